import { addDays, type Day, weekday } from '#src/shared/week.ts';
import { weekdayOf } from './calendar-words.ts';
import { toLength } from './joints.ts';
import { nextAfter } from './next-after.ts';
import {
  dayOf,
  lengthOf,
  monthNumber,
  type Period,
  periodBefore,
  unitAround,
  yearBefore,
  yearOf,
} from './period.ts';
import { readAllData } from './read-all-data.ts';
import { readBeforeLast } from './read-before-last.ts';
import { readBeside } from './read-beside.ts';
import { readYear } from './read-count.ts';
import { readDay } from './read-day.ts';
import { readFeastDays } from './read-feast.ts';
import { readAgo, readRolling } from './read-last.ts';
import { readMonth, readQuarter, readYearNamed } from './read-month.ts';
import { readNthWeekday } from './read-nth-weekday.ts';
import { readPart } from './read-part.ts';
import { readRunning } from './read-running.ts';
import { readSeason } from './read-season.ts';
import { readWeek } from './read-week.ts';
import { latestDay, type PeriodRead, type Read, readingOf, type TimeText } from './time-text.ts';
import { LAST, PREVIOUS, unitWords } from './time-words.ts';

/** How many words from a place on stand between the first and the last of a stretch. */
type Joint = (time: TimeText, at: number) => number;

/** "Between April and May", "between 3 and 9 March" */
export const andLength: Joint = (time, at) => (/^(?:and|und|to|-|–|bis)$/.test(time.word(at)) ? 1 : 0);

export function readFromTo(time: TimeText, at: number, skipped: number, jointLength: Joint): PeriodRead {
  let i = at + skipped;
  if (time.is(i, 'the')) i++;
  // 5 to 12 January: the month stands behind the second.
  const bare = time.tokens[i];
  const bareJoint = jointLength(time, i + 1);
  const second = bareJoint > 0 ? readSpan(time, i + 1 + bareJoint) : undefined;
  if (
    bare?.kind === 'number' &&
    bare.value !== undefined &&
    second !== undefined &&
    lengthOf(second.value) === 1
  ) {
    const from = dayOf(yearOf(second.value.from), monthNumber(second.value.from), bare.value);
    if (from !== undefined && from <= second.value.to && bare.value <= 31)
      return {
        value: { ...second.value, from, unit: 'range', count: 1 },
        length: i + 1 + bareJoint + second.length - at,
      };
  }
  const begin = readSpan(time, i, true) ?? readFeastDays(time, i);
  const joint = begin ? jointLength(time, i + begin.length) : 0;
  if (!begin || joint === 0) return undefined;
  const endAt = i + begin.length + joint;
  const found = readEnd(time, endAt, begin.value);
  if (!found) return undefined;
  const end = isYear(time, endAt - joint - 1)
    ? { ...found, value: nextAfter(begin.value, found.value) }
    : found;
  const length = endAt + end.length - at;
  if (isOneBefore(time, endAt) && areSame(begin.value, end.value))
    return jointLength === andLength ? { value: withOneBefore(begin.value), length } : undefined;
  const start = { ...begin, value: olderOf(time, i, begin.value, end.value) };
  if (jointLength === andLength && isTurned(start.value, end.value, isYear(time, endAt - 2)))
    return {
      value: {
        from: end.value.from,
        to: start.value.to,
        unit: start.value.unit,
        count: monthsFrom(end.value.from, start.value.from),
        ends: [end.value, start.value],
        reading: 'turned',
      },
      length,
    };
  // Of "January to March 2026" the year holds for both; what would end before it began began a year earlier.
  let { from } = start.value;
  const isWeekday = start.length <= 2 && weekdayOf(time.word(i + start.length - 1)) !== undefined;
  // "Friday to Monday": the Friday before that Monday
  if (from > end.value.to && isWeekday)
    from = addDays(end.value.from, -((weekday(end.value.from) - weekday(from) + 7) % 7));
  else if (from > end.value.to) {
    const wrapped = wrappedFrom(start.value, end.value);
    if (wrapped === undefined && isLed(time, at, start.value) && areDays(start.value, end.value))
      return { value: turnedDays(start.value, end.value), length };
    if (wrapped === undefined) return undefined;
    from = wrapped;
  } else if (
    yearOf(from) < yearOf(end.value.to) &&
    start.value.reading === 'most_recent' &&
    end.value.reading !== 'most_recent'
  ) {
    const same = `${yearOf(end.value.to)}${from.slice(4)}` as Day;
    if (same <= end.value.to) from = same;
  }
  if (end.value.to < from) return undefined;
  const isMonths = start.value.unit === 'month' && end.value.unit === 'month';
  const months = monthsFrom(from, end.value.from);
  return {
    value: {
      from,
      to: end.value.to,
      unit: isMonths ? 'month' : 'range',
      count: isMonths ? months : 1,
      ...(end.value.isRunning === true && { isRunning: true }),
      ...readingOf(end.value.reading ?? start.value.reading),
      ...((start.value.unit === end.value.unit || areStretches(start.value, end.value)) && {
        ends: [
          isYear(time, endAt + end.length - 1) ? movedTo(from, start.value) : start.value,
          end.value,
        ] as const,
      }),
    },
    length,
  };
}

