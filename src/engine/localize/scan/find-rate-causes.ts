import { buildCube, type Cube } from './cube.ts';
import type { LeafForecasts } from './find-root-causes.ts';
import { nameOf, type RootCause } from './name-of.ts';
import { RateScores, steadied } from './rate-scores.ts';
import { bestSiblings } from './sibling-pairs.ts';

/** A table of leaves with a rate: real = realEvents / realTrials, and the same for the prediction. */
export interface RateForecasts extends Omit<LeafForecasts, 'real' | 'predict'> {
  readonly realEvents: Float64Array;
  readonly realTrials: Float64Array;
  readonly predictEvents: Float64Array;
  readonly predictTrials: Float64Array;
}

/** The likeliest cause and its alternatives. */
const MOST_CAUSES = 5;
/** What an alternative must bring for each attribute more, in nats of its score: the simple ones first. */
const PRICE_OF_ATTRIBUTE = 0.2;

/**
 * The element that explains the change of a rate: the likeliest one in front, then the alternatives that a reader should
 * look at, simple ones first. (Of a rate, unlike a sum, parts cannot be taken out one by one.) Where two siblings, as two
 * bitrates, together explain more than any one element, they are the first of the alternatives.
 *
 * score = Λ · E² · √(1 − s): Λ the binomial log likelihood ratio of "its rate differs from the predicted one", E the part of
 * all lost (or won) events that lies inside, s its share of the trials. Λ alone falls for the part of a cause that fell
 * deepest, since with thousands of trials every difference between parts is certain; E asks for the whole of it, and s
 * keeps an element that holds nearly everything from passing for a cause of what happened inside it.
 *
 * The predicted rate is that of the trials that came (indirect standardization): where many came by a leaf that always had a low
 * rate, the rates of all elements around it fall and none of theirs did. That is mix, and is no loss of any of them.
 */
export function findRateCauses(table: RateForecasts): readonly RootCause[] {
  const hoped = leafRates(table);
  const statistics = [
    table.realEvents,
    table.realTrials,
    table.predictEvents,
    table.predictTrials,
    hoped.map((rate, leaf) => rate * (table.realTrials[leaf] as number)),
    hoped.map((rate, leaf) => rate * (table.predictTrials[leaf] as number)),
  ];
  const cube = buildCube(
    table.codes,
    table.members.map(({ length }) => length),
    statistics,
  );
  const scores = new RateScores(cube);
  const depths = Array.from(cube.masks, bits);
  const [first] = ranked(scores.ofElements, depths, 0);
  if (first === undefined) return [];
  const alone = ranked(scores.ofElements, depths, PRICE_OF_ATTRIBUTE);
  const others = [...siblingsBefore(alone[0] as number, cube, scores, depths), ...alone].filter(
    (element) => element !== first,
  );
  return [first, ...withoutTwins(cube, [...new Set(others)], MOST_CAUSES - 1)].map((element) =>
    nameOf(cube, element, table),
  );
}

/** Two siblings that explain more than any one element, if there are such; the name of the other member costs as one more. */
function siblingsBefore(
  best: number,
  cube: Cube,
  scores: RateScores,
  depths: readonly number[],
): readonly number[] {
  const pair = bestSiblings(
    cube,
    scores,
    (element) => PRICE_OF_ATTRIBUTE * ((depths[element] as number) + 1),
  );
  const ofBest = (scores.ofElements[best] as number) - PRICE_OF_ATTRIBUTE * (depths[best] as number);
  return pair && pair.score > ofBest ? pair.elements : [];
}

/** Predicted rate of each leaf. */
function leafRates({ predictEvents, predictTrials }: RateForecasts): Float64Array {
  const usual = sum(predictEvents) / Math.max(1, sum(predictTrials));
  return predictEvents.map((events, leaf) => steadied(events, predictTrials[leaf] as number, usual));
}

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

/** Elements that hold the same leaves are one alternative with many names: the first of them stands for all. */
function withoutTwins(cube: Cube, elements: readonly number[], most: number): readonly number[] {
  const kept = new Map<string, number>();
  for (const element of elements) {
    if (kept.size === most) break;
    // Sums of the same leaves along other ways differ in the last bits.
    const held = cube.sums.map((sums) => (sums[element] as number).toPrecision(9)).join(' ');
    if (!kept.has(held)) kept.set(held, element);
  }
  return [...kept.values()];
}

/**
 * Elements by score. Of two that hold the same leaves the one with more attributes is named: all of them are true of every
 * row of it.
 */
function ranked(scores: Float64Array, depths: readonly number[], price: number): readonly number[] {
  // Sums of the same leaves along other ways differ in the last bits.
  const rounded = scores.map((score, cell) => Math.round((score - price * (depths[cell] as number)) * 1e9));
  return Array.from(scores, (_, cell) => cell)
    .filter((cell) => scores[cell] !== Number.NEGATIVE_INFINITY)
    .sort(
      (x, y) =>
        (rounded[y] as number) - (rounded[x] as number) ||
        (depths[y] as number) - (depths[x] as number) ||
        x - y,
    );
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
