import { addDays, type Day, daysBetween } from '#src/shared/week.ts';
import {
  earlier,
  isWholeWeek,
  later,
  lengthOf,
  movedToYear,
  type Period,
  yearOf,
} from '../../dates/period.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import type { Settled } from './settled.ts';

/** Below this share of the other's days with data, sums of the two are no finding about anything but the data. */
export const COMPARABLE = 0.5;
/** A rate of the days that are known, which are named, says something of a third of a month, and little of its first days. */
const FEWEST = 0.25;
/** February is nine tenths of March; a month that runs is no such part of the last one. */
const AS_LONG = 0.8;

/**
 * "Did the late return rate rise this year", of data that begin in the November before: a rate and a mean do not grow with their days,
 * so nothing of a sum would show that one side is three weeks of autumn. Times that lie years apart, and sums of two weeks, are cut to the
 * days that both have, others are named by the days that are known, and asked back where those are too few, as sums are.
 */
export function onCommonDays(settled: Settled): Settled {
  const { period, other, view } = settled;
  const { firstDay, lastDay } = view.source;
  if (other === null || firstDay === null || lastDay === null) return settled;
  const isOfYears = isOfSumsOfYears(settled);
  const isOfSums = isOfYears || isOfSumsOfWeeks(settled);
  if (!isOfSums && !isOfRates(settled)) return settled;
  const [now, before] = [period, other].map((one) => ({
    from: later(one.from, firstDay),
    to: earlier(one.to, lastDay),
  })) as [Span, Span];
  // Of which there is nothing at all, that is asked back by every way
  if (now.from > now.to || before.from > before.to) return settled;
  if (isSame(now, period) && isSame(before, other)) return settled;
  const begins = { day: firstDay, isOfName: false };
  const apart =
    isOfSums && !isOfYears ? byDays(daysBetween(other.from, period.from)) : apartBy(period, other);
  if (apart === undefined) {
    const isFew = lengthOf(now) < FEWEST * lengthOf(period) || lengthOf(before) < FEWEST * lengthOf(other);
    if (isFew && areAsLong(period, other))
      throw new NotAnswerable({ type: 'ambiguous', about: 'uneven_data', choices: [], begins });
    const cut = { ...settled, period: cutTo(period, now), other: cutTo(other, before) };
    if (earlier(period.from, other.from) >= firstDay) return cut;
    return { ...cut, assumptions: [...settled.assumptions, { code: 'data_begin', read: firstDay }] };
  }
  const from = later(now.from, apart(before.from, 1));
  const to = earlier(now.to, apart(before.to, 1));
  // Of too few days the sums are asked back, as those of other times are
  if (isOfSums && isOfFew({ from, to }, period, isOfYears)) return settled;
  if (from > to) throw new NotAnswerable({ type: 'ambiguous', about: 'no_common_days', choices: [], begins });
  const read = before.from > other.from || now.from > period.from ? firstDay : lastDay;
  return {
    ...settled,
    period: cutTo(period, { from, to }),
    other: cutTo(other, { from: apart(from, -1), to: apart(to, -1) }),
    assumptions: [
      ...settled.assumptions.filter(({ code }) => code !== 'same_days' && code !== 'against_before'),
      { code: 'common_days', read },
    ],
  };
}

/** So many days of a year are a part of it that says something, and no few days of a week. */
const isOfFew = (common: Span, period: Period, isOfYears: boolean): boolean =>
  isOfYears
    ? common.from > common.to || lengthOf(common) < Math.max(DAYS_OF_WEEK, FEWEST * lengthOf(period))
    : lengthOf(common) < COMPARABLE * lengthOf(period);

type Span = Pick<Period, 'from' | 'to'>;

const isSame = (one: Span, other: Span): boolean => one.from === other.from && one.to === other.to;

const areAsLong = (one: Period, other: Period): boolean =>
  Math.min(lengthOf(one), lengthOf(other)) >= AS_LONG * Math.max(lengthOf(one), lengthOf(other));

