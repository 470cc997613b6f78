import { daysBetween } from '#src/shared/week.ts';
import type { Reading } from './reading.ts';

const DAYS_OF = { week: 7, month: 28, quarter: 90, year: 365 } as const;

/** "By month" behind one week or one month is of the usual months: within them there is no course of months. */
export const isLongerThan = (
  grain: Reading['grain'],
  { periods: [period, ...others] }: Pick<Reading, 'periods'>,
): boolean =>
  grain !== null &&
  grain !== 'day' &&
  grain !== 'weekday' &&
  period !== undefined &&
  others.length === 0 &&
  (daysBetween(period.from, period.to) + 1 < DAYS_OF[grain] || (period.unit === grain && period.count === 1));
