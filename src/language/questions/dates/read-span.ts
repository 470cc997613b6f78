import { addDays, type Day, weekday } from '#src/shared/week.ts';
import { weekdayOf } from './calendar-words.ts';
import { dayOf, earlier, lengthOf, monthNumber, type Period, unitAround, yearOf } from './period.ts';
import { readAllData } from './read-all-data.ts';
import { readBeside } from './read-beside.ts';
import { readYear } from './read-count.ts';
import { readDay } from './read-day.ts';
import { readFeast } from './read-feast.ts';
import { readAgo, readRolling } from './read-last.ts';
import { readMonth, readQuarter, readYearNamed } from './read-month.ts';
import { readNthWeekday } from './read-nth-weekday.ts';
import { readPart } from './read-part.ts';
import { readRunning } from './read-running.ts';
import { readSeason } from './read-season.ts';
import { readWeek } from './read-week.ts';
import { latestDay, type PeriodRead, type Read, readingOf, type TimeText } from './time-text.ts';
import { unitWords } from './time-words.ts';

/** since, until, before, after, from … to …, between … and … */
export function readBounded(time: TimeText, at: number): PeriodRead {
  const { lastDay } = time.calendar;
  const word = time.word(at);
  const range = (from: Day, to: Day, length: number): PeriodRead =>
    to < from ? undefined : { value: { from, to, unit: 'range', count: 1 }, length };
  const next = (offset: number) => readSpan(time, at + offset);
  if (word === 'since' || word === 'seit' || (word === 'starting' && !time.is(at + 1, 'with'))) {
    const skipped = word === 'starting' && /^(?:from|on|in)$/.test(time.word(at + 1)) ? 2 : 1;
    // "since October until March" ends where it says.
    const bounded = readFromTo(time, at, skipped, /^(?:to|until|till|through|thru|-|–|bis)$/);
    if (bounded) return bounded;
    const start = next(skipped);
    return start && range(start.value.from, latestDay(time, start.value.from), skipped + start.length);
  }
  if (
    word === 'until' ||
    word === 'till' ||
    word === 'through' ||
    word === 'thru' ||
    word === 'bis' ||
    (word === 'up' && /^(?:to|until)$/.test(time.word(at + 1)) && !ADDING.test(time.word(at - 1)))
  ) {
    const offset = word === 'up' ? 2 : 1;
    const end = next(offset);
    return end && range(firstOf(time, at + offset, end), end.value.to, offset + end.length);
  }
  if (word === 'before' || word === 'prior') {
    const offset = word === 'prior' ? 2 : 1;
    const end = next(offset);
    return end && range(firstOf(time, at + offset, end), addDays(end.value.from, -1), offset + end.length);
  }
  if (word === 'after') {
    const start = next(1);
    return (
      start &&
      range(
        addDays(start.value.to, 1),
        earlier(
          latestDay(time, start.value.to),
          lastDay > start.value.to ? latestDay(time, start.value.to) : start.value.to,
        ),
        1 + start.length,
      )
    );
  }
  if (word === 'between' || word === 'zwischen') return readFromTo(time, at, 1, /^(?:and|und|to|-|–|bis)$/);
  const open = word === 'from' ? readFromOn(time, at) : undefined;
  if (open !== undefined) return open;
  if (word === 'from' || word === 'von' || word === 'vom')
    return readFromTo(time, at, 1, /^(?:to|until|till|through|thru|-|–|bis)$/);
  return undefined;
}

/** "Until September 15" begins with the data, "until September 15 this year" with the year. */
function firstOf(time: TimeText, at: number, { value, length }: Read<Period>): Day {
  const isThisYear = length > 2 && time.is(at + length - 2, 'this', 'year');
  return isThisYear ? unitAround(value.to, 'year').from : time.calendar.firstDay;
}

/** "From October on", "from March 3 onwards" */
function readFromOn(time: TimeText, at: number): PeriodRead {
  const start = readSpan(time, time.is(at + 1, 'the') ? at + 2 : at + 1, true);
  if (start === undefined) return undefined;
  const behind = at + (time.is(at + 1, 'the') ? 2 : 1) + start.length;
  if (!/^(?:onward|forward|on)$/.test(time.word(behind))) return undefined;
  // "From March 3 on mobile" says where, not when.
  if (time.word(behind) === 'on' && !isEndOfClause(time, behind + 1)) return undefined;
  const { from } = start.value;
  return { value: { from, to: latestDay(time, from), unit: 'range', count: 1 }, length: behind + 1 - at };
}

const isEndOfClause = (time: TimeText, at: number): boolean =>
  time.tokens[at] === undefined ||
  time.tokens[at]?.kind === 'sign' ||
  /^(?:by|and|per|until|till|to)$/.test(time.word(at));

