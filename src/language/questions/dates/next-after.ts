import type { Day } from '#src/shared/week.ts';
import { dayOf, monthNumber, type Period, unitAround, yearOf } from './period.ts';

/**
 * "From May 2025 to June" ends in the June that follows that May: a month, quarter or day without a year behind one whose year is
 * named is of that year, or of the next, and not the last one that there was.
 */
export function nextAfter(start: Period, end: Period): Period {
  const isNamed = end.unit === start.unit && end.count === 1 && end.unit !== 'range' && end.unit !== 'week';
  if (end.reading !== 'most_recent' || start.reading === 'most_recent' || !isNamed) return end;
  const years = Array.from(
    { length: yearOf(end.from) - yearOf(start.from) },
    (_, at) => yearOf(start.from) + at,
  );
  const next = years
    .map((year) => inYear(end.from, year))
    .find((day) => day !== undefined && day > start.from);
  return next === undefined ? end : { ...unitAround(next, end.unit), unit: end.unit, count: 1 };
}

const inYear = (day: Day, year: number): Day | undefined =>
  dayOf(year, monthNumber(day), Number(day.slice(8)));
