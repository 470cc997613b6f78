import type { unitOf } from '../../parts/read-units.ts';
import { isKeyword, type Piece } from '../../piece.ts';
import { NotAnswerable } from '../../problem.ts';
import type { Reading } from '../../reading.ts';

const UNITS = ['day', 'week', 'month', 'quarter', 'year'];

/** "The best day of each month", "the best weekday for each channel": a ranking of time within something else is not told. */
export function refuseNestedRanking(
  pieces: readonly Piece[],
  unit: ReturnType<typeof unitOf>,
  rank: Reading['rank'],
  isAverage: boolean,
): void {
  if (unit === null || rank?.by !== 'value') return;
  // "The month with the highest average": of its days or its weeks? Their sums rank otherwise, for months differ in length.
  if (rank.of === 'time' && isAverage && UNITS.indexOf(unit) > 0)
    throw new NotAnswerable({ type: 'ambiguous', about: 'average_by', choices: [] });
  const isCoarser = pieces.some(
    (piece) =>
      piece.type === 'grain' &&
      /^(?:per|of each|of every|in each|each|every|for each|for every) /i.test(piece.said) &&
      UNITS.includes(unit) &&
      UNITS.indexOf(piece.grain) > UNITS.indexOf(unit),
  );
  const at = pieces.findIndex((piece) => piece.type === 'unit');
  const isOfWeekday =
    unit === 'weekday' &&
    rank.of === 'members' &&
    isKeyword(pieces[at - 1], 'top', 'bottom', 'best', 'worst', 'which');
  if ((rank.of === 'time' && isCoarser) || isOfWeekday)
    throw new NotAnswerable({ type: 'ambiguous', about: 'unit_and_members', choices: [] });
}
