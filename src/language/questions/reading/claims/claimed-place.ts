import { WEEKDAY_NAMES, weekdayOf } from '../../dates/calendar-words.ts';
import { COUNT_WORDS, numberWord, ORDINAL_WORDS, ordinalWord } from '../../text/number-words.ts';
import type { Mark } from '../mark.ts';
import type { Claim, ClaimedTime } from './claim.ts';

const COUNT = `(?<count>\\d+|${COUNT_WORDS})`;
const TOP = '(?<top>top|best|biggest|largest|strongest|main|leading|busiest|number one|no\\.? ?1|#1)';
const BOTTOM = '(?<bottom>bottom|worst|smallest|weakest|slowest|quietest)';
const END = `(?:${TOP}|${BOTTOM})`;
const NTH = `(?<nth>${ORDINAL_WORDS}|\\d+(?:st|nd|rd|th))`;
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

const placeOf = (nth = '1'): number => ordinalWord(nth.toLowerCase()) ?? Number.parseInt(nth, 10);

/** "In the top 5", "our third biggest country", "the best month": which place a name or a time is said to hold; "one of our best" none. */
export function claimedPlace(asked: string, marksOf: () => readonly Mark[]): Claim | null {
  if (!/^(?:is|are|was|were) (?!there\b)/i.test(asked) || /\bever\b/i.test(asked)) return null;
  for (const words of AMONG) {
    const { count, bottom } = words.exec(asked)?.groups ?? {};
    if (count === undefined) continue;
    const to = numberWord(count.toLowerCase()) ?? Number(count);
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
