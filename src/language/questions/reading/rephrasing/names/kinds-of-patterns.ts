import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';

/** "The share of clicks from queries that contain moka": the kind of name is no breakdown, nor is one in a parenthesis. */
export function kindsOfPatterns(pieces: Piece[]): void {
  const isShare = pieces.some((piece) => isKeyword(piece, 'share'));
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'dimension') continue;
    if (!isKeyword(pieces[neighbour(pieces, at, 1, isNoise)], 'containing', 'starting_with')) continue;
    if (pieces[at - 1]?.said === '(') {
      piece.used = true;
      const outer = pieces[neighbour(pieces, at, -1, isNoise)];
      const isSame =
        outer?.type === 'dimension' && outer.dimensions.some((name) => piece.dimensions.includes(name));
      if (isSame && isShare && outer) outer.used = true;
    } else if (
      isShare &&
      /^(?:from|of|for|on|to|with)$/i.test(pieces[neighbour(pieces, at, -1, isNoise)]?.said ?? '')
    )
      piece.used = true;
  }
}
