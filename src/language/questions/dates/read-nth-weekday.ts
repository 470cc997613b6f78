import { addDays, weekday } from '#src/shared/week.ts';
import { ordinalWord } from '../text/number-words.ts';
import { weekdayOf } from './calendar-words.ts';
import { unitAround } from './period.ts';
import { readRolling } from './read-last.ts';
import { readMonth } from './read-month.ts';
import { readRunning } from './read-running.ts';
import { type PeriodRead, readingOf, type TimeText } from './time-text.ts';
import { LAST } from './time-words.ts';

/** "The first Monday of March", "the last Friday of last month": one day, and not the latest such day beside that month. */
export function readNthWeekday(time: TimeText, at: number): PeriodRead {
  let i = time.is(at, 'the') ? at + 1 : at;
  const isLast = LAST.has(time.word(i)) || time.word(i) === 'final';
  const nth = ordinalWord(time.word(i)) ?? (time.tokens[i]?.ordinal ? time.tokens[i]?.value : undefined);
  const named = weekdayOf(time.word(i + 1));
  if ((!isLast && nth === undefined) || named === undefined) return undefined;
  i += 2;
  if (!time.is(i, 'of') && !time.is(i, 'in')) return undefined;
  i += time.is(i + 1, 'the') ? 2 : 1;
  const month = readMonth(time, i) ?? readRolling(time, i) ?? readRunning(time, i);
  if (month?.value.unit !== 'month' || month.value.count !== 1) return undefined;
  const { from, to } = unitAround(month.value.from, 'month');
  const first = addDays(from, (named - weekday(from) + 7) % 7);
  const day = isLast
    ? addDays(to, -((weekday(to) - named + 7) % 7))
    : addDays(first, ((nth as number) - 1) * 7);
  if (day < from || day > to) return undefined;
  return {
    value: { from: day, to: day, unit: 'day', count: 1, ...readingOf(month.value.reading) },
    length: i + month.length - at,
  };
}
