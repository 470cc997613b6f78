import { addDays } from '#src/shared/week.ts';
import { ordinalWord } from '../text/number-words.ts';
import { monthOf } from './calendar-words.ts';
import {
  earlier,
  firstOfMonth,
  lastOfMonth,
  lengthOf,
  type PeriodReading,
  unitAround,
  yearOf,
} from './period.ts';
import { readRelativeYear, readYear } from './read-count.ts';
import { latestDay, type PeriodRead, type Read, readingOf, type TimeText } from './time-text.ts';

export function readQuarter(time: TimeText, at: number): PeriodRead {
  const { today } = time.calendar;
  const token = time.tokens[at];
  let number: number | undefined;
  let i = at;
  if (token?.word === 'q' && time.tokens[at + 1]?.kind === 'number' && time.tokens[at + 1]?.glued) {
    number = time.tokens[at + 1]?.value;
    i = at + 2;
  } else if (time.is(at, 'quarter') && time.tokens[at + 1]?.kind === 'number') {
    number = time.tokens[at + 1]?.value;
    i = at + 2;
  } else {
    const ordinal = ordinalWord(time.word(at)) ?? (token?.ordinal ? token.value : undefined);
    if (ordinal !== undefined && time.is(at + 1, 'quarter')) {
      number = ordinal;
      i = at + 2;
    }
  }
  if (number === undefined || number < 1 || number > 4 || !Number.isInteger(number)) return undefined;
  if (time.is(i, 'of') || time.is(i, '/') || time.is(i, ',')) i++;
  const year = readYear(time, i) ?? readRelativeYear(time, i) ?? readShortYear(time, i);
  const of = (value: number) => ({
    from: firstOfMonth(value, number * 3 - 2),
    to: lastOfMonth(value, number * 3),
  });
  if (year) {
    const named = of(year.value);
    const last = latestDay(time, named.from);
    const isRunning = named.from <= today && last < named.to;
    return {
      value: {
        from: named.from,
        to: isRunning ? last : named.to,
        unit: 'quarter',
        count: 1,
        ...(isRunning && { isRunning }),
      },
      length: i + year.length - at,
    };
  }
  const own = of(yearOf(today));
  const { from, to } = own.from <= today ? own : of(yearOf(today) - 1);
  const length = time.is(i - 1, 'of') ? i - 1 - at : i - at;
  const latest = latestDay(time, from);
  return {
    value: {
      from,
      to: earlier(to, latest),
      unit: 'quarter',
      count: 1,
      reading: 'most_recent',
      ...(latest < to && { isRunning: true }),
    },
    length,
  };
}

/** "Q4 25" */
function readShortYear(time: TimeText, at: number): Read<number> | undefined {
  const token = time.tokens[at];
  const isShort = token?.kind === 'number' && /^[123]\d(?:\s?%)?$/.test(token.text) && !token.glued;
  return isShort && token.value !== undefined
    ? { value: 2000 + Number(token.text.slice(0, 2)), length: 1 }
    : undefined;
}

export function readMonth(time: TimeText, at: number): PeriodRead {
  const token = time.tokens[at];
  const { today } = time.calendar;
  const year = readYear(time, at);
  // 2026-02
  const numeric = time.tokens[at + 2];
  if (
    year &&
    time.is(at + 1, '-') &&
    numeric?.kind === 'number' &&
    numeric.glued &&
    numeric.value !== undefined &&
    numeric.value >= 1 &&
    numeric.value <= 12
  )
    return {
      value: {
        from: firstOfMonth(year.value, numeric.value),
        to: lastOfMonth(year.value, numeric.value),
        unit: 'month',
        count: 1,
      },
      length: 3,
    };
  let i = at;
  if (time.is(i, 'month', 'of')) i += 2;
  const month = token?.kind === 'word' ? monthOf(time.word(i)) : undefined;
  if (month === undefined) return undefined;
  if (time.word(i) === 'may' && i === at && !mayBeMonth(time, at)) return undefined;
  i++;
  if (time.is(i, 'of') || time.is(i, ',')) i++;
  const behind = readYear(time, i) ?? readRelativeYear(time, i);
  if (behind) return monthIn(time, month, behind.value, i + behind.length - at);
  if (i > at + 1 && (time.is(i - 1, 'of') || time.is(i - 1, ','))) i--;
  const thisYear = yearOf(today);
  const own = firstOfMonth(thisYear, month) <= today && !isNotCountedYet(time, month);
  return monthIn(time, month, own ? thisYear : thisYear - 1, i - at, 'most_recent');
}

/** "November" on the second of November, of which no day is counted yet while all of the last one is: that one. */
function isNotCountedYet({ calendar: { today, firstDay, lastDay } }: TimeText, month: number): boolean {
  const own = firstOfMonth(yearOf(today), month);
  const isRunning = own <= today && today <= lastOfMonth(yearOf(today), month);
  return isRunning && lastDay < own && firstDay <= firstOfMonth(yearOf(today) - 1, month);
}

