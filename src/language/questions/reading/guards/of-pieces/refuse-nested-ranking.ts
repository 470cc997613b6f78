import { UNITS_OF_TIME } from '../../../dates/units-of-time.ts';
import type { unitOf } from '../../parts/read-units.ts';
import { isKeyword, type Piece } from '../../piece.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

const FINEST_FIRST: readonly string[] = UNITS_OF_TIME;

/** "The best day of each month", "the best weekday for each channel": a ranking of time within something else is not told. */
export function refuseNestedRanking(
  pieces: readonly Piece[],
  unit: ReturnType<typeof unitOf>,
  rank: Reading['rank'],
  isAverage: boolean,
): void {
  if (unit === null || rank?.by !== 'value') return;
  // "The month with the highest average": of its days or its weeks? Their sums rank otherwise, for months differ in length.
  if (rank.of === 'time' && isAverage && FINEST_FIRST.indexOf(unit) > 0) throw askedBack('average_by');
  const isCoarser = pieces.some(
    (piece) =>
      piece.type === 'grain' &&
      /^(?:per|of each|of every|in each|each|every|for each|for every) /i.test(piece.said) &&
      FINEST_FIRST.includes(unit) &&
      FINEST_FIRST.indexOf(piece.grain) > FINEST_FIRST.indexOf(unit),
  );
  const at = pieces.findIndex((piece) => piece.type === 'unit');
  const isOfWeekday =
    unit === 'weekday' &&
    rank.of === 'members' &&
    isKeyword(pieces[at - 1], 'top', 'bottom', 'best', 'worst', 'which');
  if ((rank.of === 'time' && isCoarser) || isOfWeekday) throw askedBack('unit_and_members');
}
