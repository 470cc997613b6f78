import { addDays, type Day } from '#src/shared/week.ts';
import { MONTH_NAMES } from '../../../dates/calendar-words.ts';
import {
  earlier,
  isWholeWeek,
  lastOfMonth,
  lengthOf,
  monthNumber,
  type Period,
  unitAround,
  yearBefore,
  yearOf,
} from '../../../dates/period.ts';
import { movingFeastOn } from '../../../dates/read-feast.ts';
import { asChoice, askedBack, type NotAnswerable } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';

const YEAR = wholly(
  "(?:(?:in|for|of|from) )?(?<year>(?:this|last) year|(?:19|20)\\d\\d)(?:['’]s)?(?: (?:one|ones))?",
);

/** Longer ones are years themselves, or as good as: half a year, three quarters. */
const MOST_DAYS = 200;

/**
 * "And this year?" behind Black Friday 2025: Black Friday of this year, and not all of it. So it is behind a month, a day, a summer
 * that were named by their date; "last month" and "yesterday" belong to no year that anybody named: "and last year?" behind them may be
 * the same days of that year, or all of it.
 */
export function inItsYear(text: string, before: Reading, asked: string, today: Day): string {
  const said = YEAR.exec(text)?.groups?.['year']?.toLowerCase();
  const [period, ...others] = before.periods;
  if (said === undefined || period === undefined || others.length > 0) return text;
  if (said === 'last year' && isNamedFromToday(period)) throw sameOrWhole(period, yearOf(today) - 1);
  if (!isNamedByDate(period)) return text;
  const year = said === 'this year' ? yearOf(today) : said === 'last year' ? yearOf(today) - 1 : Number(said);
  // "February 2026", and then "this year": more than what was told
  if (year === yearOf(period.from) || yearOf(period.from) !== yearOf(period.to)) return text;
  const feast = feastIn(period);
  if (feast !== undefined && asked.toLowerCase().includes(feast.name)) return `and ${feast.said} ${year}`;
  if (feast !== undefined) throw feastOrDate(`${feast.said} ${year}`, sameDates(period, year));
  if (isWholeWeek(period)) throw feastOrDate(sameDates(period, year), `in ${year}`);
  return `and ${sameDates(period, year)}`;
}

/** "Last month", "yesterday", "this week" */
const isNamedFromToday = (period: Reading['periods'][number]): boolean =>
  period.words !== undefined &&
  /^(?:day|week|month|quarter)$/.test(period.unit) &&
  period.without === undefined &&
  period.reading !== 'default' &&
  period.reading !== 'all_data' &&
  lengthOf(period) <= MOST_DAYS;

const sameOrWhole = (period: Period, year: number): NotAnswerable =>
  askedBack('which_period', [sameDates(yearBefore(period), year), `in ${year}`].map(asChoice));

const isNamedByDate = (period: Reading['periods'][number]): boolean =>
  period.words === undefined &&
  period.isRunning !== true &&
  period.without === undefined &&
  period.reading !== 'default' &&
  period.reading !== 'all_data' &&
  period.reading !== 'turned' &&
  period.unit !== 'year' &&
  lengthOf(period) <= MOST_DAYS;

/** A feast that is not on the same date each year, or the week that holds it. */
function feastIn(period: Period): { readonly name: string; readonly said: string } | undefined {
  const { from, to } = period;
  if (from === to) {
    const name = movingFeastOn(from);
    return name === undefined ? undefined : { name, said: `on ${name}` };
  }
  if (!isWholeWeek(period)) return undefined;
  const names = [0, 1, 2, 3, 4, 5, 6].flatMap((at) => movingFeastOn(addDays(from, at)) ?? []);
  // Thanksgiving is in the week of Black Friday
  const name = names.at(-1);
  return name === undefined ? undefined : { name, said: `in the week of ${name}` };
}

const feastOrDate = (one: string, other: string): NotAnswerable =>
  askedBack('which_period', [one, other].map(asChoice));

/** In words that are read as these dates of that year. */
export function sameDates({ from, to }: Pick<Period, 'from' | 'to'>, year: number): string {
  const moved = (day: Day): Day =>
    earlier(`${year}${day.slice(4)}` as Day, lastOfMonth(year, monthNumber(day)));
  if (from === to) return `on ${moved(from)}`;
  const month = unitAround(from, 'month');
  if (month.from === from && month.to === to)
    return `in ${MONTH_NAMES.split('|')[monthNumber(from) - 1]} ${year}`;
  const quarter = unitAround(from, 'quarter');
  if (quarter.from === from && quarter.to === to) return `in q${Math.ceil(monthNumber(to) / 3)} ${year}`;
  const isToEnd = unitAround(to, 'month').to === to;
  return `from ${moved(from)} to ${isToEnd ? lastOfMonth(year, monthNumber(to)) : moved(to)}`;
}