/** "The previous 28 days" beside others: those before them */
const isOneBefore = (time: TimeText, at: number): boolean =>
  PREVIOUS.has(time.word(time.is(at, 'the') ? at + 1 : at));

/** "The change between the last 28 days and the previous 28 days"; "the last 28 days to the previous 28 days" is no stretch. */
function withOneBefore(period: Period): Period {
  const before = periodBefore(period);
  return { from: before.from, to: period.to, unit: 'range', count: 1, ends: [before, period] };
}

const areSame = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to;

/**
 * "From last January to this January": the first of two that the same words name is that of the year before; "from the previous
 * month to the last month" begins in the month before that.
 */
function olderOf(time: TimeText, at: number, start: Period, end: Period): Period {
  if (isOneBefore(time, at) && areSame(start, end)) return periodBefore(start);
  const isSame = LAST.has(time.word(at)) && start.unit === 'month' && start.from === end.from;
  return isSame ? { ...start, ...yearBefore(start) } : start;
}

/**
 * "December to January" begins in the year before, and so does "April to February"; of "January to February 2025" the year holds
 * for both. A year that is named is meant, and "May 10 to May 3" is a slip: what ends before it begins is asked about.
 */
function wrappedFrom(start: Period, end: Period): Day | undefined {
  if (start.reading !== 'most_recent') return undefined;
  const of = (year: number): Day => `${year}${start.from.slice(4)}` as Day;
  const same = of(yearOf(end.to));
  if (same <= end.to) return same;
  return monthNumber(start.from) > monthNumber(end.to) ? of(yearOf(end.to) - 1) : undefined;
}

/** "Between March and February 2026", "between July 2026 and May 2026": the later one is named first, and no year lies between them. */
const isTurned = (start: Period, end: Period, isDated: boolean): boolean =>
  start.unit === 'month' &&
  end.unit === 'month' &&
  start.from > end.to &&
  (isDated || start.from === addDays(end.to, 1));

/** Two days behind "between" are the ends of a stretch in either order; behind "from" a year that is named is meant, and asked about. */
const isLed = (time: TimeText, at: number, start: Period): boolean =>
  /^(?:between|zwischen)$/.test(time.word(at)) ||
  (start.reading === 'most_recent' && (/^(?:from|von|vom)$/.test(time.word(at)) || time.is(at - 1, 'for')));

const areDays = (start: Period, end: Period): boolean => lengthOf(start) === 1 && lengthOf(end) === 1;

/** "Between March 10 and March 1" are the same days as between March 1 and March 10. */
const turnedDays = (start: Period, end: Period): Period => ({
  from: end.from,
  to: start.to,
  unit: 'range',
  count: 1,
  reading: 'turned',
});

/** Both counted. */
const monthsFrom = (first: Day, last: Day): number =>
  (yearOf(last) - yearOf(first)) * 12 + monthNumber(last) - monthNumber(first) + 1;

/** "From Q1 to the last 30 days": each of them is a stretch of days of its own. */
const areStretches = (start: Period, end: Period): boolean =>
  lengthOf(start) > 1 && lengthOf(end) > 1 && start.to < end.from;

const isYear = (time: TimeText, at: number): boolean => /^(?:19|20)\d\d$/.test(time.word(at));

/** Of "Q1 to Q4 2025" the first lies in 2025 as well, though "Q1" alone is that of this year. */
function movedTo(from: Day, start: Period): Period {
  if (from === start.from || start.unit === 'range') return start;
  return { ...unitAround(from, start.unit), unit: start.unit, count: start.count };
}

