import { addDays, type Day, daysBetween, weekday } from '#src/shared/week.ts';
import { dayOf, unitAround, yearOf } from './period.ts';
import { readRelativeYear, readYear } from './read-count.ts';
import type { PeriodRead, Read, TimeText, TimeWords } from './time-text.ts';
import { FEASTS, LAST } from './time-words.ts';

const on =
  (month: number, date: number) =>
  (year: number): Day =>
    dayOf(year, month, date) as Day;

/** The n-th weekday of a month, 0 = Monday. */
const nth =
  (month: number, day: number, count: number) =>
  (year: number): Day => {
    const first = dayOf(year, month, 1) as Day;
    return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (count - 1));
  };

/** Gregorian Easter Sunday, after Meeus, Jones and Butcher. */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOf(year, month, ((h + l - 7 * m + 114) % 31) + 1) as Day;
}

export const thanksgiving = nth(11, 3, 4);

/** Days that fall alike wherever they are kept; what differs by country or religion's calendar is asked back. */
const DAYS: readonly (readonly [words: string, day: (year: number) => Day])[] = [
  ['black friday', (year) => addDays(thanksgiving(year), 1)],
  ['cyber monday', (year) => addDays(thanksgiving(year), 4)],
  ['giving tuesday', (year) => addDays(thanksgiving(year), 5)],
  ['thanksgiving day', thanksgiving],
  ['thanksgiving', thanksgiving],
  ['christma eve', on(12, 24)],
  ['christma day', on(12, 25)],
  ['xma day', on(12, 25)],
  ['boxing day', on(12, 26)],
  ['new year eve', on(12, 31)],
  ['new year day', on(1, 1)],
  ['valentine day', on(2, 14)],
  ['valentine', on(2, 14)],
  ['halloween', on(10, 31)],
  ['st patrick day', on(3, 17)],
  ['saint patrick day', on(3, 17)],
  // Both are kept in the United States alone, as they are spelled
  ['labor day', nth(9, 0, 1)],
  ['memorial day', (year) => addDays(nth(6, 0, 1)(year), -7)],
  ['veteran day', on(11, 11)],
  ['good friday', (year) => addDays(easter(year), -2)],
  ['easter sunday', easter],
  ['easter monday', (year) => addDays(easter(year), 1)],
];

/** What falls on this day, and on another date in other years. */
export const movingFeastOn = (day: Day): string | undefined =>
  DAYS.findLast(([, dayIn]) => {
    const year = yearOf(day);
    return dayIn(year) === day && dayIn(year + 1).slice(4) !== dayIn(year + 2).slice(4);
  })?.[0];

/** The same feast a year earlier, of a day that is one: New Year's Day is no Thursday of the first week. */
export function feastYearBefore(day: Day): Day | undefined {
  const [, dayIn] = DAYS.find(([, on]) => on(yearOf(day)) === day) ?? [];
  return dayIn?.(yearOf(day) - 1);
}

/** "Black Friday 2025", "last year's Halloween"; without a year the latest that is over. */
export function readFeast(time: TimeText, at: number): Read<TimeWords> | undefined {
  const known = DAYS.find(([words]) => time.is(at, ...words.split(' ')));
  if (known) {
    const [words, dayIn] = known;
    let length = words.split(' ').length;
    // The weekend or sale around it begins and ends differently from shop to shop; its week is the one that holds it.
    if (
      /^(?:weekend|season|sale|period|campaign)$/.test(time.word(at + length)) &&
      !isOfSales(time, at + length)
    )
      return unknownFeast(time, at, length + 1);
    const isWeek = time.is(at + length, 'week');
    if (isWeek) length++;
    const skipped = time.is(at + length, 'in') || time.is(at + length, 'of') ? 1 : 0;
    const year = readYear(time, at + length + skipped) ?? readRelativeYear(time, at + length + skipped);
    const { today } = time.calendar;
    const own = dayIn(yearOf(today));
    const day = year ? dayIn(year.value) : daysBetween(own, today) > 0 ? own : dayIn(yearOf(today) - 1);
    if (year) length += skipped + year.length;
    // "Black Friday vs last year" some days before it
    if (year === undefined && isToCome(time, own)) return { value: { type: 'future' }, length };
    return {
      value: {
        type: 'period',
        period: isWeek
          ? { ...unitAround(day, 'week'), unit: 'week', count: 1, reading: 'monday_week' }
          : {
              from: day,
              to: day,
              unit: 'day',
              count: 1,
              ...(year === undefined && { reading: 'most_recent' as const }),
            },
      },
      length,
    };
  }
  const word = time.word(at);
  if (!FEASTS.has(word)) return undefined;
  const isPair = IN_TWO_WORDS.has(word);
  if (isPair && !/^(?:monday|day|week)$/.test(time.word(at + 1))) return undefined;
  return unknownFeast(time, at, isPair ? 2 : 1);
}

/** "Black Friday sales" are what was sold on it, "the Black Friday sale" goes on for some days. */
const isOfSales = ({ tokens }: TimeText, at: number): boolean => /^sales$/i.test(tokens[at]?.text ?? '');

/** Of a shop's own calendar, or on other days in other countries. */
const IN_TWO_WORDS = new Set(['cyber', 'prime', 'mother', 'father', 'labour', 'independence']);

const SOON = 31;

/** Of a feast that is still to come this month, "against last year" asks for this year's. */
const isToCome = (time: TimeText, own: Day): boolean =>
  daysBetween(time.calendar.today, own) >= 0 &&
  daysBetween(time.calendar.today, own) <= SOON &&
  time.tokens.some((_, at) => LAST.has(time.word(at)) && time.is(at + 1, 'year'));

function unknownFeast(time: TimeText, at: number, length: number): Read<TimeWords> {
  const name = time.tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');
  return { value: { type: 'feast', name }, length };
}

/** "Black Friday 2025", Christmas Day: of feasts that have one; whether Monday or the day before is "the day before Easter" is not known. */
export function readFeastDays(time: TimeText, at: number): PeriodRead {
  const feast = readFeast(time, at);
  return feast?.value.type === 'period' ? { value: feast.value.period, length: feast.length } : undefined;
}
