import { once } from '../../../text/pattern.ts';
import type { Assembled } from '../../assemble.ts';
import type { ReadFilter } from '../../filter.ts';
import type { Reading } from '../../reading.ts';
import { ofThoseBefore } from './of-those-before.ts';

/**
 * "How much of their traffic comes from google?", "share of google" behind a list of pages: the part that google has of each of them,
 * and behind the one that was found its part of that one. How google spreads over the pages is "share of google traffic by page".
 * Undefined where anything else is asked.
 */
export function shareOfRows(
  before: Reading,
  merged: Reading,
  { has, reading: now }: Assembled,
): Reading | undefined {
  const [dimension, ...others] = before.dimensions;
  const isOfList =
    dimension !== undefined && others.length === 0 && before.grain === null && before.shape === 'value';
  const parts = now.filters.filter(isPartIn);
  const isOfOthers = parts.some((one) => one.dimension === dimension) || has.dimension || has.rank;
  // "How much of it was on weekends?"
  const isOfDays = parts.length === 0 && now.weekdays.length === 1;
  if (!isOfList || isOfOthers || (parts.length === 0 && !isOfDays)) return undefined;
  const isShare = now.shape === 'share' && merged.intent === 'numbers';
  if (!isShare || now.each !== null || now.grain !== null) return undefined;
  const isLimited = before.rank !== null || before.limits.length > 0 || before.moves.length > 0;
  const found = isLimited ? ofThoseBefore(before, merged, { ...has, metric: true }) : merged;
  if (!found.dimensions.includes(dimension)) return found;
  return {
    ...found,
    ...(isOfDays && { isPartOfWeek: true }),
    filters: found.filters.map((one) => (parts.includes(one) ? { ...one, isPart: true } : one)),
  };
}

const isPartIn = ({ isWhole }: ReadFilter): boolean => isWhole !== true;

const SHARE = '(?:share|part|portion|proportion|percentage|percent|%|how much)';
const ITS = '(?:it|that|they|those|them|this)';
const DID = '(?:is|are|was|were|does|do|did|has|have|had)';
const COMING = '(?:comes?|came|goes|went|falls?|fell)';
const MAKING = '(?:get|make(?: up)?|have|bring(?: in)?|receive|account for|got|take|draw|see)';
/** "What share of google traffic is that?", "… does it get?", "… goes to it?" */
const IT_IS_PART = once`\b${SHARE} of (?!(?:its|their|that|those|it|them)\b)[^?,;]+? (?:${DID} ${ITS}(?: ${MAKING})?|(?:${DID} )?(?:${COMING} )?(?:from|to|by|through|on|via) ${ITS})[ ?.!]*$`;
/** The same, as short speech behind a question has it in whole words. */
const AS_SHARE = once`^(?:and )?as an? share of (?!(?:its|their|that|those|it|them)\b)(?=\S)`;
/** "Its share of google traffic" */
const ITS_SHARE = once`\b(?:its|their) (?:share|part|portion|proportion|percentage) of (?=\S)`;

/**
 * "What share of google traffic is that?", "its share of google traffic": what was told before is the part, and the name that is said
 * limits the whole. The question with that name so; undefined where the name is the part.
 */
export function ofNamedWhole(text: string, before: Reading, assembled: Assembled): Assembled | undefined {
  const { reading, has } = assembled;
  const isOfOne = reading.shape === 'share' && reading.intent === 'numbers' && !has.dimension && !has.rank;
  const isSaid = [IT_IS_PART, AS_SHARE, ITS_SHARE].some((words) => words.test(text));
  const isOneFound = before.rank?.of === 'members' && before.rank.count === 1;
  if (!isOfOne || !isSaid || !has.metric || !(has.filter || isOneFound)) return undefined;
  return {
    ...assembled,
    reading: { ...reading, filters: reading.filters.map((one) => ({ ...one, isWhole: true })) },
  };
}
