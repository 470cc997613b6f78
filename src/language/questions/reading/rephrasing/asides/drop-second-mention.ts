import { type Piece, silence } from '../../piece.ts';

/** "The top country per channel and its share of that channel's revenue": said again of what is named already. */
export function dropSecondMention(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (
      piece.type !== 'dimension' ||
      !/^(?:that|this|the same|its|their|same)$/i.test(pieces[at - 1]?.said ?? '')
    )
      continue;
    const isNamed = pieces
      .slice(0, at)
      .some(
        (one) => one.type === 'dimension' && one.dimensions.some((name) => piece.dimensions.includes(name)),
      );
    if (isNamed) silence(pieces, at);
  }
}
