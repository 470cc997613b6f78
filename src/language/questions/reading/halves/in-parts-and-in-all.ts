import { once } from '../../text/pattern.ts';
import type { Mark } from '../mark.ts';
import { isNoise } from '../piece.ts';
import type { Reading } from '../reading.ts';
import type { Halves } from './halves.ts';
import { isOneNumber } from './is-one-number.ts';

const JOINT = String.raw`\s*(?:[,;–—]\s*)?(?:and|plus|as well as|along with|with)(?: also)?`;
const ALL =
  '(?:in total|in all|in sum|overall|altogether|all together|(?:the |a |their |its )?(?:grand |overall )?total)';
const IN_ALL = once`^(?<first>(?!(?:total|sum)\b).{7,}?[^\s,;:.?!–—])(?:${JOINT}| \+|\s*[,;])\s+${ALL}\s*[?.!]*$`;
const IN_PARTS = once`^(?<first>(?:the |our |what (?:is|was|were) (?:the |our )?)?total .{5,}?[^\s,;:.?!–—])\s*(?:[,;–—]\s*)?(?:and|plus)(?: also)? (?<second>(?:(?:the )?(?<number>\p{L}+(?: \p{L}+)?) )?(?:per|by|for each|for every) (?<kind>\p{L}+(?: \p{L}+)?))\s*[?.!]*$`;

/** "Revenue by channel in May, and the total", "sessions per weekday and in total": a list, and the number of all of it. */
export function andInAll(text: string): Halves | undefined {
  const { first } = IN_ALL.exec(text)?.groups ?? {};
  return first === undefined
    ? undefined
    : { first, second: (reading) => (isList(reading) ? 'in total?' : undefined) };
}

/** "Total revenue in May and per item": the number of all, and the list. */
export function andInParts(text: string, marksOf: (said: string) => readonly Mark[]): Halves | undefined {
  const { first, second, number, kind } = IN_PARTS.exec(text)?.groups ?? {};
  if (first === undefined || second === undefined || !isOnly(marksOf(kind ?? ''), 'dimension'))
    return undefined;
  if (number !== undefined && !isOnly(marksOf(number), 'metric')) return undefined;
  return { first, second: (reading) => (isOneNumber(reading) ? `${second}?` : undefined) };
}

const isOnly = (marks: readonly Mark[], type: 'dimension' | 'metric'): boolean => {
  const said = marks.filter((mark) => !isNoise(mark));
  return said.length === 1 && said.every((mark) => mark.type === type);
};

/** Rows of parts or of times: of some of them only ("the top 3") it may be their total. */
const isList = ({
  intent,
  dimensions,
  grain,
  shape,
  rank,
  limits,
  isTogether,
  isYesNo,
  each,
}: Reading): boolean =>
  intent === 'numbers' &&
  (dimensions.length > 0 || grain !== null) &&
  (shape === 'value' || (shape === 'average' && grain === 'weekday')) &&
  rank === null &&
  each === null &&
  limits.length === 0 &&
  !isTogether &&
  !isYesNo;
