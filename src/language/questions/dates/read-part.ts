import { addDays, type Day, weekday, weekOf } from '#src/shared/week.ts';
import { ordinalWord } from '../text/number-words.ts';
import { lengthOf, type PeriodReading, unitAround } from './period.ts';
import { readCount } from './read-count.ts';
import { readRolling } from './read-last.ts';
import { readHalf, readMonth, readQuarter, readYearNamed } from './read-month.ts';
import { readRunning } from './read-running.ts';
import { type PeriodRead, readingOf, type TimeText } from './time-text.ts';
import { LAST, unitWords, WHOLE } from './time-words.ts';

const THIRDS: ReadonlyMap<string, readonly [first: number, last: number | null]> = new Map([
  ['early', [1, 10]],
  ['mid', [11, 20]],
  ['late', [21, null]],
]);

/** "Early February", "mid-March", "late May": which days these are taken for, is told. */
function readThird(time: TimeText, at: number): PeriodRead {
  const third = THIRDS.get(time.word(at));
  // "Since mid March" begins with a day of it, and which one is not said
  const lead = time.word(time.is(at - 1, 'the') ? at - 2 : at - 1);
  const isBound = /^(?:since|from|after|until|till|to|through|before|by|between|and|-|–)$/.test(lead);
  if (third === undefined || (isBound && time.is(at, 'mid'))) return undefined;
  const i = at + (time.is(at + 1, '-') ? 2 : 1);
  const month = readMonth(time, i);
  if (month?.value.unit !== 'month' || month.value.count !== 1) return undefined;
  const { from, to } = unitAround(month.value.from, 'month');
  const [first, last] = third;
  return {
    value: {
      from: addDays(from, first - 1),
      to: last === null ? to : addDays(from, last - 1),
      unit: 'range',
      count: 1,
      reading: 'third_of_month',
    },
    length: i + month.length - at,
  };
}

/** The first week of February, the last two weeks of March, the first ten days of January. */
export function readPart(time: TimeText, at: number): PeriodRead {
  const half = readHalf(time, at) ?? readThird(time, at);
  if (half) return half;
  const isLast = LAST.has(time.word(at)) || time.word(at) === 'final';
  const ordinal =
    ordinalWord(time.word(at)) ?? (time.tokens[at]?.ordinal ? time.tokens[at]?.value : undefined);
  if (!isLast && ordinal === undefined) return undefined;
  const count = readCount(time, at + 1);
  let i = at + 1 + (count?.length ?? 0);
  while (WHOLE.has(time.word(i))) i++;
  const unit = unitWords.get(time.word(i));
  if (unit !== 'day' && unit !== 'week' && !(unit === 'month' && count !== undefined)) return undefined;
  i++;
  if (!time.is(i, 'of') && !time.is(i, 'in')) return undefined;
  i++;
  if (time.is(i, 'the')) i++;
  const whole =
    readQuarter(time, i) ??
    readMonth(time, i) ??
    readRolling(time, i) ??
    readRunning(time, i) ??
    readYearNamed(time, i);
  if (!whole) return undefined;
  const { from } = whole.value;
  // Of a month that still runs, the parts are those of the whole month.
  const isNamed = whole.value.unit === 'month' && whole.value.count === 1 && from.endsWith('-01');
  const to = isNamed ? unitAround(from, 'month').to : whole.value.to;
  if (lengthOf({ from, to }) < 28) return undefined;
  const days = (count?.value ?? 1) * (unit === 'week' ? 7 : 1);
  const length = i + whole.length - at;
  const range = (first: Day, last: Day, reading?: PeriodReading): PeriodRead =>
    first >= from && last <= to
      ? { value: { from: first, to: last, unit: 'range', count: 1, ...readingOf(reading) }, length }
      : undefined;
  if (unit === 'month') {
    const whole12 = whole.value.unit === 'year' ? unitAround(from, 'year').to : to;
    const many = count?.value ?? 1;
    if (many < 1 || many > 12) return undefined;
    const [first, last] = isLast
      ? [unitAround(whole12, 'month', 1 - many).from, whole12]
      : [from, unitAround(from, 'month', many - 1).to];
    const isWithin = first >= from && last <= whole12 && (isLast || ordinal === 1);
    return isWithin ? { value: { from: first, to: last, unit: 'range', count: 1 }, length } : undefined;
  }
  if (isLast && unit === 'week' && count === undefined) {
    const sunday = addDays(weekOf(addDays(to, 1)), -1);
    return range(addDays(sunday, -6), sunday, 'monday_week');
  }
  if (isLast) return range(addDays(to, 1 - days), to);
  if (unit === 'week' && count === undefined) {
    const monday = weekday(from) === 0 ? from : addDays(weekOf(from), 7);
    const start = addDays(monday, ((ordinal as number) - 1) * 7);
    return range(start, addDays(start, 6), 'first_monday');
  }
  if (count === undefined) {
    const day = addDays(from, (ordinal as number) - 1);
    return range(day, day);
  }
  return ordinal === 1 ? range(from, addDays(from, days - 1)) : undefined;
}
