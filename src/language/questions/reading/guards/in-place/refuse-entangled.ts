import { type Assembled, assemble } from '../../assemble.ts';
import type { AssembleOptions } from '../../assembling/assemble-options.ts';
import type { Mark } from '../../mark.ts';
import { ifAnswerable } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { askWhichPart } from '../ask-which-part.ts';
import { mirrored } from './mirrored.ts';
import { saysOtherwise } from './says-otherwise.ts';
import { type Shortened, withoutStretches } from './without-stretches.ts';

/**
 * Words that were heard and put in a place that is not theirs. "Impressions above 1,000, CTR below 2 %" says the same of
 * impressions whether or not a click-through rate follows; where the reading of the whole does not, its words have changed
 * each other's meaning, and which part of it is meant is asked.
 */
export function refuseEntangled(
  marks: readonly Mark[],
  options: AssembleOptions,
  { reading }: Assembled,
): void {
  const entangled = withoutStretches(marks).find((shortened) => isOtherwise(shortened, options, reading));
  const isOneSided = mirrored(marks).some((other) => isUnlike(other, options, reading));
  if (isOneSided) askWhichPart(marks, []);
  if (entangled !== undefined) askWhichPart(marks, [entangled.left, entangled.out]);
}

/** What is left may be no question by itself. */
const isOtherwise = (shortened: Shortened, options: AssembleOptions, whole: Reading): boolean =>
  ifAnswerable(() => {
    const { reading, has, unknown } = assemble(shortened.left, options);
    if (unknown.length > 0 || reading.intent !== whole.intent) return false;
    return saysOtherwise(asSaid(shortened, reading, whole), whole, has.metric);
  }) ?? false;

/** What the words say themselves: a unit of time and a number of rows that they leave open come from what was left out. */
function asSaid({ left, out }: Shortened, reading: Reading, whole: Reading): Reading {
  // "Date = Wednesday" is no course of days
  const isUnitSaid = left.some(
    ({ type, said }) => (type === 'unit' || type === 'grain') && !/date/i.test(said),
  );
  // "Which page do people land on most? Top 3 pages …", "… pages by sessions": the first of them, or all, with the first ahead
  const isCountedElsewhere = out.some(({ type }) => type === 'number') || whole.rank?.count === null;
  return {
    ...reading,
    grain: isUnitSaid ? reading.grain : null,
    rank: reading.rank && { ...reading.rank, count: isCountedElsewhere ? null : reading.rank.count },
  };
}

/** What is said in another order is the same, or one of the two was put in a place of its own. */
const isUnlike = (marks: readonly Mark[], options: AssembleOptions, whole: Reading): boolean =>
  ifAnswerable(() => {
    const { reading, has, unknown } = assemble(marks, options);
    if (unknown.length > 0) return false;
    return saysOtherwise(reading, whole, has.metric) || saysOtherwise(whole, reading, has.metric);
  }) ?? false;