export function readFromTo(time: TimeText, at: number, skipped: number, joint: RegExp): PeriodRead {
  let i = at + skipped;
  if (time.is(i, 'the')) i++;
  // 5 to 12 January: the month stands behind the second.
  const bare = time.tokens[i];
  const second = readSpan(time, i + 2);
  if (
    bare?.kind === 'number' &&
    bare.value !== undefined &&
    joint.test(time.word(i + 1)) &&
    second !== undefined &&
    lengthOf(second.value) === 1
  ) {
    const from = dayOf(yearOf(second.value.from), monthNumber(second.value.from), bare.value);
    if (from !== undefined && from <= second.value.to && bare.value <= 31)
      return {
        value: { ...second.value, from, unit: 'range', count: 1 },
        length: i + 2 + second.length - at,
      };
  }
  const start = readSpan(time, i, true) ?? feastAt(time, i);
  if (!start || !joint.test(time.word(i + start.length))) return undefined;
  const endAt = i + start.length + 1;
  const end = readEnd(time, endAt, start.value);
  if (!end) return undefined;
  const length = endAt + end.length - at;
  if (joint.test('and') && isTurned(start.value, end.value, isYear(time, endAt - 2)))
    return {
      value: {
        from: end.value.from,
        to: start.value.to,
        unit: start.value.unit,
        count: monthsFrom(end.value.from, start.value.from),
        ends: [end.value, start.value],
      },
      length,
    };
  // Of "January to March 2026" the year holds for both; what would end before it began began a year earlier.
  let { from } = start.value;
  const isWeekday = weekdayOf(time.word(i)) !== undefined && start.length === 1;
  // "Friday to Monday": the Friday before that Monday
  if (from > end.value.to && isWeekday)
    from = addDays(end.value.from, -((weekday(end.value.from) - weekday(from) + 7) % 7));
  // A year that is written out is meant.
  else if (from > end.value.to && time.tokens[i]?.kind === 'date') return undefined;
  else if (from > end.value.to) from = `${yearOf(from) - 1}${from.slice(4)}` as Day;
  else if (
    yearOf(from) < yearOf(end.value.to) &&
    start.value.reading === 'most_recent' &&
    end.value.reading !== 'most_recent'
  ) {
    const same = `${yearOf(end.value.to)}${from.slice(4)}` as Day;
    if (same <= end.value.to) from = same;
  }
  if (end.value.to < from) return undefined;
  const isMonths = start.value.unit === 'month' && end.value.unit === 'month';
  const months = monthsFrom(from, end.value.from);
  return {
    value: {
      from,
      to: end.value.to,
      unit: isMonths ? 'month' : 'range',
      count: isMonths ? months : 1,
      ...(end.value.isRunning === true && { isRunning: true }),
      ...readingOf(end.value.reading ?? start.value.reading),
      ...((start.value.unit === end.value.unit || areStretches(start.value, end.value)) && {
        ends: [
          isYear(time, endAt + end.length - 1) ? movedTo(from, start.value) : start.value,
          end.value,
        ] as const,
      }),
    },
    length,
  };
}

/** "Between March and February 2026", "between July 2026 and May 2026": the later one is named first, and no year lies between them. */
const isTurned = (start: Period, end: Period, isDated: boolean): boolean =>
  start.unit === 'month' &&
  end.unit === 'month' &&
  start.from > end.to &&
  (isDated || start.from === addDays(end.to, 1));

/** Both counted. */
const monthsFrom = (first: Day, last: Day): number =>
  (yearOf(last) - yearOf(first)) * 12 + monthNumber(last) - monthNumber(first) + 1;

/** "From Q1 to the last 30 days": each of them is a stretch of days of its own. */
const areStretches = (start: Period, end: Period): boolean =>
  lengthOf(start) > 1 && lengthOf(end) > 1 && start.to < end.from;

const isYear = (time: TimeText, at: number): boolean => /^(?:19|20)\d\d$/.test(time.word(at));

/** Of "Q1 to Q4 2025" the first lies in 2025 as well, though "Q1" alone is that of this year. */
function movedTo(from: Day, start: Period): Period {
  if (from === start.from || start.unit === 'range') return start;
  return { ...unitAround(from, start.unit), unit: start.unit, count: start.count };
}

