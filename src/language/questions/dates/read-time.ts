import { addDays, type Day, daysBetween } from '#src/shared/week.ts';
import type { Token } from '../text/tokenize.ts';
import { toLength } from './joints.ts';
import { lengthOf, type Period, unitAround } from './period.ts';
import { readBeforeLast } from './read-before-last.ts';
import { readBounded } from './read-bounded.ts';
import { readFeast } from './read-feast.ts';
import { readFiscal } from './read-fiscal.ts';
import { readNear } from './read-near.ts';
import { readFuture, readRelative } from './read-relative.ts';
import { readFromTo, readSpan } from './read-span.ts';
import { readUnclear } from './read-unclear.ts';
import { readWeekdays } from './read-weekdays.ts';
import { readWithin } from './read-within.ts';
import { shortened } from './shortened.ts';
import {
  type Calendar,
  latestDay,
  type PeriodRead,
  type Read,
  TimeText,
  type TimeWords,
} from './time-text.ts';
import { LAST } from './time-words.ts';

/** Reads time words that begin at this token; undefined where none do. */
export function readTime(
  tokens: readonly Token[],
  at: number,
  calendar: Calendar,
): Read<TimeWords> | undefined {
  const time = new TimeText(tokens, calendar);
  return (
    readFiscal(time, at, readStretch) ??
    readAround(time, at) ??
    asTime(readNear(time, at)) ??
    readFuture(time, at) ??
    asTime(readBeforeLast(time, at)) ??
    readRelative(time, at) ??
    readFeast(time, at) ??
    readWeekdays(time, at) ??
    readKnown(time, at)
  );
}

const asTime = (read: PeriodRead): Read<TimeWords> | undefined =>
  read && { value: { type: 'period', period: read.value }, length: read.length };

/** What no calendar has is longer than what could be read of it: "the last quarter" of "the last quarter of October". */
function readKnown(time: TimeText, at: number): Read<TimeWords> | undefined {
  const found = readStretch(time, at);
  const unclear = readUnclear(time, at);
  if (unclear === undefined) return found;
  const length = found?.length ?? 0;
  // "The last weeks" are no shorter than the last week
  const isSeveral = unclear.value.type === 'unclear' && unclear.value.about === 'how_many_units';
  return unclear.length > length || (isSeveral && unclear.length === length) ? unclear : found;
}

const MOST_DAYS_AROUND = 28;

/** "Before and after September 29": as many days on both sides, the day itself the first after. */
function readAround(time: TimeText, at: number): Read<TimeWords> | undefined {
  const isAround = time.is(at, 'before', 'and', 'after') || time.is(at, 'before', 'v', 'after');
  if (!isAround) return undefined;
  const day = readSpan(time, at + 3, true);
  if (day === undefined || lengthOf(day.value) > 7) return undefined;
  const { from } = day.value;
  const count = Math.min(MOST_DAYS_AROUND, daysBetween(from, latestDay(time, from)) + 1);
  const range = (first: Day, last: Day): Period => ({ from: first, to: last, unit: 'range', count: 1 });
  const before = range(addDays(from, -count), addDays(from, -1));
  const after = range(from, addDays(from, count - 1));
  const period: Period = {
    ...range(before.from, after.to),
    reading: 'around',
    ends: [{ ...before }, { ...after, reading: 'around' }],
  };
  return { value: { type: 'period', period }, length: 3 + day.length };
}

/** "18 to 21 April 2025": the month stands behind the second day alone. */
function readBare(time: TimeText, at: number): PeriodRead {
  const token = time.tokens[at];
  const isRank = /^(?:top|best|bottom|worst|first|last|than|over|under|least|most)$/.test(time.word(at - 1));
  return token?.kind === 'number' && !token.percent && !isRank
    ? readFromTo(time, at, 0, toLength)
    : undefined;
}

function readStretch(time: TimeText, at: number): Read<TimeWords> | undefined {
  // "So far this quarter": of all data only where nothing else follows
  const isBefore = time.is(at, 'so', 'far') || time.is(at, 'thus', 'far');
  const later = isBefore ? readSpan(time, at + 2) : undefined;
  if (later !== undefined)
    return { value: { type: 'period', period: later.value }, length: later.length + 2 };
  const bounded = readBounded(time, at);
  const within = readWithin(time, at);
  // "Since October until March" is read as it stands
  const isWithin = (within?.length ?? 0) > (bounded?.length ?? 0);
  const found = (isWithin ? within : bounded) ?? readSpan(time, at) ?? readBare(time, at);
  if (found === undefined) return undefined;
  const behind = at + found.length;
  // "2017 so far": what has not come yet has no data anyway.
  const isSoFar =
    time.is(behind, 'so', 'far') || time.is(behind, 'thus', 'far') || time.is(behind, 'to', 'date');
  if (!isSoFar) return { value: { type: 'period', period: found.value }, length: found.length };
  const isLast = LAST.has(time.word(at));
  const period = isLast ? upToSameDay(time, found.value) : found.value;
  return { value: { type: 'period', period }, length: found.length + 2 };
}

/** "Last year to date" is over, and no date in it is today: as much of it as there has been of this one. */
function upToSameDay(time: TimeText, last: Period): Period {
  const { unit, count } = last;
  if (unit === 'range' || unit === 'day' || count > 1) return last;
  const { from, to } = unitAround(time.calendar.today, unit);
  const latest = latestDay(time, from);
  // Of one that begins today there is nothing yet
  if (latest === time.calendar.today && latest > time.calendar.lastDay) return last;
  const part = shortened({ from, to: latest, unit, count, isRunning: latest < to }, last);
  return part === last ? last : { ...part, reading: 'same_part' };
}
