import { addDays } from '#src/shared/week.ts';
import { lengthOf } from './period.ts';
import { readFeastDays } from './read-feast.ts';
import { readSpan } from './read-span.ts';
import type { PeriodRead, TimeText } from './time-text.ts';

/** What comes early or late for a day is within so many of it; with the day itself they are as long as a week. */
const DAYS_BESIDE = 3;

/** "Around March 20", "in the week around Valentine's Day": some days on both sides; "around 200 visits" names no day. */
export function readNear(time: TimeText, at: number): PeriodRead {
  const lead = time.is(at, 'the', 'week') ? 2 : 0;
  if (!time.is(at + lead, 'around')) return undefined;
  let start = at + lead + 1;
  if (time.is(start, 'the') && time.tokens[start + 1]?.kind === 'number') start++;
  const day = readSpan(time, start) ?? readFeastDays(time, start);
  if (day === undefined || day.value.unit !== 'day' || lengthOf(day.value) > 1) return undefined;
  // "Around today" goes on into days that are to come
  if (day.value.words !== undefined) return undefined;
  return {
    value: {
      from: addDays(day.value.from, -DAYS_BESIDE),
      to: addDays(day.value.to, DAYS_BESIDE),
      unit: 'range',
      count: 1,
      reading: 'near',
    },
    length: start - at + day.length,
  };
}
