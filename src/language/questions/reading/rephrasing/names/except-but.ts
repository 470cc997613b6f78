import { isNamed, isNoise, neighbour, type Piece, rewrite } from '../../piece.ts';

/** "All channels but direct" leaves direct out. */
export function exceptBut(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!/^but$/i.test(piece.said)) continue;
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    const isOfAll = pieces
      .slice(Math.max(0, at - 4), at)
      .some(({ said }) =>
        /\b(?:all|every|any|every(?:thing|one|body|where)|any(?:thing|one|body|where)|each|nowhere)\b/i.test(
          said,
        ),
      );
    if (isNamed(next) && isOfAll) rewrite(pieces, at, { type: 'keyword', keyword: 'without' });
  }
}
