import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../../piece.ts';

/** "Sessions divided by device", "between the devices": a dimension divides nothing. */
export function dividedByParts(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[neighbour(pieces, at, 1, isNoise)];
    if (isKeyword(piece, 'ratio') && /^divided by$/i.test(piece.said) && next?.type === 'dimension')
      rewrite(pieces, at, { type: 'keyword', keyword: 'by' });
  }
}
