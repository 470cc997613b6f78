import { addDays, type Day } from '#src/shared/week.ts';
import { earlier, firstOfMonth, lastOfMonth, monthNumber, type Period, yearOf } from './period.ts';
import type { UnitOfTime } from './units-of-time.ts';

const MONTHS: Partial<Record<UnitOfTime, number>> = { month: 1, quarter: 3, year: 12 };

/**
 * "Christmas Day against a week earlier" is December 18, "August against a month earlier" July: a period as long, so many units back.
 * Months end where they end: July 31 is a month before August 31, and June 30 one before July 31.
 */
export function shiftedBack({ from, to, unit, count }: Period, by: UnitOfTime, times: number): Period {
  const months = MONTHS[by];
  if (months === undefined) {
    const days = -times * (by === 'week' ? 7 : 1);
    const isSame = unit === 'day' || (unit === 'week' && by === 'week');
    return {
      from: addDays(from, days),
      to: addDays(to, days),
      ...(isSame ? { unit, count } : { unit: 'range', count: 1 }),
    };
  }
  const isOfMonths = MONTHS[unit as UnitOfTime] !== undefined;
  const end = isOfMonths && addDays(to, 1).endsWith('-01') ? lastOfBack(to) : dayBack(to);
  return {
    from: dayBack(from),
    to: end,
    ...(isOfMonths || unit === 'day' ? { unit, count } : { unit: 'range', count: 1 }),
  };

  function lastOfBack(day: Day): Day {
    return lastOfMonth(yearOf(day), monthNumber(day) - times * (months ?? 0));
  }
  function dayBack(day: Day): Day {
    const first = firstOfMonth(yearOf(day), monthNumber(day) - times * (months ?? 0));
    return earlier(`${first.slice(0, 8)}${day.slice(8)}` as Day, lastOfBack(day));
  }
}
