import { addDays } from '#src/shared/week.ts';
import { lengthOf, type Period, sameDayOf } from './period.ts';

/** Of a month that still runs, only as many days of the other one count; of a year those up to the same date. */
export function shortened(period: Period, other: Period): Period {
  if (other.isWhole === true) return other;
  const isSameUnit = period.unit === other.unit && period.count === other.count;
  // Eight days of this month against the three before it are told per day
  if (period.isRunning !== true || !isSameUnit || lengthOf(other) <= lengthOf(period)) return other;
  const to = period.unit === 'year' ? sameDayOf(other, period) : addDays(other.from, lengthOf(period) - 1);
  return { from: other.from, to, unit: 'range', count: 1 };
}
