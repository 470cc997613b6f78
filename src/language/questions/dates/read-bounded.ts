import { addDays, type Day } from '#src/shared/week.ts';
import { toLength } from './joints.ts';
import { earlier, type Period, unitAround } from './period.ts';
import { andLength, readFromTo, readSpan } from './read-span.ts';
import { latestDay, type PeriodRead, type Read, type TimeText } from './time-text.ts';
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
    const bounded = readFromTo(time, at, skipped, toLength);
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
  if (word === 'between' || word === 'zwischen') return readFromTo(time, at, 1, andLength);
  if (word !== 'from' && word !== 'von' && word !== 'vom') return undefined;
  return readFromTo(time, at, 1, toLength) ?? (word === 'from' ? readFromOn(time, at) : undefined);
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
  if (!HELD_BESIDE.test(time.word(at - 1)) && isFirstOfCourse(time, behind, start.value))
    return {
      value: { from: start.value.from, to: latestDay(time, start.value.from), unit: 'range', count: 1 },
      length: behind - at,
    };
  if (!/^(?:onward|forward|on)$/.test(time.word(behind))) return undefined;
  // "From March 3 on mobile" says where, not when.
  if (time.word(behind) === 'on' && !isEndOfClause(time, behind + 1)) return undefined;
  const { from } = start.value;
  return { value: { from, to: latestDay(time, from), unit: 'range', count: 1 }, length: behind + 1 - at };
}

/** "Clicks by month from June": of June alone there is no course by month. */
function isFirstOfCourse(time: TimeText, behind: number, { unit, count, to }: Period): boolean {
  if (unit === 'range' || count !== 1 || to >= time.calendar.lastDay) return false;
  if (HELD_BESIDE.test(time.word(behind))) return false;
  return time.tokens.some(
    ({ word }, place) =>
      word === `${unit}ly` ||
      word === EVERY_DAY[unit] ||
      (unitWords.get(word) === unit && /^(?:by|per|each|every)$/.test(time.word(place - 1))),
  );
}

const HELD_BESIDE = /^(?:v|vs|versu|versus|against|compared|than|or|and|&|,)$/;
const EVERY_DAY: Partial<Record<Period['unit'], string>> = { day: 'daily' };

const isEndOfClause = (time: TimeText, at: number): boolean =>
  time.tokens[at] === undefined ||
  time.tokens[at]?.kind === 'sign' ||
  /^(?:by|and|per|until|till|to)$/.test(time.word(at));

/** "What did revenue add up to last month?": no period begins there. */
const ADDING = /^(?:add|adds|added|adding|sum|sums|summed|tots|totted)$/;
