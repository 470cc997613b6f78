import { addDays } from '#src/shared/week.ts';
import type { Period } from '../../dates/period.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import type { Parts } from './read-parts.ts';

const FEWEST = 3;

/**
 * "What share of sessions was mobile in January, February and March": the share in each of them, which is its course over the months
 * that are named. Two of them are held against each other.
 */
export function sharesOfUnits({
  shape,
  time,
}: Parts): { readonly period: Period; readonly unit: UnitOfTime } | null {
  const { periods, versus, weekdays } = time;
  const unit = periods[0]?.unit;
  const areUnits = periods.every((period) => period.unit === unit && period.count === 1);
  const isPlain = versus === null && weekdays.length === 0 && shape.grain === null && shape.rank === null;
  if (shape.shape !== 'share' || periods.length < FEWEST || !isPlain || !areUnits) return null;
  if (unit === undefined || unit === 'range' || unit === 'day') return null;
  const inOrder = [...periods].sort((a, b) => (a.from < b.from ? -1 : 1));
  // "November, December and January" whose November is this year's: not the three that were meant
  const isInOrder = [inOrder, inOrder.toReversed()].some((all) =>
    all.every((one, at) => one === periods[at]),
  );
  if (!isInOrder) return null;
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return null;
  const without = inOrder.slice(1).flatMap(({ from }, at) => {
    const gap = { from: addDays((inOrder[at] as Period).to, 1), to: addDays(from, -1) };
    return gap.from <= gap.to ? [gap] : [];
  });
  const period: Period = {
    from: first.from,
    to: last.to,
    unit: 'range',
    count: 1,
    ...(without.length > 0 && { without }),
  };
  return { period, unit };
}
