import type { Day } from '#src/shared/week.ts';
import { earlier, later, type Period, unitAround } from '../../dates/period.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import type { Settled } from './settled.ts';

/** Whether a week, month or year lies with all its days in the period, and in the days that there are data of. */
export function isWholeUnit({ period, view }: Settled, start: Day, grain: UnitOfTime): boolean {
  const { from, to }: Pick<Period, 'from' | 'to'> = unitAround(start, grain);
  const { firstDay, lastDay } = view.source;
  return (
    from >= (firstDay === null ? period.from : later(period.from, firstDay)) &&
    to <= (lastDay === null ? period.to : earlier(period.to, lastDay))
  );
}

/** Those that lie in it whole; all where none does, as the days of one that runs are all there is. */
export function wholeOnly<One extends { readonly time: string }>(
  settled: Settled,
  grain: UnitOfTime,
  points: readonly One[],
): readonly One[] {
  const whole = points.filter(({ time }) => isWholeUnit(settled, time as Day, grain));
  return whole.length === 0 ? points : whole;
}

/** "Weeks with fewer than 5,000": one that the period cuts has fewer for that alone. */
export const hasUpperLimit = ({ limits }: Settled['reading']): boolean =>
  limits.some(({ is }) => is === 'below' || is === 'at_most' || is === 'equal');
