import { addDays, weekday } from '#src/shared/week.ts';
import { weekdayNames } from '../../dates/calendar-words.ts';
import { type Period, yearBefore } from '../../dates/period.ts';
import type { Reading } from '../reading.ts';
import { wholly } from './lead-and-tail.ts';
import { toldAnew } from './told-anew.ts';

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const LAST = wholly(
  `(?:(?:for|in|on|during|from|over|with) )?last (?:(?<named>${MONTHS}|spring|summer|autumn|fall|winter|christmas|easter|q[1-4])|(?<day>${weekdayNames.join('|')}))`,
);

/**
 * "And last January?" behind this year's: that of the year before, since the one that was just told is not asked for again. So is "last
 * Monday" behind a Monday that of the week before.
 */
export function lastNamed(
  text: string,
  before: Reading,
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  const { named, day } = LAST.exec(text)?.groups ?? {};
  const [period, ...others] = before.periods as Period[];
  if (period === undefined || others.length > 0 || period.without !== undefined) return undefined;
  if (day !== undefined) {
    const isSame =
      period.from === period.to && weekdayNames[weekday(period.from)]?.toLowerCase() === day.toLowerCase();
    const { from, to, unit, count } = period;
    return isSame ? at(before, { from: addDays(from, -7), to: addDays(to, -7), unit, count }) : undefined;
  }
  const [again] = (named === undefined ? undefined : read(`and in ${named}`))?.periods ?? [];
  const isAgain = again?.from === period.from && again.to === period.to;
  return isAgain ? at(before, yearBefore(period)) : undefined;
}

const at = (before: Reading, period: Period): Reading =>
  toldAnew({ ...before, periods: [period], isAllData: false });