const cutTo = (period: Period, span: Span): Period =>
  isSame(period, span)
    ? period
    : { ...period, ...span, unit: 'range', count: 1, words: undefined, isRunning: undefined };

/** Numbers that are told alike of many days and of few; month by month only what lies side by side is held against each other anyway. */
function isOfRates({ reading, asked, period, other }: Settled): boolean {
  const isMean = reading.shape === 'average' || reading.shape === 'median';
  const isRate =
    asked.length > 0 &&
    asked.every(({ kind }) => kind === 'quotient') &&
    reading.shape !== 'share' &&
    reading.shape !== 'cumulative' &&
    reading.grain === null;
  const isChosen = period.isChosen === true || other?.isChosen === true;
  return (isMean || isRate) && !isChosen && reading.periods.length <= 2;
}

/**
 * A week without its Sunday has more per day where Sundays are quiet, and nothing rose: two whole weeks are held against each other
 * by the weekdays that both have. Of a change whose causes are asked for so are two months, by their first days: what was not
 * counted yet would be its cause.
 */
function isOfSumsOfWeeks({ reading, asked, period, other, view }: Settled): boolean {
  if (other === null || reading.grain !== null || reading.periods.length > 2) return false;
  // Only what the data do not have yet: where a name or the data begin within the other one is told as that
  const { firstDay, lastDay } = view.source;
  if (lastDay === null || lastDay >= later(period.to, other.to)) return false;
  if (firstDay === null || firstDay > earlier(period.from, other.from)) return false;
  if (period.isChosen === true || other.isChosen === true) return false;
  if (reading.intent === 'why' && [period, other].every(({ unit }) => unit === 'month'))
    return asked.some(({ kind }) => kind === 'additive');
  return (
    [period, other].every(isWholeWeek) &&
    daysBetween(other.from, period.from) % DAYS_OF_WEEK === 0 &&
    daysBetween(other.from, period.from) !== 0 &&
    asked.some(({ kind }) => kind === 'additive')
  );
}

/**
 * "This summer against last summer" of data that begin in that July: sums of 62 days and of 92 are as unlike as those of two weeks of which
 * one lacks its end. Of two times of other lengths it is the asker's will.
 */
function isOfSumsOfYears({ reading, asked, period, other, view }: Settled): boolean {
  const { firstDay } = view.source;
  const isOfNumbers = reading.shape === 'value' || reading.shape === 'change';
  if (other === null || firstDay === null || reading.grain !== null || !isOfNumbers) return false;
  if (period.isChosen === true || other.isChosen === true || reading.periods.length > 2) return false;
  const begins = earlier(period.from, other.from) < firstDay;
  const areYearsApart = yearOf(period.from) !== yearOf(other.from) && isSameDate(period.from, other.from);
  return begins && areYearsApart && areAsLong(period, other) && asked.some(({ kind }) => kind === 'additive');
}

const isSameDate = (one: Day, other: Day): boolean => one.slice(4) === other.slice(4);

/** How a day of the earlier one is moved onto the later one: by whole years of dates, or of weekdays; undefined where they are of other times of the year. */
function apartBy(period: Period, other: Period): ((day: Day, times: 1 | -1) => Day) | undefined {
  // A January is held against a year that begins as it does by itself
  const areAlike = period.unit === other.unit || period.unit === 'range' || other.unit === 'range';
  if (!areAlike) return undefined;
  const years = yearOf(period.from) - yearOf(other.from);
  if (years !== 0 && isSameDate(period.from, other.from))
    return (day, times) => movedToYear(day, yearOf(day) + times * years);
  const days = daysBetween(other.from, period.from);
  return days !== 0 && days % DAYS_OF_YEAR === 0 ? byDays(days) : undefined;
}

const byDays =
  (days: number) =>
  (day: Day, times: 1 | -1): Day =>
    addDays(day, times * days);

const DAYS_OF_WEEK = 7;

/** 52 weeks: a year that keeps the weekdays. */
const DAYS_OF_YEAR = 364;
