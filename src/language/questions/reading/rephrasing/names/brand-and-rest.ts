import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../piece.ts';

/** "Brand queries versus all others": what is no brand's, as "non-brand" is. */
export function brandAndRest(pieces: Piece[]): void {
  const isBrand = pieces.some((piece) => isKeyword(piece, 'brand'));
  if (!isBrand || pieces.some((piece) => piece.type === 'members' || isKeyword(piece, 'non_brand'))) return;
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    if (isKeyword(piece, 'rest') && isKeyword(before, 'versus', 'compare', 'and'))
      rewrite(pieces, at, { type: 'keyword', keyword: 'non_brand', said: 'non-brand' });
  }
}
