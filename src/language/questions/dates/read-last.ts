import { addDays, type Day, weekday, weekOf } from '#src/shared/week.ts';
import { monthOf, weekdayNames, weekdayOf } from './calendar-words.ts';
import { firstOfMonth, lastOfMonth, monthNumber, type Period, unitAround, yearOf } from './period.ts';
import { isBeyondReach } from './reach.ts';
import { readCount } from './read-count.ts';
import type { PeriodRead, TimeText } from './time-text.ts';
import { LAST, unitWords, WHOLE } from './time-words.ts';
import type { UnitOfTime } from './units-of-time.ts';

const UNITS: ReadonlyMap<string, UnitOfTime> = new Map([
  ['D', 'day'],
  ['W', 'week'],
  ['M', 'month'],
  ['Q', 'quarter'],
  ['Y', 'year'],
]);

/** L7D, L6M, LW, LY, and 30d: as people of the trade write last 7 days, last 6 months, last week, last year. */
function readShorthand(time: TimeText, at: number): PeriodRead {
  const token = time.tokens[at];
  const letters = token?.text.toUpperCase() ?? '';
  const isWritten = token?.kind === 'word' && token.text === letters;
  const single = /^[LP]([WMQY])$/.exec(isWritten ? letters : '')?.[1];
  if (single !== undefined) {
    const unit = UNITS.get(single) as UnitOfTime;
    const { from, to } = unitAround(time.calendar.today, unit, -1);
    return { value: { from, to, unit, count: 1, words: `last ${unit}` }, length: 1 };
  }
  const isLast = token?.kind === 'word' && /^[LTP]$/.test(letters);
  const place = isLast ? at + 1 : at;
  const number = time.tokens[place];
  if (number?.kind !== 'number' || number.value === undefined || (isLast && !number.glued)) return undefined;
  const months = /^(\d{1,2})m$/i.exec(number.text)?.[1];
  const behind = time.tokens[place + 1];
  const letter = months !== undefined ? 'M' : behind?.glued ? behind.text.toUpperCase() : '';
  const unit = UNITS.get(letter);
  const count = months !== undefined ? Number(months) : number.value;
  if (unit === undefined || !Number.isInteger(count) || count < 1 || isBeyondReach(unit, count))
    return undefined;
  if (!isLast && unit !== 'day') return undefined;
  return lastUnits(time, unit, count, (isLast ? 1 : 0) + (months !== undefined ? 1 : 2));
}

/** The last so many units that are over; of days those up to yesterday. */
function lastUnits(time: TimeText, unit: UnitOfTime, count: number, length: number): PeriodRead {
  const { today } = time.calendar;
  if (unit === 'day')
    return {
      value: {
        from: addDays(today, -count),
        to: addDays(today, -1),
        unit,
        count,
        reading: 'without_today',
      },
      length,
    };
  return {
    value: {
      from: unitAround(today, unit, -count).from,
      to: unitAround(today, unit, -1).to,
      unit,
      count,
      reading: unit === 'week' ? 'complete_weeks' : 'complete_months',
    },
    length,
  };
}

/** "On each of the last three Sundays": one by one, and no sum of them. */
const isEachOf = (time: TimeText, at: number): boolean => {
  const lead = time.is(at - 1, 'the') ? at - 2 : at - 1;
  return time.is(lead, 'of') && /^(?:each|every)$/.test(time.word(lead - 1));
};

/** "The last three Sundays": from the first of them to the last; that only those days count is read from their own word. */
const weeksWith = (from: Day, to: Day, count: number, length: number): PeriodRead => ({
  value: { from: addDays(from, -7 * (count - 1)), to, unit: 'range', count: 1 },
  length,
});

