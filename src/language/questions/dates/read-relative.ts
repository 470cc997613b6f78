import { monthOf, weekdayOf } from './calendar-words.ts';
import { isBeyondReach } from './reach.ts';
import { readBounded } from './read-bounded.ts';
import { readCount } from './read-count.ts';
import { readFeast } from './read-feast.ts';
import { readSpan } from './read-span.ts';
import type { Read, TimeText, TimeWords } from './time-text.ts';
import { LAST, NEXT, PREVIOUS, unitWords } from './time-words.ts';

export function readFuture(time: TimeText, at: number): Read<TimeWords> | undefined {
  const value = { type: 'future' } as const;
  if (time.is(at, 'tomorrow')) return { value, length: 1 };
  if (NEXT.has(time.word(at)) && time.word(at) !== 'following') {
    const few = readCount(time, at + 1);
    const unitAt = at + 1 + (few?.length ?? 0);
    if (unitWords.get(time.word(unitAt)) ?? monthOf(time.word(unitAt)) ?? weekdayOf(time.word(unitAt)))
      return { value, length: unitAt + 1 - at };
    if (time.word(unitAt) === 'weekend' || weekdayOf(time.word(unitAt)) === 0)
      return { value, length: unitAt + 1 - at };
  }
  return undefined;
}

/** "the week before", "previous period", "same week last year", "a year ago" beside another period. */
export const readRelative = (time: TimeText, at: number): Read<TimeWords> | undefined =>
  readInShort(time, at) ??
  readSameOf(time, at) ??
  readShifted(time, at) ??
  readBefore(time, at) ??
  readPrevious(time, at) ??
  readYearBack(time, at);

type Relative = Extract<TimeWords, { type: 'relative' }>['to'];

const relative = (to: Relative, length: number): Read<TimeWords> => ({
  value: { type: 'relative', to },
  length,
});

/** "vs LY", "vs PY", "vs SPLY", "PP" */
function readInShort(time: TimeText, at: number): Read<TimeWords> | undefined {
  const text = time.tokens[at]?.text ?? '';
  if (/^(?:LY|PY|SPLY)$/.test(text) && /^(?:v|versu|versus|against|to)$/.test(time.word(at - 1)))
    return relative('year_before', 1);
  return text === 'PP' ? relative('before', 1) : undefined;
}

/** "The same week of last year", "same period one year earlier", "the same day last week" */
function readSameOf(time: TimeText, at: number): Read<TimeWords> | undefined {
  const same = time.is(at, 'the') ? at + 1 : at;
  if (time.word(same) !== 'same') return undefined;
  // "The same 7 days last year" of the last 7 days
  const many = readCount(time, same + 1);
  const unitAt = same + 1 + (many?.length ?? 0);
  if (many !== undefined && !isAsMany(time, at, many.value)) return undefined;
  const unit =
    unitWords.get(time.word(unitAt)) ??
    (/^(?:period|time|date|span|range|quarter)$/.test(time.word(unitAt)) ? 'range' : undefined);
  if (unit === undefined) return undefined;
  let i = unitAt + 1;
  if (/^(?:of|in|from)$/.test(time.word(i))) i++;
  const yearBack = readYearBack(time, i) ?? readLastYear(time, i) ?? readYearOfBefore(time, i);
  if (yearBack !== undefined) return relative('year_before', i + yearBack.length - at);
  if (time.is(i, 'the')) i++;
  // "The same day last week" lies seven days back, "the same week last month" is not the week before.
  const weekBack = /^(?:day|weekday|date|time|range)$/.test(unit) ? weekBackLength(time, i) : undefined;
  if (weekBack !== undefined) return relative('week_before', i + weekBack - at);
  const lastUnit = LAST.has(time.word(i)) ? unitWords.get(time.word(i + 1)) : undefined;
  // "The same week last month" could be any of its weeks; the same days are as many of it.
  const isWithin = unit === 'range' || /^days$/i.test(time.tokens[unitAt]?.text ?? '') || lastUnit === unit;
  if (lastUnit !== undefined) return isWithin ? relative('before', i + 2 - at) : undefined;
  return time.is(i, 'before') ? relative('before', i + 1 - at) : undefined;
}

/** "Vs a week earlier", "against two months earlier": of what is held against it, and not of today. */
function readShifted(time: TimeText, at: number): Read<TimeWords> | undefined {
  if (!/^(?:v|vs|versu|versus|against|to|with|than)$/.test(time.word(at - 1))) return undefined;
  const count = /^an?$/.test(time.word(at)) ? { value: 1, length: 1 } : readCount(time, at);
  const end = at + (count?.length ?? 0);
  const unit = unitWords.get(time.word(end));
  if (count === undefined || unit === undefined || !/^(?:earlier|prior|previously)$/.test(time.word(end + 1)))
    return undefined;
  if ((unit === 'year' && count.value === 1) || !hasPeriodBefore(time, at)) return undefined;
  if (isBeyondReach(unit, count.value) || count.value < 1) return undefined;
  return { value: { type: 'shifted', unit, count: count.value }, length: end + 2 - at };
}

