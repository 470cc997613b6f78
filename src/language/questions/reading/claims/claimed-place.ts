import { WEEKDAY_NAMES, weekdayOf } from '../../dates/calendar-words.ts';
import type { Mark } from '../mark.ts';
import type { Claim, ClaimedTime } from './claim.ts';

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
};
const COUNT = `(?<count>\\d+|${Object.keys(COUNTS).join('|')})`;
const TOP = '(?<top>top|best|biggest|largest|strongest|main|leading|busiest|number one|no\\.? ?1|#1)';
const BOTTOM = '(?<bottom>bottom|worst|smallest|weakest|slowest|quietest)';
const END = `(?:${TOP}|${BOTTOM})`;
const NTH = `(?<nth>${Object.keys(ORDINALS).join('|')}|\\d+(?:st|nd|rd|th))`;
const OWN = '(?:the |our |my )';

const NAMED_WEEKDAY = new RegExp(`\\b(?:${WEEKDAY_NAMES})s?\\b`, 'gi');

const AMONG = [`${END} ${COUNT}`, `${COUNT} ${END}`].map(
  (words) =>
    new RegExp(`\\b(?:in|among|amongst|one of|part of|within|belong to) ${OWN}?${words}(?= \\p{L})`, 'iu'),
);
const ONE = [
  new RegExp(`\\b${OWN}?${NTH}[- ]${END}(?= \\p{L})`, 'iu'),
  new RegExp(`(?<!\\b(?:among|amongst|one of|in|of) )\\b${OWN}${END}(?= (?!\\d)\\p{L})`, 'iu'),
  new RegExp(`\\b${NTH}(?= (?:by|in terms of|measured by) )`, 'iu'),
];

const placeOf = (nth: string | undefined): number =>
  ORDINALS[nth?.toLowerCase() ?? ''] ?? Number.parseInt(nth ?? '1', 10);

/** "In the top 5", "our third biggest country", "the best month": which place a name or a time is said to hold; "one of our best" none. */
export function claimedPlace(asked: string, marksOf: () => readonly Mark[]): Claim | null {
  if (!/^(?:is|are|was|were) (?!there\b)/i.test(asked) || /\bever\b/i.test(asked)) return null;
  for (const words of AMONG) {
    const { count, bottom } = words.exec(asked)?.groups ?? {};
    if (count === undefined) continue;
    const to = COUNTS[count.toLowerCase()] ?? Number(count);
    return {
      of: 'place',
      end: bottom === undefined ? 'top' : 'bottom',
      from: 1,
      to,
      time: timeOf(asked, marksOf()),
    };
  }
  for (const words of ONE) {
    const found = words.exec(asked)?.groups;
    if (found === undefined) continue;
    const place = placeOf(found.nth);
    return {
      of: 'place',
      end: found.bottom === undefined ? 'top' : 'bottom',
      from: place,
      to: place,
      time: timeOf(asked, marksOf()),
    };
  }
  return null;
}

/** "March", "Monday": the only time that is named, by the day that it begins with or its weekday. */
function timeOf(asked: string, marks: readonly Mark[]): ClaimedTime | null {
  // "Was Monday the best weekday?" is of all of them, and "was Monday our best day?" of the last one
  if (/\b(?:weekday|day of the week)\b/i.test(asked)) return weekdayNamed(asked);
  const [time, second] = marks.flatMap((mark) => (mark.type === 'time' ? [mark.time] : []));
  if (time === undefined || second !== undefined) return null;
  // "Was March our best week?" is of none
  const isOfUnit =
    time.type === 'period' && time.period.count === 1 && asked.includes(` ${time.period.unit}`);
  return isOfUnit ? { is: 'from', day: time.period.from } : null;
}

function weekdayNamed(asked: string): ClaimedTime | null {
  const [name, second] = asked.match(NAMED_WEEKDAY) ?? [];
  const weekday = name === undefined ? undefined : weekdayOf(name.toLowerCase().replace(/s$/, ''));
  return weekday === undefined || second !== undefined ? null : { is: 'weekday', weekday };
}
