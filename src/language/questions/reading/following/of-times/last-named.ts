import { addDays, type Day, weekday } from '#src/shared/week.ts';
import { MONTH_NAMES, WEEKDAY_NAMES, weekdayNames } from '../../../dates/calendar-words.ts';
import { type Period, unitAround, yearBefore } from '../../../dates/period.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const MONTHS = `${MONTH_NAMES}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`;
const LAST = wholly(
  `(?:(?:for|in|on|during|from|over|with) )?last (?:(?<named>${MONTHS}|spring|summer|autumn|fall|winter|christmas|easter|q[1-4])|(?<day>${WEEKDAY_NAMES})|(?<unit>week|month|quarter))`,
);

/**
 * "And last January?" behind this year's: that of the year before, since the one that was just told is not asked for again. So is "last
 * Monday" behind a Monday that of the week before, and "last month" behind March, where March is the last one, February.
 */
export function lastNamed(
  text: string,
  before: Reading,
  read: (text: string) => Reading | undefined,
  today: Day,
): Reading | undefined {
  const { named, day, unit: of } = LAST.exec(text)?.groups ?? {};
  const [period, ...others] = before.periods;
  if (period === undefined || others.length > 0 || period.without !== undefined) return undefined;
  if (day !== undefined) {
    // Behind "yesterday" nobody named the Sunday that it was
    const isSame =
      !/^(?:yesterday|today)/.test(period.words ?? '') &&
      period.from === period.to &&
      weekdayNames[weekday(period.from)]?.toLowerCase() === day.toLowerCase();
    const { from, to, unit, count } = period;
    return isSame ? at(before, { from: addDays(from, -7), to: addDays(to, -7), unit, count }) : undefined;
  }
  if (of !== undefined) {
    const unit = /^month$/i.test(of) ? 'month' : /^week$/i.test(of) ? 'week' : 'quarter';
    const { from, to } = unitAround(today, unit, -1);
    if (period.from !== from || period.to !== to || period.words !== undefined) return undefined;
    return at(before, { ...unitAround(today, unit, -2), unit, count: 1 });
  }
  const [again] = (named === undefined ? undefined : read(`and in ${named}`))?.periods ?? [];
  const isAgain = again?.from === period.from && again.to === period.to;
  return isAgain ? at(before, yearBefore(period)) : undefined;
}

const at = (before: Reading, period: Period): Reading =>
  toldAnew({ ...before, periods: [period], isAllData: false });
