import { isRank, type Piece, silent } from '../../piece.ts';

/** "The single biggest source" is the biggest. */
export function singleOut(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries())
    if (/^single$/i.test(piece.said) && isRank(pieces[at + 1])) pieces[at] = silent(piece);
}