/** The end of a range may be a bare day of the month that the range began in: Feb 3 to 9. */
function readEnd(time: TimeText, at: number, start: Period): PeriodRead {
  const from = time.is(at, 'the') ? at + 1 : at;
  const found = readSpan(time, from, true) ?? readFeastDays(time, from);
  if (found) return time.is(at, 'the') ? { ...found, length: found.length + 1 } : found;
  if (time.is(at, 'now') || time.is(at, 'today'))
    return {
      value: { from: start.from, to: latestDay(time, start.from), unit: 'range', count: 1 },
      length: 1,
    };
  const token = time.tokens[at];
  if (token?.kind !== 'number' || token.value === undefined || lengthOf(start) !== 1) return undefined;
  const day = dayOf(yearOf(start.from), monthNumber(start.from), token.value);
  if (day === undefined || day < start.from) return undefined;
  const year = readYear(time, at + 1);
  if (year) {
    const moved = dayOf(year.value, monthNumber(start.from), token.value);
    return moved && { value: { from: moved, to: moved, unit: 'day', count: 1 }, length: 1 + year.length };
  }
  return { value: { from: day, to: day, unit: 'day', count: 1 }, length: 1 };
}

/** One stretch of days: a day, a week, a month, "last 30 days", "Q1", "Feb 3 – 9". */
export function readSpan(time: TimeText, at: number, isPart = false): PeriodRead {
  const edge = readEdge(time, at) ?? readBeside(time, at, readSpan);
  if (edge) return edge;
  const i = time.is(at, 'the') ? at + 1 : at;
  const found =
    readBeforeLast(time, i) ??
    readPart(time, i) ??
    readNthWeekday(time, i) ??
    readRolling(time, i) ??
    readRunning(time, i) ??
    readAgo(time, i) ??
    readWeek(time, i) ??
    readDay(time, i) ??
    readQuarter(time, i) ??
    readMonth(time, i) ??
    readYearNamed(time, i) ??
    readSeason(time, i) ??
    readAllData(time, i);
  if (!found) return undefined;
  const length = found.length + (i - at);
  if (isPart) return { ...found, length };
  return readJoined(time, at, { ...found, length }) ?? { ...found, length };
}

/** "the beginning of May", "the end of last month": behind "since" and "until" its first or its last day. */
function readEdge(time: TimeText, at: number): PeriodRead {
  let i = time.is(at, 'the') ? at + 1 : at;
  const isStart = /^(?:beginning|start)$/.test(time.word(i));
  const isEnd = time.word(i) === 'end';
  // "From the beginning of the year": its article is passed over already
  const lead = time.word(time.is(at - 1, 'the') ? at - 2 : at - 1);
  const isBound = isStart
    ? /^(?:since|from|after|between|seit)$/.test(lead)
    : /^(?:until|till|to|through|by|and|before)$/.test(lead);
  if ((!isStart && !isEnd) || !isBound || !time.is(i + 1, 'of')) return undefined;
  i += 2;
  // "the start of the year" is that of this one
  const unit = time.is(i, 'the') ? unitWords.get(time.word(i + 1)) : undefined;
  if (isStart && unit !== undefined && unit !== 'day') {
    const { from } = unitAround(time.calendar.today, unit);
    return { value: { from, to: from, unit: 'day', count: 1 }, length: i + 2 - at };
  }
  const whole = readSpan(time, i, true);
  if (!whole || lengthOf(whole.value) < 2) return undefined;
  const day = isStart ? whole.value.from : whole.value.to;
  const { reading } = whole.value;
  return {
    value: { from: day, to: day, unit: 'day', count: 1, ...readingOf(reading) },
    length: i + whole.length - at,
  };
}

/** "July 30 and 31": the day after, by its number alone. */
function readDayAfter(time: TimeText, at: number, start: Read<Period>): PeriodRead {
  const place = at + start.length;
  const next = time.tokens[place + 1];
  if (!/^(?:and|&|und)$/.test(time.word(place)) || lengthOf(start.value) !== 1) return undefined;
  if (start.value.unit !== 'day' || start.value.words !== undefined) return undefined;
  const to = addDays(start.value.to, 1);
  if (next?.kind !== 'number' || next.percent || next.value !== Number(to.slice(8))) return undefined;
  return {
    value: { ...start.value, to, unit: 'range' },
    length: start.length + 2,
  };
}

/** Jan 15 to Feb 15, 2026-02-01 – 2026-02-15, January through March. */
function readJoined(time: TimeText, at: number, start: Read<Period>): PeriodRead {
  const joint = toLength(time, at + start.length);
  const days = readDayAfter(time, at, start);
  if (days) return days;
  if (joint === 0 || (start.value.words !== undefined && start.value.unit === 'week')) return undefined;
  // "In 2026 up to the end of March" is a part of that year
  if (joint > 1 && lengthOf(start.value) > 1) return undefined;
  return readFromTo(time, at, 0, toLength);
}
