import {
  addDays,
  type Day,
  dayFromEpoch,
  daysBetween,
  epochDay,
  isMonday,
  parseDay,
  weekday,
  weekOf,
} from '#src/shared/week.ts';
import type { UnitOfTime } from './units-of-time.ts';

/** Days that a question is about, first and last included. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
  /** What it is made of: four weeks, one month; `range` where the days were named. */
  readonly unit: UnitOfTime | 'range';
  readonly count: number;
  /** Not over yet: it ends with the last day that is. */
  readonly isRunning?: boolean | undefined;
  /** "The whole of last month": never cut to as many days as another period has. */
  readonly isWhole?: boolean | undefined;
  /** The words for it that hold no number: "last week", "yesterday". */
  readonly words?: string | undefined;
  /** How it was read where it could be read otherwise; see `assumption.ts`. */
  readonly reading?: PeriodReading | undefined;
  /** Of "from January to March": the first and the last of it, for questions about a change. */
  readonly ends?: readonly [Period, Period] | undefined;
  /** Of each week only these days count: "weekdays", "Mondays". */
  readonly onDays?: string | undefined;
  /** "Without the 14th of February": stretches of it that do not count. */
  readonly without?: readonly LeftOut[] | undefined;
  /** What is left of it are days that limits have chosen. */
  readonly isChosen?: boolean | undefined;
}

export interface LeftOut {
  readonly from: Day;
  readonly to: Day;
  /** "The first week" of a month, which is one of the calendar. */
  readonly isWeekOfMonth?: boolean | undefined;
}

export const isLeftOut = ({ without = [] }: Pick<Period, 'without'>, day: Day): boolean =>
  without.some(({ from, to }) => day >= from && day <= to);

export type PeriodReading =
  | 'complete_months'
  | 'complete_weeks'
  | 'without_today'
  | 'week_not_begun'
  | 'most_recent'
  | 'month_first'
  | 'day_first'
  | 'monday_week'
  | 'first_monday'
  | 'last_weekday'
  | 'third_of_month'
  | 'fiscal'
  | 'default'
  | 'after_day'
  | 'all_data'
  | 'around'
  | 'near'
  | 'same_part'
  | 'last_whole'
  | 'turned';

export const lengthOf = ({ from, to }: Pick<Period, 'from' | 'to'>): number => daysBetween(from, to) + 1;

/** Named days of less than a week. */
export const isFewDays = (period: Pick<Period, 'from' | 'to' | 'unit'>): boolean =>
  (period.unit === 'day' || period.unit === 'range') && lengthOf(period) < 7;

const pad = (value: number): string => String(value).padStart(2, '0');

/** Months count on beyond December and before January. */
export function firstOfMonth(year: number, month: number): Day {
  const place = year * 12 + month - 1;
  return `${Math.floor(place / 12)}-${pad((place % 12) + 1)}-01` as Day;
}

export const lastOfMonth = (year: number, month: number): Day => addDays(firstOfMonth(year, month + 1), -1);

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthNumber = (day: Day): number => Number(day.slice(5, 7));

/** The unit that holds the day, moved by so many units. */
export function unitAround(day: Day, unit: UnitOfTime, moved = 0): { from: Day; to: Day } {
  const year = yearOf(day);
  switch (unit) {
    case 'day':
      return { from: addDays(day, moved), to: addDays(day, moved) };
    case 'week': {
      const from = addDays(weekOf(day), moved * 7);
      return { from, to: addDays(from, 6) };
    }
    case 'month':
      return {
        from: firstOfMonth(year, monthNumber(day) + moved),
        to: lastOfMonth(year, monthNumber(day) + moved),
      };
    case 'quarter': {
      const first = Math.floor((monthNumber(day) - 1) / 3) * 3 + 1 + moved * 3;
      return { from: firstOfMonth(year, first), to: lastOfMonth(year, first + 2) };
    }
    case 'year':
      return { from: firstOfMonth(year + moved, 1), to: lastOfMonth(year + moved, 12) };
  }
}

