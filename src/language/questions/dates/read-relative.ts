import { monthOf, weekdayOf } from './calendar-words.ts';
import { readCount } from './read-count.ts';
import { readFeast } from './read-feast.ts';
import { readBounded, readSpan } from './read-span.ts';
import type { Read, TimeText, TimeWords } from './time-text.ts';
import { LAST, NEXT, unitWords } from './time-words.ts';

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
export function readRelative(time: TimeText, at: number): Read<TimeWords> | undefined {
  const start = at;
  let i = at;
  // vs LY, vs PY, vs SPLY
  if (
    /^(?:LY|PY|SPLY)$/.test(time.tokens[at]?.text ?? '') &&
    /^(?:v|versu|versus|against|to)$/.test(time.word(at - 1))
  )
    return { value: { type: 'relative', to: 'year_before' }, length: 1 };
  if (/^(?:PP)$/.test(time.tokens[at]?.text ?? ''))
    return { value: { type: 'relative', to: 'before' }, length: 1 };
  if (time.is(i, 'the')) i++;
  if (time.word(i) === 'same') {
    const unit =
      unitWords.get(time.word(i + 1)) ??
      (/^(?:period|time|date|span|range|quarter)$/.test(time.word(i + 1)) ? 'range' : undefined);
    if (unit !== undefined) {
      let j = i + 2;
      if (time.is(j, 'of') || time.is(j, 'in') || time.is(j, 'from')) j++;
      if (time.is(j, 'the')) j++;
      if (
        time.is(j, 'last', 'year') ||
        time.is(j, 'previou', 'year') ||
        time.is(j, 'previous', 'year') ||
        time.is(j, 'prior', 'year')
      )
        return { value: { type: 'relative', to: 'year_before' }, length: j + 2 - start };
      if (
        time.is(j, 'a', 'year', 'ago') ||
        time.is(j, 'one', 'year', 'ago') ||
        time.is(j, 'a', 'year', 'earlier') ||
        time.is(j, 'the', 'year', 'before')
      )
        return { value: { type: 'relative', to: 'year_before' }, length: j + 3 - start };
      if (time.is(j, 'year', 'before') || time.is(j, 'year', 'ago') || time.is(j, 'year', 'earlier'))
        return { value: { type: 'relative', to: 'year_before' }, length: j + 2 - start };
      // "The same day last week" lies seven days back, "the same week last month" is not the week before.
      if (/^(?:day|weekday|date|time|range)$/.test(unit) && isWeekBack(time, j))
        return {
          value: { type: 'relative', to: 'week_before' },
          length: j + 2 + (time.is(j, 'a') ? 1 : 0) - start,
        };
      if (LAST.has(time.word(j)) && unitWords.get(time.word(j + 1)) !== undefined)
        return { value: { type: 'relative', to: 'before' }, length: j + 2 - start };
      if (time.is(j, 'before')) return { value: { type: 'relative', to: 'before' }, length: j + 1 - start };
    }
  }
  // "the 4 weeks before", behind as many of them
  const count = i > at ? readCount(time, i) : undefined;
  if (
    count !== undefined &&
    unitWords.get(time.word(i + count.length)) !== undefined &&
    /^(?:before|prior|earlier|preceding)$/.test(time.word(i + count.length + 1)) &&
    !startsPeriod(time, i + count.length + 2)
  )
    return { value: { type: 'relative', to: 'before' }, length: i + count.length + 2 - start };
  const isUnit =
    unitWords.get(time.word(i)) !== undefined || /^(?:period|one|time|timeframe|span)$/.test(time.word(i));
  if (
    isUnit &&
    (i > at || time.word(i) !== 'one') &&
    /^(?:before|prior|earlier|preceding)$/.test(time.word(i + 1)) &&
    !startsPeriod(time, i + 2)
  ) {
    const back = time.word(i) === 'year' ? 'year_before' : 'before';
    return { value: { type: 'relative', to: back }, length: i + 2 - start };
  }
  if (
    /^(?:previou|previous|prior|preceding)$/.test(time.word(i)) &&
    /^(?:period|one|time|timeframe|span|range)$/.test(time.word(i + 1))
  )
    return { value: { type: 'relative', to: 'before' }, length: i + 2 - start };
  // "The last 7 days vs the previous 7"
  const many = readCount(time, i + 1);
  if (
    /^(?:previou|previous|prior|preceding)$/.test(time.word(i)) &&
    many !== undefined &&
    isEnd(time, i + 1 + many.length) &&
    time.tokens.some(
      ({ word }, place) => place < at && LAST.has(word) && readCount(time, place + 1)?.value === many.value,
    )
  )
    return { value: { type: 'relative', to: 'before' }, length: i + 1 + many.length - start };
  if (
    time.is(i, 'a', 'year', 'ago') ||
    time.is(i, 'a', 'year', 'earlier') ||
    time.is(i, 'one', 'year', 'ago') ||
    time.is(i, 'a', 'year', 'before')
  )
    return { value: { type: 'relative', to: 'year_before' }, length: i + 3 - start };
  return undefined;
}

/** "Last week", "the week before", "a week ago" */
const isWeekBack = (time: TimeText, at: number): boolean =>
  (LAST.has(time.word(at)) && unitWords.get(time.word(at + 1)) === 'week') ||
  (unitWords.get(time.word(at)) === 'week' && /^(?:before|prior|earlier|ago)$/.test(time.word(at + 1))) ||
  (/^(?:a|one)$/.test(time.word(at)) &&
    unitWords.get(time.word(at + 1)) === 'week' &&
    /^(?:before|earlier|ago)$/.test(time.word(at + 2)));

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
