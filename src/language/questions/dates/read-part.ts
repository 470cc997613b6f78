import { addDays } from '#src/shared/week.ts';
import { ordinalWord } from '../text/number-words.ts';
import { partOf, wholeMonth } from './part-of.ts';
import { lengthOf, type Period, unitAround } from './period.ts';
import { readCount } from './read-count.ts';
import { readRolling } from './read-last.ts';
import { readHalf, readMonth, readQuarter, readYearNamed } from './read-month.ts';
import { readRunning } from './read-running.ts';
import { latestDay, type PeriodRead, type TimeText } from './time-text.ts';
import { isUnitOfSeveral, LAST, unitWords, WHOLE } from './time-words.ts';

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
  const isFull = WHOLE.has(time.word(i));
  while (WHOLE.has(time.word(i))) i++;
  const unit = unitWords.get(time.word(i));
  if (unit === undefined || unit === 'year') return undefined;
  // "The last days of February" do not say how many
  if (count === undefined && isUnitOfSeveral(time.tokens[i]?.text ?? '')) return undefined;
  i++;
  if (!time.is(i, 'of') && !time.is(i, 'in')) return undefined;
  i++;
  if (time.is(i, 'the')) i++;
  const whole = readWhole(time, i);
  if (!whole) return undefined;
  const nth = isLast ? 'last' : (ordinal as number);
  if (lengthOf(wholeMonth(whole.value)) < 28) return undefined;
  const part = partOf(whole.value, { nth, count: count?.value, unit, isFull });
  return part && { value: untilNow(time, part), length: i + whole.length - at };
}

/** "The fourth quarter of 2026" in November is Q4: of a month or a quarter that still runs only the days that are over. */
function untilNow(time: TimeText, part: Period): Period {
  const latest = latestDay(time, part.from);
  const isRunning = part.from <= time.calendar.today && latest < part.to;
  return isRunning && (part.unit === 'month' || part.unit === 'quarter')
    ? { ...part, to: latest, isRunning }
    : part;
}

/** Of what something is a part: a month, a quarter, a year, the weeks that are over. */
const readWhole = (time: TimeText, at: number): PeriodRead =>
  readQuarter(time, at) ??
  readMonth(time, at) ??
  readRolling(time, at) ??
  readRunning(time, at) ??
  readYearNamed(time, at);
