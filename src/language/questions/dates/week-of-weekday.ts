import { type Day, weekOf } from '#src/shared/week.ts';
import { monthOf, weekdayOf } from './calendar-words.ts';
import { unitAround } from './period.ts';
import { readBeforeLast } from './read-before-last.ts';
import { readAgo } from './read-last.ts';
import type { Read, TimeText } from './time-text.ts';
import { LAST, NEXT, THIS, unitWords } from './time-words.ts';

/**
 * "Wednesday of last week", "Wednesday two weeks ago", and of "did Monday have more than Tuesday last week" both days: the
 * week that stands behind the last of several weekdays is that of each of them.
 * @returns its Monday, and how many words behind the weekday say it
 */
export function weekOfWeekday(time: TimeText, at: number): Read<Day> | undefined {
  const own = readWeekOf(time, at + 1);
  if (own !== undefined) return own;
  if (isTold(time.word(at - 1))) return undefined;
  return weekBehindAnother(time, at) ?? weekOfOneBefore(time, at);
}

/** "Did Monday have more than Tuesday last week" */
function weekBehindAnother(time: TimeText, at: number): Read<Day> | undefined {
  let isJoined = false;
  for (let i = at + 1; i < Math.min(time.tokens.length, at + MOST_BETWEEN); i++) {
    const word = time.word(i);
    if (isJoined && weekdayOf(word) !== undefined && !isTold(time.word(i - 1))) {
      const shared = readWeekOf(time, i + 1);
      if (shared !== undefined) return { value: shared.value, length: 0 };
      isJoined = false;
      continue;
    }
    isJoined ||= JOINING.test(word);
    if (isOtherTime(word)) return undefined;
  }
  return undefined;
}

/** "Was Monday last week better than Tuesday"; "Friday last week vs Friday" are two weeks. */
function weekOfOneBefore(time: TimeText, at: number): Read<Day> | undefined {
  let isJoined = false;
  for (let i = at - 1; i >= Math.max(0, at - MOST_BETWEEN); i--) {
    const week = weekdayOf(time.word(i)) === undefined ? undefined : readWeekOf(time, i + 1);
    if (week !== undefined) {
      const isBetween = i + 1 + week.length <= at && !isTold(time.word(i - 1));
      const isOther = weekdayOf(time.word(i)) !== weekdayOf(time.word(at));
      return isJoined && isBetween && isOther ? { value: week.value, length: 0 } : undefined;
    }
    const isWeek = isOfWeek(time, i);
    if (JOINING.test(time.word(i)) && !isWeek) isJoined = true;
    if (isOtherTime(time.word(i)) && !isWeek) return undefined;
  }
  return undefined;
}

/** A word of the week that stands behind a weekday: "last week", "two weeks ago". */
function isOfWeek(time: TimeText, at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - MOST_WORDS); i--) {
    const week = weekdayOf(time.word(i)) === undefined ? undefined : readWeekOf(time, i + 1);
    if (week !== undefined && at <= i + week.length) return true;
  }
  return false;
}

const MOST_WORDS = 5;
/** Two days that are compared stand in one sentence: in a row of weekdays without end, not each is looked for behind each. */
const MOST_BETWEEN = 40;

const isOtherTime = (word: string): boolean =>
  unitWords.has(word) ||
  monthOf(word) !== undefined ||
  isTold(word) ||
  /^(?:today|yesterday|[.?!;])$/.test(word);

const JOINING = /^(?:than|v|vs|versu|versus|and|or|to|through|against|with|-|–|,)$/;

/** "Last Monday" says itself which one it is. */
const isTold = (word: string): boolean => LAST.has(word) || THIS.has(word) || NEXT.has(word);

function readWeekOf(time: TimeText, at: number): Read<Day> | undefined {
  let i = at;
  if (time.is(i, 'of') || time.is(i, 'in')) i++;
  const { today } = time.calendar;
  if (time.is(i, 'last', 'week')) return { value: unitAround(today, 'week', -1).from, length: i + 2 - at };
  if (time.is(i, 'this', 'week')) return { value: weekOf(today), length: i + 2 - at };
  const back = readBeforeLast(time, i) ?? readAgo(time, i);
  if (back?.value.unit !== 'week') return undefined;
  return { value: back.value.from, length: i + back.length - at };
}
