import type { Reading } from '../../reading.ts';
import { askedFor } from '../in-whole-words/lead-and-tail.ts';
import { isOfRows, ofNoRows } from './rows-as-they-are.ts';

const MEAN = askedFor('(?:average|averages|mean|avg\\.?)(?: (?:of (?:it|that|them|these|those|all)))?');
const MEAN_PER = askedFor(
  '(?:(?:on )?(?:average|avg\\.?) (?:per|a|an|each|every) (?<per>day|week|month)|(?:per|a) (?<each>day|week|month),? on average|(?<adverb>daily|weekly|monthly) (?:average|mean|avg\\.?))',
);

type Unit = 'day' | 'week' | 'month';
const UNITS: ReadonlyMap<string, Unit> = new Map([
  ['day', 'day'],
  ['daily', 'day'],
  ['week', 'week'],
  ['weekly', 'week'],
  ['month', 'month'],
  ['monthly', 'month'],
]);

/** "On average per day?" behind rows, "the average?" behind a course. */
export function asMean(text: string, before: Reading): Reading | undefined {
  if (!isOfRows(before)) return undefined;
  const { per, each, adverb } = MEAN_PER.exec(text)?.groups ?? {};
  const named = per ?? each ?? adverb;
  if (named !== undefined) {
    const grain = UNITS.get(named.toLowerCase());
    return grain && { ...before, ...ofNoRows, dimensions: before.dimensions, shape: 'average', grain };
  }
  const isCourse = before.grain === 'day' || before.grain === 'week' || before.grain === 'month';
  return MEAN.test(text) && isCourse && before.dimensions.length === 0
    ? { ...before, ...ofNoRows, shape: 'average', grain: before.grain }
    : undefined;
}
