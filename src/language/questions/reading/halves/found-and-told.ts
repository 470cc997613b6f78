import { once } from '../../text/pattern.ts';
import type { Mark } from '../mark.ts';
import type { Reading } from '../reading.ts';
import type { Halves } from './halves.ts';
import { isKind } from './is-kind.ts';
import { isOneNumber } from './is-one-number.ts';

const FIRST = String.raw`^(?<first>(?!(?:and|or) ).{7,}?[^\s,;:.?!])`;
const JOINT = String.raw`\s*(?:[,;.?]\s*)?(?:and|plus) (?:also )?`;
const THEN = '(?: (?:that|the same) (?:day|week|month|time)| then| (?:in|on|during) (?:it|them))?';
const SOLD = once`${FIRST}${JOINT}(?:what (?:(?:did we|we) (?:sell|sold)|sold|was sold)|(?:which|what) (?<things>\p{L}+(?: \p{L}+)?) (?:(?:did we|we) (?:sell|sold)|sold|were sold|was sold))${THEN}\s*[?.!]*$`;
const CAUSE = once`${FIRST}${JOINT}(?:(?:which|what) (?<asked>\p{L}+(?: \p{L}+)?) (?:drove|caused|led|made|was behind|is behind|(?:is|was) responsible for) (?:it|this|that)|(?:the |its )?(?<kind>\p{L}+(?: \p{L}+)?) (?:responsible(?: for (?:it|this|that))?|behind (?:it|this|that)|that (?:drove|caused|led|made) (?:it|this|that)))\s*[?.!]*$`;
const OWN = once`^(?<first>(?:the |our |what(?:['’]s| is| was) (?:the |our )?|which is (?:the |our )?)?top (?!\d)\p{L}[^,;:.?!]{2,60}?),? and (?<own>(?:what(?:['’]s| is| was) )?its \p{L}[^,;:.?!]{2,40}?)\s*[?.!]*$`;

const TOP = once`${FIRST}${JOINT}(?:(?:what|which|who) (?:was|were|is|are) )?(?:the |our )?(?<top>(?:top|best|biggest|most popular|leading) (?<kind>\p{L}+(?: \p{L}+)?))(?: (?:on|in|during|of|for))? (?:that|the same) (?:day|week|month)\s*[?.!]*$`;

type MarksOf = (said: string) => readonly Mark[];

/** "Day with the highest revenue and what sold that day", "revenue last week and what sold": a number or a time, and the things of it. */
export function andWhatSold(text: string): Halves | undefined {
  const { first, things } = SOLD.exec(text)?.groups ?? {};
  if (first === undefined) return undefined;
  const second = things === undefined ? 'what was sold' : `which ${things} were sold`;
  return {
    first,
    second: (reading) => {
      if (isOneTime(reading)) return `${second} that ${reading.grain ?? 'day'}?`;
      return isOneNumber(reading) ? `${second}?` : undefined;
    },
  };
}

/** "Which day had the most clicks and what was the top query that day": the first of those that had some then. */
export function andTopThen(text: string, marksOf: MarksOf): Halves | undefined {
  const { first, top, kind } = TOP.exec(text)?.groups ?? {};
  if (first === undefined || top === undefined || kind === undefined || !isKind(marksOf(kind)))
    return undefined;
  return {
    first,
    second: (reading) => (isOneTime(reading) ? `${top}?` : undefined),
  };
}

/** "Best day for sessions and which channel drove it": of what drove a number, how far it moved is told. */
export function andWhoDroveIt(text: string, marksOf: MarksOf): Halves | undefined {
  const { first, asked, kind = asked } = CAUSE.exec(text)?.groups ?? {};
  if (first === undefined || kind === undefined || !isKind(marksOf(kind))) return undefined;
  return {
    first,
    second: (reading) =>
      isOneTime(reading)
        ? `which ${kind} ${reading.rank?.direction === 'bottom' ? 'lost' : 'gained'} the most?`
        : undefined,
  };
}

/** "Top page in May and its bounce rate": it is the first by what a list without a number is told by, and no rate chooses it. */
export function andItsNumber(text: string, marksOf: MarksOf): Halves | undefined {
  const { first, own } = OWN.exec(text)?.groups ?? {};
  if (first === undefined || own === undefined || hasNumber(marksOf(first))) return undefined;
  if (!hasNumber(marksOf(own))) return undefined;
  // "Top page and its bounce rate in May": the days are those of both
  if (hasTime(marksOf(own)) && !hasTime(marksOf(first))) return undefined;
  return {
    first,
    second: ({ rank, dimensions, shape }) =>
      rank?.by === 'value' && rank.of !== 'time' && dimensions.length === 1 && shape === 'value'
        ? own
        : undefined,
  };
}

const hasTime = (marks: readonly Mark[]): boolean => marks.some(({ type }) => type === 'time');

const hasNumber = (marks: readonly Mark[]): boolean => marks.some(({ type }) => type === 'metric');

/** The best or the worst one of all days, weeks or months. */
const isOneTime = ({ rank, dimensions, each, place, shape, isYesNo }: Reading): boolean =>
  rank?.of === 'time' &&
  rank.count === 1 &&
  rank.by === 'value' &&
  place === 1 &&
  shape === 'value' &&
  !isYesNo &&
  dimensions.length === 0 &&
  each === null;
