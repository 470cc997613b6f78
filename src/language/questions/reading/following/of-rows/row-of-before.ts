import { askMetric } from '../../../data/ask-metric.ts';
import { isBetterDown } from '../../../data/is-better-down.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { once } from '../../../text/pattern.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { numberOf } from '../follows-on.ts';
import { LEAD, wholly } from '../in-whole-words/lead-and-tail.ts';
import { firstBy, isSplit, withThe } from './spoken-rows.ts';

/** A question that points to one row of the answer before, without these words, and what it follows. */
export interface RowOfBefore {
  readonly text: string;
  readonly previous: Reading;
}

const PLACES: ReadonlyMap<string, number> = new Map(
  [
    [
      'first',
      '1st',
      'top',
      'best',
      'biggest',
      'largest',
      'highest',
      'strongest',
      'leading',
      'one',
      '1',
      'worst',
      'poorest',
      'weakest',
    ],
    ['second', '2nd', 'two', '2'],
    ['third', '3rd', 'three', '3'],
    ['fourth', '4th', 'four', '4'],
    ['fifth', '5th', 'five', '5'],
  ].flatMap((words, at) => words.map((word) => [word, at + 1] as const)),
);

const NTH = '(?<nth>first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|top)';
/** "The best one by landing page" is that row, "the best one" alone a ranking of its own. */
const BEST =
  '(?:best|biggest|largest|highest|strongest|leading|worst|poorest|weakest|lowest|smallest)(?= one (?:by|per) )';
/** By what is hoped for, and the last row by any number. */
const GOOD = /^(?:best|strongest)$/i;
const BAD = /^(?:worst|poorest|weakest)$/i;
const LAST = /^(?:lowest|smallest)$/i;
const FIRST_BY = once`^${LEAD}the (?:top|${BEST})(?:[ -](?:placed|ranked))? \p{L}+ (?:by|per) (?:the |each )?(?<what>[^?.!,]+?)[ ?.!]*$`;
const ROW = `the ${NTH}(?:[ -](?:placed|ranked))? (?<kind>one|\\p{L}+)|(?:number|no\\.?|rank) (?<number>one|two|three|four|five|[1-5])|#(?<sign>[1-5])`;
const END = '(?=[ ?.!,]|$)';
const BEHIND = 'of|for|on|in|from|to|at|with|by|about|via|through';

/** "Where did visitors to the first one come from?", "sessions of number two by week" */
const OF_ROW = once`(?<= (?:${BEHIND}) |^)(?:${ROW})${END}`;
/** "And the second one by week?", "the first one on mobile" */
const ROW_FIRST = once`^${LEAD}(?:${ROW}|the (?<side>${BEST}) one)${END}`;
/** "How did the first one do?" */
const ROW_AMONG = once`\b(?:${ROW})${END}`;
/** "Revenue of the first" */
const OF_PLACE = /(?<= (?:of|for) )the (?<nth>first|second|third|fourth|fifth)(?=[ ?.!]*$)/iu;
/** "And the third?" */
const ROW_ALONE = wholly(`the ${NTH}`);

/** "Only the top one" ranks the list anew: its first row stands alone, and nothing is asked of it. */
const ONLY_TOP = wholly('(?:only|just) the (?:top|first) one|the (?:top|first) one (?:only|alone)');

/** "How did that one do on weekends?" behind the one that was found. */
const THAT_ONE = once`\b(?:that|this) one${END}`;
/** "For Barre there?" behind the studio that was found; "there" that only says that something is points to none. */
const THERE = /(?<!\b(?:is|are|was|were|be|been|did|do|has|had)) there(?=[ ?.!]*$)/iu;
const IT_DID =
  'how (?:did|does|do|has|is|was) (?:it|they|that|this)(?: been)? (?:do|doing|done|perform(?:ing|ed)?|go|going|look(?:ing)?)';
const HOW_IT_DID = once`\b${IT_DID}\b`;
/** Asks for no other days and no other number: what it had. */
const HOW_ALONE = wholly(IT_DID);

/**
 * "The second one" behind a list, "how did that one do?" behind the one that was found: the question is asked of that row by its name,
 * as if the question before had been about it alone. Undefined where the words point to no row.
 */
