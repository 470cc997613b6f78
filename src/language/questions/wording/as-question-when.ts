import type { Day } from '#src/shared/week.ts';
import { isWholeWeek, lastOfMonth, lengthOf, monthNumber, type Period, yearOf } from '../dates/period.ts';
import type { Reading } from '../reading/reading.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * The days of a question: "in March 2017", "last week vs the week before", "on Mondays".
 *
 * @param today stretches of days are said as seen from it: "in the last 30 days"
 */
export function whenInQuestion(reading: Reading, today?: Day): string[] {
  const { periods, versus, versusUnit, weekdays, isAllData } = reading;
  const said = periods.map((period) => periodAsked(period, today));
  const days = weekdays.map(({ words }) => `on ${words}`).join(' vs ');
  const [first, ...others] = said;
  if (first === undefined) {
    const unit = versusUnit ?? 'week';
    const open =
      versus === null
        ? ''
        : `last ${unit} vs ${versus === 'before' ? `the ${unit} before` : 'the same period last year'}`;
    return [isAllData ? 'in total' : open, days];
  }
  const unit = periods[0]?.unit === 'range' || (periods[0]?.count ?? 1) > 1 ? 'period' : periods[0]?.unit;
  const against =
    versus === null ? '' : versus === 'before' ? `vs the ${unit} before` : 'vs the same period last year';
  if (reading.areApart) return [said.join(' and '), days];
  return [[first, ...others.map((other) => other.replace(/^in /, ''))].join(' vs '), against, days];
}

export function periodAsked(period: Period, today?: Day): string {
  const { from, to, words, unit, count } = period;
  if (words !== undefined && period.without === undefined) return words;
  if (today !== undefined && unit !== 'range' && count > 1) return `in the last ${count} ${unit}s`;
  if (lengthOf(period) === 1) return `on ${dated(from)}`;
  const isMonth = from.endsWith('-01') && to === lastOfMonth(yearOf(from), monthNumber(from));
  if (isMonth) return `in ${MONTHS[monthNumber(from) - 1]} ${yearOf(from)}`;
  if (from.endsWith('-01-01') && to === `${yearOf(from)}-12-31`) return `in ${yearOf(from)}`;
  if (period.unit === 'week' && period.count === 1 && isWholeWeek(period))
    return `in the week of ${dated(from)}`;
  return `from ${dated(from)} to ${dated(to)}`;
}

export const dated = (day: Day): string =>
  `${MONTHS[monthNumber(day) - 1]} ${Number(day.slice(8))}, ${yearOf(day)}`;