/** The end of a range may be a bare day of the month that the range began in: Feb 3 to 9. */
function readEnd(time: TimeText, at: number, start: Period): PeriodRead {
  const from = time.is(at, 'the') ? at + 1 : at;
  const found = readSpan(time, from, true) ?? feastAt(time, from);
  if (found) return time.is(at, 'the') ? { ...found, length: found.length + 1 } : found;
  if (time.is(at, 'now') || time.is(at, 'today'))
    return {
      value: { from: start.from, to: latestDay(time, start.from), unit: 'range', count: 1 },
      length: 1,
    };
  const token = time.tokens[at];
  if (token?.kind !== 'number' || token.value === undefined || lengthOf(start) !== 1) return undefined;
  const day = dayOf(yearOf(start.from), monthNumber(start.from), token.value);
  if (day === undefined || day < start.from) return undefined;
  const year = readYear(time, at + 1);
  if (year) {
    const moved = dayOf(year.value, monthNumber(start.from), token.value);
    return moved && { value: { from: moved, to: moved, unit: 'day', count: 1 }, length: 1 + year.length };
  }
  return { value: { from: day, to: day, unit: 'day', count: 1 }, length: 1 };
}

/** "From Black Friday 2025 to Cyber Monday 2025" */
function feastAt(time: TimeText, at: number): PeriodRead {
  const feast = readFeast(time, at);
  return feast?.value.type === 'period' ? { value: feast.value.period, length: feast.length } : undefined;
}

/** "What did revenue add up to last month?": no period begins there. */
const ADDING = /^(?:add|adds|added|adding|sum|sums|summed|tots|totted)$/;

/** One stretch of days: a day, a week, a month, "last 30 days", "Q1", "Feb 3 – 9". */
export function readSpan(time: TimeText, at: number, isPart = false): PeriodRead {
  const edge = readEdge(time, at) ?? readBeside(time, at, readSpan);
  if (edge) return edge;
  const i = time.is(at, 'the') ? at + 1 : at;
  const found =
    readPart(time, i) ??
    readNthWeekday(time, i) ??
    readRolling(time, i) ??
    readRunning(time, i) ??
    readAgo(time, i) ??
    readWeek(time, i) ??
    readDay(time, i) ??
    readQuarter(time, i) ??
    readMonth(time, i) ??
    readYearNamed(time, i) ??
    readSeason(time, i) ??
    readAllData(time, i);
  if (!found) return undefined;
  const length = found.length + (i - at);
  if (isPart) return { ...found, length };
  return readJoined(time, at, { ...found, length }) ?? { ...found, length };
}

/** "the beginning of May", "the end of last month": behind "since" and "until" its first or its last day. */
function readEdge(time: TimeText, at: number): PeriodRead {
  let i = time.is(at, 'the') ? at + 1 : at;
  const isStart = /^(?:beginning|start)$/.test(time.word(i));
  const isEnd = time.word(i) === 'end';
  // "From the beginning of the year": its article is passed over already
  const lead = time.word(time.is(at - 1, 'the') ? at - 2 : at - 1);
  const isBound = isStart
    ? /^(?:since|from|after|between|seit)$/.test(lead)
    : /^(?:until|till|to|through|by|and|before)$/.test(lead);
  if ((!isStart && !isEnd) || !isBound || !time.is(i + 1, 'of')) return undefined;
  i += 2;
  // "the start of the year" is that of this one
  const unit = time.is(i, 'the') ? unitWords.get(time.word(i + 1)) : undefined;
  if (isStart && unit !== undefined && unit !== 'day') {
    const { from } = unitAround(time.calendar.today, unit);
    return { value: { from, to: from, unit: 'day', count: 1 }, length: i + 2 - at };
  }
  const whole = readSpan(time, i, true);
  if (!whole || lengthOf(whole.value) < 2) return undefined;
  const day = isStart ? whole.value.from : whole.value.to;
  return { value: { from: day, to: day, unit: 'day', count: 1 }, length: i + whole.length - at };
}

/** "July 30 and 31": the day after, by its number alone. */
function readDayAfter(time: TimeText, at: number, start: Read<Period>): PeriodRead {
  const place = at + start.length;
  const next = time.tokens[place + 1];
  if (!/^(?:and|&|und)$/.test(time.word(place)) || lengthOf(start.value) !== 1) return undefined;
  if (start.value.unit !== 'day' || start.value.words !== undefined) return undefined;
  const to = addDays(start.value.to, 1);
  if (next?.kind !== 'number' || next.percent || next.value !== Number(to.slice(8))) return undefined;
  return {
    value: { ...start.value, to, unit: 'range' },
    length: start.length + 2,
  };
}

/** Jan 15 to Feb 15, 2026-02-01 – 2026-02-15, January through March. */
function readJoined(time: TimeText, at: number, start: Read<Period>): PeriodRead {
  const joint = time.word(at + start.length);
  const days = readDayAfter(time, at, start);
  if (days) return days;
  if (!/^(?:to|until|till|through|thru|-|–|bis)$/.test(joint)) return undefined;
  if (start.value.unit === 'week' && start.value.words !== undefined) return undefined;
  return readFromTo(time, at, 0, /^(?:to|until|till|through|thru|-|–|bis)$/);
}