/** The period of the same make that ends the day before this one begins. */
export function periodBefore(period: Period): Period {
  const { from, to, unit, count } = period;
  if (period.isRunning === true && (unit === 'month' || unit === 'quarter' || unit === 'year')) {
    // As many days of the unit before as have passed of this one.
    const before = unitAround(from, unit, -1);
    const end = unit === 'year' ? sameDayOf(before, period) : addDays(before.from, lengthOf(period) - 1);
    return { ...before, to: earlier(end, before.to), unit: 'range', count: 1 };
  }
  if (unit === 'month' || unit === 'quarter' || unit === 'year') {
    const first = unitAround(from, unit, -count);
    return { from: first.from, to: addDays(from, -1), unit, count };
  }
  if (period.isRunning === true && unit === 'week')
    return { from: addDays(from, -7), to: addDays(to, -7), unit: 'range', count: 1 };
  // Two days of the week before a weekend are no weekend
  if (isWeekend(period)) return { from: addDays(from, -7), to: addDays(to, -7), unit, count };
  return { from: addDays(from, -lengthOf(period)), to: addDays(from, -1), unit, count };
}

/** Where a year ends that is as far as another one: by its date, which a leap year reaches a day later. */
export const sameDayOf = ({ from }: Pick<Period, 'from'>, { to }: Pick<Period, 'to'>): Day =>
  addDays(to, 1).endsWith('-01') ? lastOfMonth(yearOf(from), monthNumber(to)) : movedToYear(to, yearOf(from));

/** The same date of another year; of a leap day the one before it. */
export const movedToYear = (day: Day, year: number): Day =>
  earlier(`${year}${day.slice(4)}` as Day, lastOfMonth(year, monthNumber(day)));

/** All of the unit before one that still runs: what is new this month was not there on any day of the last one. */
export function allBefore(period: Period): Period {
  const { from, unit } = period;
  if (period.isRunning !== true || unit === 'range' || unit === 'day') return periodBefore(period);
  return { ...unitAround(from, unit, -1), unit, count: 1 };
}

/** A Saturday with its Sunday. */
export const isWeekend = (period: Period): boolean =>
  weekday(period.from) === SATURDAY && lengthOf(period) === 2;
const SATURDAY = 5;

/**
 * A year earlier: the same dates for months and longer, the same weekdays (52 weeks) for days and weeks; the first week of a
 * month is a week, too.
 */
export function yearBefore({ from, to, unit, count, reading }: Period): Period {
  const isWeekOfMonth = reading === 'first_monday' || reading === 'monday_week';
  const isByMonth = unit === 'month' || unit === 'quarter' || unit === 'year';
  const byDate = isByMonth || (unit === 'range' && !isWeekOfMonth);
  if (!byDate) return { from: addDays(from, -364), to: addDays(to, -364), unit, count };
  const moved = (day: Day): Day => movedToYear(day, yearOf(day) - 1);
  const end = addDays(to, 1).endsWith('-01') ? lastOfMonth(yearOf(to) - 1, monthNumber(to)) : moved(to);
  return { from: moved(from), to: end, unit, count };
}

/** ISO 8601: the week with the year's first Thursday is week 1. */
export function isoWeek(year: number, number: number): Day {
  const fourth = `${year}-01-04` as Day;
  return addDays(weekOf(fourth), (number - 1) * 7);
}

// Days are texts, which Math.min does not take.
export const earlier = (a: Day, b: Day): Day => [a, b].sort()[0] ?? a;
export const later = (a: Day, b: Day): Day => [a, b].sort()[1] ?? b;
export const isSameMonth = (a: Day, b: Day): boolean => a.slice(0, 7) === b.slice(0, 7);
export const isWholeWeek = ({ from, to }: Pick<Period, 'from' | 'to'>): boolean =>
  isMonday(from) && addDays(from, 6) === to;
export const dayOf = (year: number, month: number, date: number): Day | undefined => {
  // What no calendar of ours holds is no day: 9999-12-31, the 5.5th, a number of 400 digits.
  if (!Number.isInteger(date) || date < 1 || date > 31) return undefined;
  // No thirteenth month is January of the year after
  if (!Number.isInteger(month) || month < 1 || month > 12) return undefined;
  if (parseDay(`${String(year).padStart(4, '0')}-01-01`) === undefined) return undefined;
  const first = firstOfMonth(year, month);
  const day = dayFromEpoch(epochDay(first) + date - 1);
  return day <= lastOfMonth(year, month) ? day : undefined;
};
