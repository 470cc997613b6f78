import { addDays } from '#src/shared/week.ts';
import { MONTH_NAMES } from '../../../dates/calendar-words.ts';
import { once } from '../../../text/pattern.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

/** "Since April 19", "since 19 April 2026", "since 2026-04-19", "since 19/4" */
const SINCE_DAY = once`^since (?:the )?(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH_NAMES})(?:,? \d{4})?|(?:${MONTH_NAMES}) \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|yesterday)$`;

/** "Which item has not sold since April 19?": that day was the last on which it did, so what is asked for are the days behind it. */
export const notSinceDay = (marks: readonly Mark[]): readonly Mark[] => {
  // "Impressions of queries with no clicks since April 19" asks for a number of its own, which that day has, too
  const numbers = marks.filter(({ type }) => type === 'metric');
  if (numbers.length > 1 || !marks.some((mark) => isKeyword(mark, 'none'))) return marks;
  return marks.map((mark) => {
    if (mark.type !== 'time' || mark.time.type !== 'period' || !SINCE_DAY.test(mark.said)) return mark;
    const { period } = mark.time;
    if (period.from >= period.to) return mark;
    const after = { ...period, from: addDays(period.from, 1), reading: 'after_day' as const };
    return { ...mark, time: { ...mark.time, period: after } };
  });
};
