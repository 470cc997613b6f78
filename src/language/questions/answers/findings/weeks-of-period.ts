import { addDays, addWeeks, type Day, weekOf } from '#src/shared/week.ts';
import type { Period } from '../../dates/period.ts';

/** A quarter of weeks, and what hangs over at its ends. */
const MOST_WEEKS = 15;

/**
 * The weeks of a period that are over, the newest first: those most of whose days lie in it (a week belongs to the month of
 * its Thursday, as in ISO 8601), and the one week that a shorter period lies in.
 */
export function weeksOfPeriod({ from, to }: Pick<Period, 'from' | 'to'>, last: Day): readonly Day[] {
  const weeks: Day[] = [];
  for (
    let week = weekOf(to);
    addDays(week, 6) >= from && weeks.length < MOST_WEEKS;
    week = addWeeks(week, -1)
  ) {
    const thursday = addDays(week, 3);
    if (week <= last && thursday >= from && thursday <= to) weeks.push(week);
  }
  return weeks.length > 0 ? weeks : [weekOf(from)];
}