export function readRolling(time: TimeText, at: number): PeriodRead {
  const short = readShorthand(time, at);
  if (short) return short;
  if (!LAST.has(time.word(at))) return undefined;
  if (isTwelveMonths(time, at)) return { value: monthsUpToNow(time, 12), length: 2 };
  // last 7d, past 6m
  const glued = readShorthand(time, at + 1);
  const months = /^(\d{1,2})m$/i.exec(time.tokens[at + 1]?.text ?? '')?.[1];
  if (months !== undefined) return lastUnits(time, 'month', Number(months), 2);
  if (glued && glued.value.count > 1) return { ...glued, length: glued.length + 1 };
  const { today } = time.calendar;
  const count = readCount(time, at + 1);
  let i = at + 1 + (count?.length ?? 0);
  while (WHOLE.has(time.word(i))) i++;
  const word = time.word(i);
  const done = (
    from: Day,
    to: Day,
    unit: Period['unit'],
    number: number,
    more: Partial<Period> = {},
  ): PeriodRead => ({
    value: { from, to, unit, count: number, ...more },
    length: i + 1 - at,
  });
  const number = count?.value ?? 1;
  if (number < 1 || number > 1_000) return undefined;
  if (/^(?:weekend|wochenende)/.test(word)) {
    const saturday = addDays(weekOf(today), -2);
    if (count === undefined)
      return done(saturday, addDays(saturday, 1), 'range', 1, { words: 'last weekend' });
    return isEachOf(time, at) ? undefined : weeksWith(saturday, addDays(saturday, 1), number, i - at);
  }
  if (word === 'fortnight') return done(addDays(today, -14), addDays(today, -1), 'day', 14);
  const named = weekdayOf(word);
  if (named !== undefined) {
    const back = (weekday(today) - named + 7) % 7 || 7;
    if (count !== undefined && isEachOf(time, at)) return undefined;
    if (count !== undefined) return weeksWith(addDays(today, -back), addDays(today, -back), number, i - at);
    const words = `last ${weekdayNames[named]}`;
    return done(addDays(today, -back), addDays(today, -back), 'day', 1, { words });
  }
  const month = monthOf(word);
  if (month !== undefined && count === undefined) {
    const year = month < monthNumber(today) ? yearOf(today) : yearOf(today) - 1;
    return done(firstOfMonth(year, month), lastOfMonth(year, month), 'month', 1);
  }
  if (word === 'hour' || word === 'h') return undefined;
  const unit = unitWords.get(word);
  if (unit === undefined || isBeyondReach(unit, number)) return undefined;
  const isOfCalendar = i > at + 1 + (count?.length ?? 0) || isByYear(time, at, i);
  if (unit === 'year' && count !== undefined && UP_TO_NOW.test(time.word(at)) && !isOfCalendar)
    return { value: monthsUpToNow(time, 12 * number), length: i + 1 - at };
  if (unit === 'day') {
    if (count === undefined && time.word(at) !== 'last') return undefined;
    const from = addDays(today, -number);
    return done(
      from,
      addDays(today, -1),
      'day',
      number,
      number > 1 ? { reading: 'without_today' } : { words: 'yesterday' },
    );
  }
  const first = unitAround(today, unit, -number);
  const last = unitAround(today, unit, -1);
  if (count === undefined) return done(first.from, last.to, unit, 1, { words: `last ${unit}` });
  return done(
    first.from,
    last.to,
    unit,
    number,
    unit === 'week' ? { reading: 'complete_weeks' } : { reading: 'complete_months' },
  );
}

const UP_TO_NOW = /^(?:last|past|recent|latest)$/;

/** "Revenue by year over the last three years": years that are told one by one are those of the calendar. */
function isByYear({ tokens }: TimeText, from: number, to: number): boolean {
  return tokens.some(({ word }, at) => {
    if (at >= from && at <= to) return false;
    if (/^(?:yearly|annual|annually|yoy)$/.test(word)) return true;
    return (
      word === 'year' && /^(?:by|per|each|every|which|what|over|on|for)$/.test(tokens[at - 1]?.word ?? '')
    );
  });
}

/** One stretch of time and no row of months, which "over the last 12 months" is: "the past year", "the last two years". */
function monthsUpToNow({ calendar }: TimeText, count: number): Period {
  const { from } = unitAround(calendar.today, 'month', -count);
  const { to } = unitAround(calendar.today, 'month', -1);
  return { from, to, unit: 'range', count: 1, reading: 'complete_months' };
}

const DURING = /^(?:over|in|within|during|throughout|across|for)$/;
const HELD_AGAINST = /^(?:v|vs|versu|versus|than|against|to|with|and|same)$/;

/** "Over the past year", "in the last year" run up to now; "last year" and "than the last year" are that of the calendar. */
function isTwelveMonths(time: TimeText, at: number): boolean {
  if (time.word(at + 1) !== 'year' || /s$/i.test(time.tokens[at + 1]?.text ?? '')) return false;
  const hasArticle = time.is(at - 1, 'the');
  const lead = time.word(hasArticle ? at - 2 : at - 1);
  if (time.is(at, 'past')) return !HELD_AGAINST.test(lead);
  return time.is(at, 'last') && hasArticle && DURING.test(lead);
}

/** "two weeks ago" is that whole week, "three days ago" that day. */
export function readAgo(time: TimeText, at: number): PeriodRead {
  const count = time.is(at, 'a') || time.is(at, 'an') ? { value: 1, length: 1 } : readCount(time, at);
  if (!count) return undefined;
  const unit = unitWords.get(time.word(at + count.length));
  if (
    unit === undefined ||
    !/^(?:ago|earlier|back)$/.test(time.word(at + count.length + 1)) ||
    isBeyondReach(unit, count.value)
  )
    return undefined;
  const { from, to } = unitAround(time.calendar.today, unit, -count.value);
  return { value: { from, to, unit, count: 1 }, length: count.length + 2 };
}
