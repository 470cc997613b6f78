import type { Day } from '#src/shared/week.ts';
import { earlier, later, type Period, unitAround } from '../../dates/period.ts';

/** The part of a week or month that lies in the period. */
export function stretchOf(
  start: Day,
  unit: 'day' | 'week' | 'month',
  { from, to }: Period,
): { from: Day; to: Day } {
  const whole = unitAround(start, unit);
  return { from: later(whole.from, from), to: earlier(whole.to, to) };
}
