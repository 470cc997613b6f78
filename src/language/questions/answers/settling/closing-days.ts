import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import type { SourceView } from '../../data/source-view.ts';
import { earlier, later, type Period } from '../../dates/period.ts';

/** So many weeks show that a weekday without data is one on which it is closed. */
const WEEKS = 4;

type Days = Pick<Period, 'from' | 'to'>;
type Known = Pick<SourceView, 'source'>;

/**
 * The weekdays on which it is closed, 0 = Monday: those of which no day of the period within the data has any, among at least four
 * of them. None where none of the others has any, and none of what was fetched: a Sunday that Google was not asked about is missing.
 */
export function closingDays(missing: readonly Day[], period: Days, { source }: Known): readonly number[] {
  const { firstDay, lastDay, type } = source;
  if (type !== 'FILE' || firstDay === null || lastDay === null) return [];
  const [from, to] = [later(period.from, firstDay), earlier(period.to, lastDay)];
  const days = from > to ? [] : daysFrom(from, to);
  const lacking = new Set(missing);
  const closed = [0, 1, 2, 3, 4, 5, 6].filter((of) => {
    const all = days.filter((day) => weekday(day) === of);
    return all.length >= WEEKS && all.every((day) => lacking.has(day));
  });
  return closed.length === 7 ? [] : closed;
}

/** The days without data that are a gap: a practice that is shut on Sundays lacks no Sunday. */
export function gapsOf(missing: readonly Day[], period: Days, view: Known): readonly Day[] {
  const closed = closingDays(missing, period, view);
  return missing.filter((day) => !closed.includes(weekday(day)));
}
