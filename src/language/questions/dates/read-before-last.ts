import { addDays, weekOf } from '#src/shared/week.ts';
import { monthOf, weekdayOf } from './calendar-words.ts';
import { unitAround } from './period.ts';
import type { PeriodRead, TimeText } from './time-text.ts';
import { unitWords } from './time-words.ts';

/** "The week before last", "the month before last": two of them back. "The week before last Friday" is beside a day. */
export function readBeforeLast(time: TimeText, at: number): PeriodRead {
  const i = time.is(at, 'the') ? at + 1 : at;
  if (!time.is(i + 1, 'before', 'last') || isTimeWord(time.word(i + 3))) return undefined;
  const { today } = time.calendar;
  const length = i + 3 - at;
  if (time.is(i, 'weekend')) {
    const saturday = addDays(weekOf(today), -9);
    return { value: { from: saturday, to: addDays(saturday, 1), unit: 'range', count: 1 }, length };
  }
  const unit = unitWords.get(time.word(i));
  if (unit === undefined) return undefined;
  const words = unit === 'day' ? 'the day before yesterday' : `the ${unit} before last`;
  return { value: { ...unitAround(today, unit, -2), unit, count: 1, words }, length };
}

const isTimeWord = (word: string): boolean =>
  unitWords.has(word) || /^(?:weekend|\d+)$/.test(word) || (monthOf(word) ?? weekdayOf(word)) !== undefined;
