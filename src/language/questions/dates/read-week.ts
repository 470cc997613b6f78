import { addDays, weekday, weekOf } from '#src/shared/week.ts';
import { isoWeek, yearOf } from './period.ts';
import { readRelativeYear, readYear } from './read-count.ts';
import { readDay } from './read-day.ts';
import { readFeastDays } from './read-feast.ts';
import { type PeriodRead, type Read, readingOf, type TimeText, type TimeWords } from './time-text.ts';

/** week 8, KW 8, 2026-W08, "the week of Feb 13", "the week starting March 2". */
export function readWeek(time: TimeText, at: number): PeriodRead {
  const numbered = readWeekNumber(time, at);
  if (numbered !== undefined) {
    const { number, length } = numbered;
    const year = numbered.year ?? latestYearOf(time, number);
    if (!hasWeek(year, number)) return undefined;
    const from = isoWeek(year, number);
    const isOfThis = numbered.year === undefined && year === yearOf(time.calendar.today);
    return {
      value: {
        from,
        to: addDays(from, 6),
        unit: 'week',
        count: 1,
        ...readingOf(isOfThis ? 'most_recent' : undefined),
      },
      length,
    };
  }
  const i = weekWordAt(time, at);
  if (i === undefined) return undefined;
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

/** "Week 53 of 2025": most years have 52. */
export function readNoSuchWeek(time: TimeText, at: number): Read<TimeWords> | undefined {
  const numbered = readWeekNumber(time, at);
  if (numbered === undefined) return undefined;
  const { number, length } = numbered;
  const year = numbered.year ?? latestYearOf(time, number);
  if (hasWeek(year, number) || number < 53 || number > 99) return undefined;
  const last = hasWeek(year, 53) ? 53 : 52;
  const ways = [`in week ${last} of ${year}`, `in week 1 of ${year + 1}`];
  return { value: { type: 'unclear', about: 'no_such_week', ways }, length };
}

/** The year of a week that is named without one: the last in which it has begun. */
const latestYearOf = ({ calendar: { today } }: TimeText, number: number): number =>
  isoWeek(yearOf(today), number) > today ? yearOf(today) - 1 : yearOf(today);

const hasWeek = (year: number, number: number): boolean =>
  number >= 1 && isoWeek(year, number) < isoWeek(year + 1, 1);

/** Where "week" stands, behind "calendar" and "ISO" too. */
function weekWordAt(time: TimeText, at: number): number | undefined {
  const i = /^(?:calendar|iso)$/.test(time.word(at)) && time.is(at + 1, 'week') ? at + 1 : at;
  return /^(?:week|kw|cw|wk|kalenderwoche|w)$/.test(time.word(i)) ? i : undefined;
}

/** "Week 8", "KW 8 2026", "2026-W08" */
function readWeekNumber(
  time: TimeText,
  at: number,
): { number: number; year: number | undefined; length: number } | undefined {
  const yearFirst = readYear(time, at);
  if (yearFirst && time.is(at + yearFirst.length, '-', 'w')) {
    const number = time.tokens[at + yearFirst.length + 2];
    if (number?.kind === 'number' && Number.isInteger(number.value) && number.glued)
      return { number: Number(number.value), year: yearFirst.value, length: yearFirst.length + 3 };
  }
  const i = weekWordAt(time, at);
  if (i === undefined) return undefined;
  const hash = /^(?:#|number|no)$/.test(time.word(i + 1)) ? 1 : 0;
  const number = time.tokens[i + 1 + hash];
  const isNumber = number?.kind === 'number' && Number.isInteger(number.value) && !number.ordinal;
  if (!isNumber || (time.word(i) === 'w' && !number.glued)) return undefined;
  const end = i + 2 + hash;
  const next = /^(?:of|in|\/|,)$/.test(time.word(end)) ? end + 1 : end;
  const year = readYear(time, next) ?? readRelativeYear(time, next);
  return {
    number: Number(number.value),
    year: year?.value,
    length: (year === undefined ? end : next + year.length) - at,
  };
}
