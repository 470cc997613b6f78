import { once } from '../../../text/pattern.ts';
import type { Assembled } from '../../assemble.ts';
import type { Reading } from '../../reading.ts';
import { LEAD } from '../in-whole-words/lead-and-tail.ts';
import { ofThoseBefore } from './of-those-before.ts';

const AMOUNT = once`^${LEAD}(?:how (?:much|many)|what)(?: of (?:it|that|them))? (?:was|were|is|are) (?:it|that|they|those|there|this)\b`;

const ALONE = once`^${LEAD}(?:how (?:much|many)(?: of (?:it|that|them))?|what) (?:was|were|is|are) (?:it|that|they|those|there|this)(?: then| exactly| in total)?[ ?.!]*$`;

/**
 * "How much was it?" and "how much was it on mobile?" behind the best month, "… in Porto?" behind the best channel: an amount of the one that was found, and
 * no other best one of all on mobile.
 */
export function amountOfFound(
  text: string,
  before: Reading,
  merged: Reading,
  { has, reading: now }: Assembled,
): Reading | undefined {
  const { rank, foundTime, found } = before;
  const isPlain = !has.metric && !has.dimension && !has.rank && !has.period && !has.time;
  const isFilter = isPlain && (has.filter || ALONE.test(text));
  const isOfOne = rank?.count === 1 && rank.by === 'value' && before.shape === 'value';
  if (!isFilter || has.intent || has.versus || !isOfOne || !AMOUNT.test(text)) return undefined;
  const alone = { ...merged, rank: null, grain: null };
  if (rank.of === 'time' && before.dimensions.length === 0 && foundTime !== null)
    return { ...alone, periods: [foundTime], isAllData: false, isYesNo: false };
  if (rank.of !== 'members' || found === null || before.grain !== null) return undefined;
  // "In Porto?" behind the city that was found is another city
  if (now.filters.some(({ dimension }) => dimension === found.dimension)) return undefined;
  return ofThoseBefore(before, { ...alone, dimensions: [] }, { ...has, metric: true });
}
