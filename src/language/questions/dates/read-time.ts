import type { Token } from '../text/tokenize.ts';
import { readFeast } from './read-feast.ts';
import { readFuture, readRelative } from './read-relative.ts';
import { readBounded, readSpan } from './read-span.ts';
import { readWeekdays } from './read-weekdays.ts';
import { type Calendar, type Read, TimeText, type TimeWords } from './time-text.ts';

/** Reads time words that begin at this token; undefined where none do. */
export function readTime(
  tokens: readonly Token[],
  at: number,
  calendar: Calendar,
): Read<TimeWords> | undefined {
  const time = new TimeText(tokens, calendar);
  return (
    readFuture(time, at) ??
    readRelative(time, at) ??
    readFeast(time, at) ??
    readWeekdays(time, at) ??
    readStretch(time, at)
  );
}

function readStretch(time: TimeText, at: number): Read<TimeWords> | undefined {
  const found = readBounded(time, at) ?? readSpan(time, at);
  return found && { value: { type: 'period', period: found.value }, length: found.length };
}