/** "may" is a month behind a preposition, beside another month or a year, and where no helping verb stands: "May revenue". */
function mayBeMonth(time: TimeText, at: number): boolean {
  const behind = time.word(at + 1);
  if (/^(?:be|have|i|we|you|also|see|not|need|want)$/.test(behind)) return false;
  const before = time.is(at - 1, '.') ? time.word(at - 2) : time.word(at - 1);
  const isFirst = at === 0 || /^[?!;:.–—-]$/.test(time.word(at - 1));
  return (
    MONTH_BEHIND.test(before) ||
    NO_VERB_BEHIND.test(before) ||
    (AGAINST.test(behind) && monthOf(time.word(at + 2)) !== undefined) ||
    readYear(time, at + 1) !== undefined ||
    time.tokens[at]?.proper === true ||
    /^(?:\?|:)?$/.test(behind) ||
    (isFirst && !SUBJECT.test(behind))
  );
}

const MONTH_BEHIND =
  /^(?:in|of|for|during|since|until|till|before|after|from|to|and|v|vs|versu|versus|against|with|or|over|last|this|than|between|by|,|-|–)$/;

/** "Sales may vs april" */
const AGAINST = /^(?:v|vs|versu|versus|against|compared|to|and|-|–)$/;

/** "How were may visits", "show me may visits" */
const NO_VERB_BEHIND = /^(?:was|were|is|are|did|the|our|my|me|total|all|compare|show|about)$/;

/** "May the manager see it?" asks for leave. */
const SUBJECT =
  /^(?:he|she|it|they|one|the|a|an|my|our|your|their|his|her|this|that|these|those|there|someone|somebody|anyone|anybody|everyone|people)$/;

export function monthIn(
  time: TimeText,
  month: number,
  year: number,
  length: number,
  reading?: PeriodReading,
): PeriodRead {
  const [from, to] = [firstOfMonth(year, month), lastOfMonth(year, month)];
  const latest = latestDay(time, from);
  const isRunning = from <= time.calendar.today && latest < to;
  return {
    value: {
      from,
      to: isRunning ? latest : to,
      unit: 'month',
      count: 1,
      ...(isRunning && { isRunning }),
      ...readingOf(reading),
    },
    length,
  };
}

export function readYearNamed(time: TimeText, at: number): PeriodRead {
  let i = at;
  if (time.is(i, 'year')) i++;
  const half = readHalf(time, at);
  if (half) return half;
  const year = readYear(time, i);
  if (!year) return undefined;
  const [from, to] = [firstOfMonth(year.value, 1), lastOfMonth(year.value, 12)];
  const latest = latestDay(time, from);
  const isRunning = from <= time.calendar.today && latest < to;
  return {
    value: { from, to: isRunning ? latest : to, unit: 'year', count: 1, ...(isRunning && { isRunning }) },
    length: i + year.length - at,
  };
}

const LATER_HALF = /^(?:last|final|latter)$/;

/** H1 2025, "the first half of 2025", "the last half of October". */
export function readHalf(time: TimeText, at: number): PeriodRead {
  const token = time.tokens[at + 1];
  let number: number | undefined;
  if (time.is(at, 'h') && token?.kind === 'number' && token.glued) number = token.value;
  else if (time.is(at + 1, 'half') && LATER_HALF.test(time.word(at))) number = 2;
  else if (time.is(at + 1, 'half')) number = ordinalWord(time.word(at)) ?? time.tokens[at]?.value;
  if (number !== 1 && number !== 2) return undefined;
  let i = at + 2;
  if (time.is(i, 'of') || time.is(i, 'in')) i++;
  if (time.is(i, 'the')) i++;
  const year = readYear(time, i) ?? readRelativeYear(time, i);
  if (year) {
    const [from, to] = [firstOfMonth(year.value, number * 6 - 5), lastOfMonth(year.value, number * 6)];
    const latest = latestDay(time, from);
    const isRunning = from <= time.calendar.today && latest < to;
    return {
      value: { from, to: isRunning ? latest : to, unit: 'range', count: 1, ...(isRunning && { isRunning }) },
      length: i + year.length - at,
    };
  }
  const month = readMonth(time, i);
  if (month?.value.unit !== 'month') return undefined;
  const { from, to } = unitAround(month.value.from, 'month');
  // February has two weeks in each half, a longer month the odd day in the second
  const middle = addDays(from, Math.floor(lengthOf({ from, to }) / 2) - 1);
  return {
    value:
      number === 1
        ? { from, to: middle, unit: 'range', count: 1 }
        : { from: addDays(middle, 1), to, unit: 'range', count: 1 },
    length: i + month.length - at,
  };
}
