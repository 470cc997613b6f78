import { plural } from '../../../../plural.ts';
import { WEEKDAY_NAMES } from '../../../dates/calendar-words.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from './lead-and-tail.ts';

const WITHOUT = wholly(
  `(?:without|except(?: for)?|excluding|excl\\.?|leave out|not counting) (?:the )?(?<day>${WEEKDAY_NAMES}|weekends?)`,
);

/** "Without Sunday", "without the weekend" behind a course by day: all of them, where the days of one alone would be a date. */
export function withoutWeekdays(text: string, { grain }: Reading): string {
  const day = grain === 'day' ? WITHOUT.exec(text)?.groups?.['day']?.toLowerCase() : undefined;
  if (day === undefined) return text;
  return day.startsWith('weekend') ? 'only weekdays' : `without ${day.endsWith('s') ? day : plural(day)}`;
}
