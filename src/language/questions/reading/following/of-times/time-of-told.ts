import { addDays, type Day, daysBetween, weekOf } from '#src/shared/week.ts';
import { monthOf, WEEKDAY_NAMES, weekdayOf } from '../../../dates/calendar-words.ts';
import {
  earlier,
  isSameMonth,
  lastOfMonth,
  monthNumber,
  type Period,
  yearOf,
} from '../../../dates/period.ts';
import { shiftedBack } from '../../../dates/shifted-back.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { numberWord } from '../../../text/number-words.ts';
import { once } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';
import { MONTH } from '../../rephrasing/in-full/rule.ts';
import { sameDates } from './in-its-year.ts';

const WEEKDAY_BESIDE = once`\b(?:on )?the (?:(?<named>${WEEKDAY_NAMES}) (?<side>before|prior|earlier|after)(?: that| it)?|(?<earlier>previous|preceding) (?<other>${WEEKDAY_NAMES}))(?=[ ?.!]*$| by\b)`;
const SHIFTED = once`\b(?<count>an?|\p{L}+|\d{1,3}) (?<unit>day|week|month|quarter)s? (?:earlier|prior|previously)(?=[ ?.!]*$| by\b)`;
const SAME_OF = once`\b(?:in |on |for )?(?:the )?same (?:of|(?:days?|dates?|period|stretch|span|time|part) (?:of|in|from|for)) (?:(?<year>20\d\d)|(?<month>${MONTH})(?: (?<ofYear>20\d\d))?)(?=[ ?.!]*$| by\b)`;

/**
 * "Vs the Friday before" behind Black Friday is the Friday before that day and not before today, "against the same of 2025" behind ten
 * months of 2026 are the same ten, "and a week earlier?" behind a day is the day seven before it.
 */
export function timeOfTold(text: string, { periods }: Reading): string {
  const [period, ...others] = periods;
  const isNamed = period !== undefined && period.reading !== 'default' && period.reading !== 'all_data';
  if (!isNamed || others.length > 0 || period.without !== undefined) return text;
  const { from, to } = period;
  const beside = WEEKDAY_BESIDE.exec(text);
  if (beside !== null && from === to)
    return text.replace(beside[0], `on ${weekdayBeside(from, beside.groups ?? {})}`);
  const { count = '', unit } = SHIFTED.exec(text)?.groups ?? {};
  const times = /^an?$/i.test(count) ? 1 : (numberWord(count.toLowerCase()) ?? Number(count));
  if (unit !== undefined && Number.isInteger(times) && times > 0)
    return text.replace(SHIFTED, dates(shiftedBack(period, unit.toLowerCase() as UnitOfTime, times)));
  const same = SAME_OF.exec(text);
  const { year, month, ofYear } = same?.groups ?? {};
  if (same === null) return text;
  if (year !== undefined)
    return yearOf(from) === yearOf(to) ? text.replace(same[0], sameDates(period, Number(year))) : text;
  const number = monthOf(month?.toLowerCase() ?? '');
  if (number === undefined || !isSameMonth(from, to)) return text;
  const inYear = ofYear === undefined ? yearNearest(from, number) : Number(ofYear);
  const last = lastOfMonth(inYear, number);
  const dateOf = (day: Day): Day => earlier(`${last.slice(0, 8)}${day.slice(8)}` as Day, last);
  return text.replace(same[0], dates({ from: dateOf(from), to: dateOf(to) }));
}

const dates = ({ from, to }: Pick<Period, 'from' | 'to'>): string =>
  from === to ? `on ${from}` : `from ${from} to ${to}`;

/** The one that has begun by then: October behind November is that of the same year, December the one before. */
const yearNearest = (day: Day, month: number): number =>
  month > monthNumber(day) ? yearOf(day) - 1 : yearOf(day);

function weekdayBeside(day: Day, { named, other, side }: Readonly<Record<string, string | undefined>>): Day {
  const wanted = weekdayOf((named ?? other ?? '').toLowerCase());
  const step = side === 'after' ? 1 : -1;
  const found = [1, 2, 3, 4, 5, 6, 7].map((count) => addDays(day, step * count));
  return found.find((one) => daysBetween(weekOf(one), one) === wanted) ?? day;
}
