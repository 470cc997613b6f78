import { addDays, type Day, weekday } from '#src/shared/week.ts';
import type { Token } from '../text/tokenize.ts';
import { monthOf, weekdayOf } from './calendar-words.ts';
import { dayOf, monthNumber, type PeriodReading, unitAround, yearOf } from './period.ts';
import { readDateNumber, readRelativeYear, readYear } from './read-count.ts';
import { type PeriodRead, readingOf, type TimeText } from './time-text.ts';
import { LAST, THIS } from './time-words.ts';
import { weekOfWeekday } from './week-of-weekday.ts';

export function readDay(time: TimeText, at: number): PeriodRead {
  const { today } = time.calendar;
  const token = time.tokens[at];
  if (!token) return undefined;
  if (token.kind === 'date') return readWrittenDate(time, token);
  const single = (day: Day | undefined, length: number, reading?: PeriodReading): PeriodRead =>
    day && { value: { from: day, to: day, unit: 'day', count: 1, ...readingOf(reading) }, length };
  let i = at;
  const named = weekdayOf(token.word);
  // Tuesday, March 3: the date tells.
  if (named !== undefined && token.kind === 'word') {
    let next = i + 1;
    if (time.is(next, ',')) next++;
    if (time.is(next, 'the')) next++;
    const dated = weekdayOf(time.word(next)) === undefined ? readDay(time, next) : undefined;
    if (dated) return { ...dated, length: next + dated.length - at };
    const week = weekOfWeekday(time, at);
    if (week !== undefined) return single(addDays(week.value, named), 1 + week.length);
    const back = (weekday(today) - named + 7) % 7 || 7;
    const isBefore = /^(?:before|prior|earlier|preceding)$/.test(time.word(at + 1)) && isAtEnd(time, at + 2);
    return single(addDays(today, -back), isBefore ? 2 : 1, 'most_recent');
  }
  const date = readDateNumber(time, i);
  if (date) {
    i += date.length;
    if (time.is(i, 'of')) i++;
    const month = monthOf(time.word(i));
    if (month === undefined) return token.ordinal ? readDateOf(time, at, i, date.value) : undefined;
    i++;
    return dayIn(time, at, i, month, date.value);
  }
  const month = monthOf(token.word);
  if (month === undefined || token.kind !== 'word') return undefined;
  i++;
  if (time.is(i, '.')) i++;
  if (time.is(i, 'the')) i++;
  const behind = readDateNumber(time, i);
  if (!behind || readYear(time, i)) return undefined;
  return dayIn(time, at, i + behind.length, month, behind.value);
}

/** "The 10th of last month", "the 3rd of this month" */
function readDateOf(time: TimeText, at: number, behind: number, date: number): PeriodRead {
  if (!time.is(behind - 1, 'of') || !time.is(behind + 1, 'month')) return undefined;
  const moved = THIS.has(time.word(behind)) ? 0 : LAST.has(time.word(behind)) ? -1 : undefined;
  if (moved === undefined) return undefined;
  const { from } = unitAround(time.calendar.today, 'month', moved);
  const day = dayOf(yearOf(from), monthNumber(from), date);
  return day && { value: { from: day, to: day, unit: 'day', count: 1 }, length: behind + 2 - at };
}

/** "The Tuesday before" the day that was named; "Tuesday before Easter" goes on. */
const isAtEnd = (time: TimeText, at: number): boolean =>
  time.tokens[at] === undefined || /^(?:[?.,;!)]|that|it|in|by|for|on)$/.test(time.word(at));

function dayIn(time: TimeText, at: number, behind: number, month: number, date: number): PeriodRead {
  const { today } = time.calendar;
  let i = behind;
  if (time.is(i, ',')) i++;
  const year = readYear(time, i) ?? readRelativeYear(time, i);
  if (year) {
    const day = dayOf(year.value, month, date);
    return day && { value: { from: day, to: day, unit: 'day', count: 1 }, length: i + year.length - at };
  }
  const own = dayOf(yearOf(today), month, date);
  const day = own !== undefined && own <= today ? own : dayOf(yearOf(today) - 1, month, date);
  return (
    day && {
      value: { from: day, to: day, unit: 'day', count: 1, reading: 'most_recent' },
      length: behind - at,
    }
  );
}

function readWrittenDate(time: TimeText, { word }: Token): PeriodRead {
  const parts = word.split(/[-./]/).map(Number) as [number, number, number];
  const single = (day: Day | undefined, reading?: PeriodReading): PeriodRead =>
    day && { value: { from: day, to: day, unit: 'day', count: 1, ...readingOf(reading) }, length: 1 };
  if (word.includes('-')) return single(dayOf(...parts));
  const year = parts[2] < 100 ? 2000 + parts[2] : parts[2];
  const [a, b] = parts;
  const isBoth = a <= 12 && b <= 12 && a !== b;
  if (word.includes('.')) return single(dayOf(year, b, a), isBoth ? 'day_first' : undefined);
  const monthFirst = isBoth ? time.calendar.monthFirst : a <= 12;
  return single(
    monthFirst ? dayOf(year, a, b) : dayOf(year, b, a),
    isBoth ? (monthFirst ? 'month_first' : 'day_first') : undefined,
  );
}