export function rowOfBefore(text: string, before: Reading, view: SourceView): RowOfBefore | undefined {
  const { found } = before;
  const some = before.intent === 'numbers' ? someOfBefore(text, before, view) : undefined;
  if (some !== undefined) return some;
  const place =
    before.intent === 'numbers'
      ? placeOf(found === null ? text : withThe(text, view), before, view)
      : undefined;
  if (place === undefined) return undefined;
  const name = found?.members[place.at - 1];
  // "And the second?" behind the best one is the next of its ranking, and no row that was told
  if (name === undefined && place.restOf('') === '') return undefined;
  if (found === null || name === undefined) throw askedBack('points_back');
  const only = { dimension: found.dimension, is: 'one_of' as const, members: [name] };
  const rest = place.restOf(`"${name}"`);
  return {
    text: HOW_ALONE.test(rest) ? '' : rest,
    previous: {
      ...before,
      dimensions: before.dimensions.filter((dimension) => dimension !== found.dimension),
      rank: before.dimensions.includes(found.dimension) ? null : before.rank,
      orderBy: null,
      order: null,
      limits: [],
      moves: [],
      chosen: null,
      replaced: null,
      filters: [...before.filters.filter(({ dimension }) => dimension !== found.dimension), only],
    },
  };
}

/** "Top two by city" behind a list by cuisine: the first two cuisines, each of them by city. */
function someOfBefore(text: string, before: Reading, view: SourceView): RowOfBefore | undefined {
  const { found, dimensions } = before;
  const some = firstBy(text, view);
  if (some === undefined || found === null || !dimensions.includes(found.dimension)) return undefined;
  if (!isInOrderOfValue(before) || found.members.length <= some.count) return undefined;
  return {
    text: some.text,
    previous: {
      ...before,
      rank: { of: 'members', count: some.count, direction: 'top', by: 'value', within: null },
      found: { ...found, members: found.members.slice(0, some.count) },
    },
  };
}

interface Place {
  readonly at: number;
  /** What is asked of it, without the words that point to it, or with its name in their place. */
  readonly restOf: (name: string) => string;
}

function placeOf(text: string, before: Reading, view: SourceView): Place | undefined {
  if (ONLY_TOP.test(text)) return undefined;
  const isFound = before.rank?.of === 'members' && before.rank.count === 1;
  if (isFound && HOW_IT_DID.test(text)) return { at: 1, restOf: () => text };
  if (isFound && THAT_ONE.test(text)) return { at: 1, restOf: (name) => inPlace(text, THAT_ONE, name) };
  if (isFound && THERE.test(text)) return { at: 1, restOf: () => text.replace(THERE, '') };
  const pattern = [ROW_ALONE, ROW_FIRST, OF_ROW, OF_PLACE, ROW_AMONG].find((one) => one.test(text));
  const said = pattern?.exec(text)?.groups;
  if (pattern === undefined || said === undefined || (pattern === ROW_ALONE && before.found === null))
    return undefined;
  const { nth, kind = 'one', number, sign, side } = said;
  const by = FIRST_BY.exec(text)?.groups?.['what'];
  if (by !== undefined && !isSplit(by, view)) return undefined;
  // "The top one" of two times may be the one that had the most, and the one that moved furthest, which is told first
  const isOfTop = /^top$/i.test(nth ?? '') || side !== undefined;
  if (isOfTop && before.found !== null && !isInOrderOfValue(before)) throw askedBack('points_back');
  const row = before.found === null ? undefined : view.labelOf(before.found.dimension).toLowerCase();
  const at =
    side !== undefined && isLastMeant(side, before, view)
      ? placeOfLast(before)
      : PLACES.get((nth ?? side ?? number ?? sign ?? '').toLowerCase());
  if (at === undefined || (kind.toLowerCase() !== 'one' && kind.toLowerCase() !== row)) return undefined;
  return { at, restOf: (name) => inPlace(text, pattern, name) };
}

/** Of what nobody hopes for the first row is the worst one, of all else the last. */
function isLastMeant(side: string, before: Reading, view: SourceView): boolean {
  const number = askMetric(view, numberOf(before) ?? '');
  const isWorstFirst = number?.desired === 'neither' && isBetterDown(number);
  return LAST.test(side) || (isWorstFirst ? GOOD : BAD).test(side);
}

/** @throws NotAnswerable where only the first ones were listed */
function placeOfLast({ found, rank }: Reading): number {
  if (found === null || rank !== null) throw askedBack('points_back');
  return found.members.length;
}

/** Its first row is the one that its headline tells. */
const isInOrderOfValue = ({ rank, periods, versus, order }: Reading): boolean =>
  rank !== null ? rank.direction === 'top' : periods.length < 2 && versus === null && order !== 'up';

/** "Visitors to the first one" are those to its name, "the first one by week" is "by week", and "how did it do?" how the row did. */
function inPlace(text: string, pattern: RegExp, name: string): string {
  const at = text.search(pattern);
  const isBehind = once`\b(?:${BEHIND}) $`.test(text.slice(0, at));
  if (isBehind) return text.replace(pattern, () => name);
  const isAtStart = pattern === ROW_ALONE || pattern === ROW_FIRST;
  return text.replace(pattern, isAtStart ? '' : 'it').replace(/^[ ?.!,]+/, '');
}
