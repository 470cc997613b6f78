import { addDays, weekday, weekOf } from '#src/shared/week.ts';
import { isoWeek, type PeriodReading, yearOf } from './period.ts';
import { readYear } from './read-count.ts';
import { readDay } from './read-day.ts';
import { readFeastDays } from './read-feast.ts';
import { type PeriodRead, readingOf, type TimeText } from './time-text.ts';

/** week 8, KW 8, 2026-W08, "the week of Feb 13", "the week starting March 2". */
export function readWeek(time: TimeText, at: number): PeriodRead {
  const word = time.word(at);
  const { today } = time.calendar;
  let i = at;
  if (/^(?:calendar|iso)$/.test(word) && time.is(at + 1, 'week')) i++;
  const isWeek = /^(?:week|kw|cw|wk|kalenderwoche|w)$/.test(time.word(i));
  const yearFirst = readYear(time, at);
  if (yearFirst && time.is(at + yearFirst.length, '-', 'w')) {
    const number = time.tokens[at + yearFirst.length + 2];
    if (number?.kind === 'number' && number.value !== undefined && number.glued)
      return readIsoWeek(yearFirst.value, number.value, yearFirst.length + 3);
  }
  if (!isWeek) return undefined;
  const token = time.tokens[i + 1];
  const hash = token?.word === '#' || token?.word === 'number' || token?.word === 'no' ? 1 : 0;
  const number = time.tokens[i + 1 + hash];
  if (
    number?.kind === 'number' &&
    number.value !== undefined &&
    !number.ordinal &&
    (time.word(i) !== 'w' || number.glued)
  ) {
    let next = i + 2 + hash;
    if (time.is(next, 'of') || time.is(next, 'in') || time.is(next, '/') || time.is(next, ',')) next++;
    const year = readYear(time, next);
    if (year) return readIsoWeek(year.value, number.value, next + year.length - at);
    if (number.value < 1 || number.value > 53) return undefined;
    const own = isoWeek(yearOf(today), number.value);
    return readIsoWeek(
      own > today ? yearOf(today) - 1 : yearOf(today),
      number.value,
      i + 2 + hash - at,
      own > today ? undefined : 'most_recent',
    );
  }
  let j = i + 1;
  const isEnd = /^(?:ending|ended|end)$/.test(time.word(j));
  if (/^(?:of|starting|beginning|commencing|from|ending|ended|around|containing|with)$/.test(time.word(j)))
    j++;
  else return undefined;
  while (/^(?:on|the|in)$/.test(time.word(j))) j++;
  const day = readDay(time, j) ?? readFeastDays(time, j);
  if (!day) return undefined;
  const monday = isEnd ? addDays(day.value.from, -6) : weekOf(day.value.from);
  return {
    value: {
      from: monday,
      to: addDays(monday, 6),
      unit: isEnd && weekday(day.value.from) !== 6 ? 'range' : 'week',
      count: 1,
      reading: 'monday_week',
    },
    length: j + day.length - at,
  };
}

function readIsoWeek(year: number, number: number, length: number, reading?: PeriodReading): PeriodRead {
  if (!Number.isInteger(number) || number < 1 || number > 53) return undefined;
  const from = isoWeek(year, number);
  return { value: { from, to: addDays(from, 6), unit: 'week', count: 1, ...readingOf(reading) }, length };
}
