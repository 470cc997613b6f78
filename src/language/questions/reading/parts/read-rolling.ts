import { isKeyword, isNoise, neighbour, type Piece, silent } from '../piece.ts';
import { askedBack } from '../problem.ts';
import { MOST_IN_A_ROW } from './most-in-a-row.ts';

export interface ReadRolling {
  readonly count: number;
  /** What the mean steps by: a mean of 4 weeks is one of weekly values, week by week. */
  readonly unit: 'day' | 'week' | 'month';
}

/** Where the question names no length. */
const USUAL = { day: 7, week: 4, month: 3 } as const;
const isUnit = (unit: string): unit is ReadRolling['unit'] => unit in USUAL;

/** "7-day rolling average", "4-week moving average of weekly sessions"; null where none is asked for. */
export function readRolling(pieces: Piece[]): ReadRolling | null {
  if (!pieces.some((piece) => isKeyword(piece, 'rolling'))) return null;
  // "A rolling sum" is no mean
  if (
    pieces.some(
      (piece, at) => isKeyword(piece, 'rolling') && /^(?:sum|total)\b/i.test(pieces[at + 1]?.said ?? ''),
    )
  )
    throw loose();
  for (const piece of pieces) if (isKeyword(piece, 'rolling', 'average', 'over')) piece.used = true;
  const length = lengthOf(pieces);
  const grains = pieces.flatMap((piece) => (piece.type === 'grain' ? [piece.grain] : []));
  const [grain] = grains;
  if (grains.some((one) => !isUnit(one)) || new Set(grains).size > 1) throw loose();
  if (length === undefined) {
    const unit = grain !== undefined && isUnit(grain) ? grain : 'day';
    return { count: USUAL[unit], unit };
  }
  if (grain === undefined || grain === length.unit) return length;
  // "4-week moving average of daily sessions"
  if (grain === 'day' && length.unit === 'week') return { count: length.count * 7, unit: 'day' };
  throw loose();
}

function lengthOf(pieces: Piece[]): ReadRolling | undefined {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'number' || piece.percent || !Number.isInteger(piece.value)) continue;
    const place = neighbour(pieces, at, 1, isNoise);
    const unit = pieces[place];
    if (unit?.type !== 'unit' || !isUnit(unit.unit)) continue;
    if (piece.value < 2 || piece.value > MOST_IN_A_ROW[unit.unit]) throw loose();
    piece.used = true;
    pieces[place] = silent(unit);
    return { count: piece.value, unit: unit.unit };
  }
  return undefined;
}

const loose = () => askedBack('rolling');
