import { lateOrdinalWord, numberWord, ordinalWord } from '../text/number-words.ts';
import { readNumberWords } from '../text/read-number-words.ts';
import { monthOf } from './calendar-words.ts';
import { isAmount } from './is-amount.ts';
import { yearOf } from './period.ts';
import type { Read, TimeText } from './time-text.ts';
import { LAST, THIS } from './time-words.ts';

export function readCount(time: TimeText, at: number): Read<number> | undefined {
  const token = time.tokens[at];
  if (
    token?.kind === 'number' &&
    token.value !== undefined &&
    !token.percent &&
    Number.isInteger(token.value) &&
    !token.ordinal
  )
    return { value: token.value, length: 1 };
  const word = time.word(at);
  if (word === 'couple' || (word === 'a' && time.is(at + 1, 'couple'))) {
    const length = (word === 'a' ? 2 : 1) + (time.is(at + (word === 'a' ? 2 : 1), 'of') ? 1 : 0);
    return { value: 2, length };
  }
  return readNumberWords((place) => time.word(place), at);
}

/** "6. März" and "6. 3."; behind "March 6." begins a new sentence. */
const isDotted = (time: TimeText, at: number): boolean =>
  time.word(at + 1) === '.' &&
  (monthOf(time.word(at + 2)) !== undefined || time.tokens[at + 2]?.kind === 'number');

export function readDateNumber(time: TimeText, at: number): Read<number> | undefined {
  const token = time.tokens[at];
  if (
    token?.kind === 'number' &&
    token.value !== undefined &&
    Number.isInteger(token.value) &&
    token.value >= 1 &&
    token.value <= 31 &&
    !token.percent
  )
    return { value: token.value, length: token.ordinal || !isDotted(time, at) ? 1 : 2 };
  return readSpelledDate(time, at);
}

/** "The twenty-first of February": of the first twelve a word may be a place as well. */
function readSpelledDate(time: TimeText, at: number): Read<number> | undefined {
  const late = lateOrdinalWord(time.word(at));
  if (late !== undefined) return { value: late, length: 1 };
  const tens = numberWord(time.word(at));
  if (tens !== 20 && tens !== 30) return undefined;
  const joint = time.is(at + 1, '-') ? 1 : 0;
  const ones = ordinalWord(time.word(at + 1 + joint));
  const date = ones === undefined ? undefined : tens + ones;
  return date !== undefined && date <= 31 && date % 10 !== 0 ? { value: date, length: 2 + joint } : undefined;
}

export function readYear(time: TimeText, at: number): Read<number> | undefined {
  const token = time.tokens[at];
  if (isAmount(time, at)) return undefined;
  if (
    token?.kind === 'number' &&
    token.value !== undefined &&
    !token.percent &&
    /^(?:19|20|21)\d\d$/.test(token.text)
  )
    return { value: token.value, length: 1 };
  // '26
  const short = time.tokens[at + 1];
  if (
    (token?.word === "'" || token?.word === '’') &&
    short?.kind === 'number' &&
    /^\d\d$/.test(short.text) &&
    short.glued
  )
    return { value: 2000 + Number(short.text), length: 2 };
  return undefined;
}

export function readRelativeYear(time: TimeText, at: number): Read<number> | undefined {
  const year = yearOf(time.calendar.today);
  const i = time.is(at, 'of') || time.is(at, 'the') ? at + 1 : at;
  if (LAST.has(time.word(i)) && time.is(i + 1, 'year')) return { value: year - 1, length: i + 2 - at };
  if (THIS.has(time.word(i)) && time.is(i + 1, 'year')) return { value: year, length: i + 2 - at };
  return undefined;
}