/** Where nothing else is named, it is of today. */
const hasPeriodBefore = (time: TimeText, at: number): boolean =>
  time.tokens.slice(0, at).some((_, place) => startsPeriod(time, place));

/** "The 4 weeks before", "the week before", "the year before": not before a period that is named behind it. */
function readBefore(time: TimeText, at: number): Read<TimeWords> | undefined {
  const i = time.is(at, 'the') ? at + 1 : at;
  const isHeld = /^(?:v|vs|versu|versus|against|to|with)$/.test(time.word(at - 1));
  const count = i > at || isHeld ? readCount(time, i) : undefined;
  if (count !== undefined && isAsMany(time, at, count.value) && isBeforeAtEnd(time, i + count.length))
    return relative('before', i + count.length + 1 - at);
  if (
    count !== undefined &&
    unitWords.get(time.word(i + count.length)) !== undefined &&
    BEFORE.test(time.word(i + count.length + 1)) &&
    !startsPeriod(time, i + count.length + 2)
  )
    return relative('before', i + count.length + 2 - at);
  const isUnit =
    unitWords.get(time.word(i)) !== undefined || /^(?:period|one|time|timeframe|span)$/.test(time.word(i));
  if (!isUnit || (i === at && time.word(i) === 'one')) return undefined;
  if (!BEFORE.test(time.word(i + 1)) || startsPeriod(time, i + 2)) return undefined;
  return relative(time.word(i) === 'year' ? 'year_before' : 'before', i + 2 - at);
}

const BEFORE = /^(?:before|prior|earlier|preceding)$/;

/** "The previous period"; "the last 7 days vs the previous 7" */
function readPrevious(time: TimeText, at: number): Read<TimeWords> | undefined {
  const i = time.is(at, 'the') ? at + 1 : at;
  if (!PREVIOUS.has(time.word(i))) return undefined;
  if (/^(?:period|one|time|timeframe|span|range)$/.test(time.word(i + 1)))
    return relative('before', i + 2 - at);
  // "Yesterday against the previous day": alone it would be yesterday itself
  if (time.word(i + 1) === 'day' && time.tokens.slice(0, at).some(({ word }) => word === 'yesterday'))
    return relative('before', i + 2 - at);
  const many = readCount(time, i + 1);
  if (many === undefined || !isEnd(time, i + 1 + many.length)) return undefined;
  return isAsMany(time, at, many.value) ? relative('before', i + 1 + many.length - at) : undefined;
}

/** "The last 30 days", of which the 30 before are as many */
const isAsMany = (time: TimeText, at: number, many: number): boolean =>
  time.tokens.some(
    ({ word }, place) => place < at && LAST.has(word) && readCount(time, place + 1)?.value === many,
  );

/** "Compared to the 30 before" */
const isBeforeAtEnd = (time: TimeText, at: number): boolean =>
  BEFORE.test(time.word(at)) && !startsPeriod(time, at + 1);

/** "A year ago", "one year earlier", "the year before", "1 year prior" */
function readYearBack(time: TimeText, at: number): Read<TimeWords> | undefined {
  const i = /^(?:a|an|one|1|the)$/.test(time.word(at)) ? at + 1 : at;
  if (!/^years?$/.test(time.word(i)) || !/^(?:ago|earlier|before|prior|back)$/.test(time.word(i + 1)))
    return undefined;
  return startsPeriod(time, i + 2) ? undefined : relative('year_before', i + 2 - at);
}

/** "2025" behind "the same period of", where this year is 2026 */
function readYearOfBefore(time: TimeText, at: number): Read<TimeWords> | undefined {
  const isIt =
    Number(time.word(at)) === Number(time.calendar.today.slice(0, 4)) - 1 && !startsPeriod(time, at + 1);
  return isIt ? relative('year_before', 1) : undefined;
}

/** "Last year", "the previous year" behind "the same week of" */
function readLastYear(time: TimeText, at: number): Read<TimeWords> | undefined {
  const i = time.is(at, 'the') ? at + 1 : at;
  return /^(?:last|past|previou|previous|prior)$/.test(time.word(i)) && time.is(i + 1, 'year')
    ? relative('year_before', i + 2 - at)
    : undefined;
}

/** How many words "last week", "week before", "a week ago" take. */
function weekBackLength(time: TimeText, at: number): number | undefined {
  if (LAST.has(time.word(at)) && unitWords.get(time.word(at + 1)) === 'week') return 2;
  const i = /^(?:a|one)$/.test(time.word(at)) ? at + 1 : at;
  if (unitWords.get(time.word(i)) !== 'week') return undefined;
  return /^(?:before|prior|earlier|ago)$/.test(time.word(i + 1)) ? i + 2 - at : undefined;
}

const isEnd = (time: TimeText, at: number): boolean => {
  const token = time.tokens[at];
  return token === undefined || token.kind === 'sign';
};

function startsPeriod(time: TimeText, at: number): boolean {
  return (
    readBounded(time, at) !== undefined ||
    readSpan(time, at) !== undefined ||
    readFeast(time, at) !== undefined
  );
}
