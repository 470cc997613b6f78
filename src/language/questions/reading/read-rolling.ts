import { isKeyword, neighbour, type Piece } from './piece.ts';

const USUAL_DAYS = 7;
const MOST_DAYS = 366;
const isNoise = (piece: Piece): boolean => piece.type === 'noise';
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7 };

/** "7-day rolling average", "moving average over 4 weeks": over how many days; null where none is asked for. */
export function readRolling(pieces: Piece[]): number | null {
  if (!pieces.some((piece) => isKeyword(piece, 'rolling'))) return null;
  for (const piece of pieces) if (isKeyword(piece, 'rolling', 'average', 'over')) piece.used = true;
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'number' || piece.percent || !Number.isInteger(piece.value)) continue;
    const place = neighbour(pieces, at, 1, isNoise);
    const unit = pieces[place];
    if (unit?.type !== 'unit') continue;
    const days = piece.value * (daysIn[unit.unit] ?? 0);
    if (days < 2 || days > MOST_DAYS) continue;
    piece.used = true;
    pieces[place] = { ...unit, type: 'noise', used: true } as Piece;
    return days;
  }
  return USUAL_DAYS;
}
