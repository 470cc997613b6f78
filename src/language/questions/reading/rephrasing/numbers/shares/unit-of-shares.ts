import { isKeyword, type Piece, silent } from '../../../piece.ts';

/** "Change in percentage points": shares change in no other unit; "by 2 percentage points" is a limit. */
export function unitOfShares(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    const isUnit = /^points?$/i.test(piece.said) && isKeyword(before, 'share');
    if (isUnit && piece.type === 'unknown' && pieces[at - 2]?.type !== 'number') pieces[at] = silent(piece);
  }
}
