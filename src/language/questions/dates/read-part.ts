import { addDays, type Day, weekday, weekOf } from '#src/shared/week.ts';
import { ordinalWord } from '../text/number-words.ts';
import { lengthOf, type Period, unitAround } from './period.ts';
import { isBeyondReach } from './reach.ts';
import { readCount } from './read-count.ts';
import { readRolling } from './read-last.ts';
import { readHalf, readMonth, readQuarter, readYearNamed } from './read-month.ts';
import { readRunning } from './read-running.ts';
import type { PeriodRead, TimeText } from './time-text.ts';
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

/** The first week of February, the last two weeks of March, the first ten days of January, the last quarter of 2025. */
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
  if (unit === undefined || unit === 'year') return undefined;
  // How many "the last days" are is not said (`read-unclear.ts`)
  if (count === undefined && /s$/i.test(time.tokens[i]?.text ?? '')) return undefined;
  i++;
  if (!time.is(i, 'of') && !time.is(i, 'in')) return undefined;
  i++;
  if (time.is(i, 'the')) i++;
  const whole = readWhole(time, i);
  if (!whole) return undefined;
  const { from } = whole.value;
  // Of a month that still runs, the parts are those of the whole month.
  const isNamed = whole.value.unit === 'month' && whole.value.count === 1 && from.endsWith('-01');
  const to = isNamed ? unitAround(from, 'month').to : whole.value.to;
  if (lengthOf({ from, to }) < 28) return undefined;
  if (isBeyondReach(unit, count?.value ?? 1)) return undefined;
  const days = (count?.value ?? 1) * (unit === 'week' ? 7 : 1);
  const length = i + whole.length - at;
  const range = (first: Day, last: Day): PeriodRead =>
    first >= from && last <= to
      ? { value: { from: first, to: last, unit: 'range', count: 1 }, length }
      : undefined;
  const nth = isLast ? 'last' : (ordinal as number);
  if (unit === 'month' || unit === 'quarter') {
    const part = unitsOf(whole.value, unit, nth, count?.value);
    return part && { value: part, length };
  }
  if (unit === 'week' && count === undefined) {
    const week = weekOfStretch({ from, to }, nth);
    return week && { value: week, length };
  }
  if (isLast) return range(addDays(to, 1 - days), to);
  if (count === undefined) {
    const day = addDays(from, (ordinal as number) - 1);
    return range(day, day);
  }
  return ordinal === 1 ? range(from, addDays(from, days - 1)) : undefined;
}

/** Of what something is a part: a month, a quarter, a year, the weeks that are over. */
export const readWhole = (time: TimeText, at: number): PeriodRead =>
  readQuarter(time, at) ??
  readMonth(time, at) ??
  readRolling(time, at) ??
  readRunning(time, at) ??
  readYearNamed(time, at);

/** The last month of 2025, the second month of Q3, the last two quarters of last year. */
function unitsOf(
  { from, to, unit: of, count: ofMany }: Period,
  unit: 'month' | 'quarter',
  nth: number | 'last',
  count: number | undefined,
): Period | undefined {
  // "The first month of the last three" is no unit of a calendar that is counted from its beginning
  const isUnit = ofMany === 1 && (of === 'year' || (of === 'quarter' && unit === 'month'));
  if (!isUnit && (count === undefined || unit === 'quarter')) return undefined;
  const end = isUnit ? unitAround(from, of).to : to;
  const many = count ?? 1;
  if (many < 1 || many > 12 || (count !== undefined && nth !== 'last' && nth !== 1)) return undefined;
  const first = nth === 'last' ? unitAround(end, unit, 1 - many).from : unitAround(from, unit, nth - 1).from;
  const last = nth === 'last' ? end : unitAround(first, unit, many - 1).to;
  if (first < from || last > end) return undefined;
  return { from: first, to: last, unit: count === undefined ? unit : 'range', count: 1 };
}

/** Weeks begin on Mondays: those of a month are the ones that begin in it, whatever month they end in. */
function weekOfStretch({ from, to }: Pick<Period, 'from' | 'to'>, nth: number | 'last'): Period | undefined {
  const first = weekday(from) === 0 ? from : addDays(weekOf(from), 7);
  const monday = nth === 'last' ? weekOf(to) : addDays(first, (nth - 1) * 7);
  return monday >= first && monday <= to
    ? { from: monday, to: addDays(monday, 6), unit: 'range', count: 1, reading: 'first_monday' }
    : undefined;
}
