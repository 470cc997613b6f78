import { isKeyword, type Piece, silent } from '../../piece.ts';

/** "Average daily sessions by day of week": of each weekday its average day is told anyway. */
export function dailyOfWeekdays(pieces: Piece[]): void {
  const isMean = pieces.some((piece) => isKeyword(piece, 'average'));
  const isByWeekday = pieces.some((piece) => piece.type === 'grain' && piece.grain === 'weekday');
  if (!isMean || !isByWeekday) return;
  for (const [at, piece] of pieces.entries())
    if (piece.type === 'grain' && piece.grain === 'day') pieces[at] = silent(piece);
}
