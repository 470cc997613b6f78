import { isKeyword, type Piece, silent } from '../../piece.ts';

/** "The single biggest source" is the biggest. */
export function singleOut(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries())
    if (/^single$/i.test(piece.said) && isKeyword(pieces[at + 1], 'top', 'bottom', 'best', 'worst'))
      pieces[at] = silent(piece);
}
