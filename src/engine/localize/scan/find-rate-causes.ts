import { buildCube, type Cube } from './cube.ts';
import type { LeafForecasts } from './find-root-causes.ts';
import { nameOf, type RootCause } from './name-of.ts';

/** A table of leaves with a rate: real = realEvents / realTrials, and the same for the prediction. */
export interface RateForecasts extends Omit<LeafForecasts, 'real' | 'predict'> {
  readonly realEvents: Float64Array;
  readonly realTrials: Float64Array;
  readonly predictEvents: Float64Array;
  readonly predictTrials: Float64Array;
}

/** The likeliest cause and its alternatives. */
const MOST_CAUSES = 5;
/** Trials at the rate of the whole that steady the predicted rate of a small element or leaf. */
const PRIOR_TRIALS = 4;
/** Nats below which nothing deviates. */
const LEAST_RATIO = 1;
/** What an alternative must bring for each attribute more, in nats of its score: the simple ones first. */
const PRICE_OF_ATTRIBUTE = 0.2;

/**
 * The element that explains the change of a rate: the likeliest one in front, then the alternatives that a reader should
 * look at, simple ones first. (Of a rate, unlike a sum, parts cannot be taken out one by one.)
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
  const scores = scoreElements(cube);
  const depths = Array.from(cube.masks, bits);
  const [first] = ranked(scores, depths, 0);
  if (first === undefined) return [];
  const others = ranked(scores, depths, PRICE_OF_ATTRIBUTE).filter((element) => element !== first);
  return [first, ...withoutTwins(cube, others, MOST_CAUSES - 1)].map((element) =>
    nameOf(cube, element, table),
  );
}

/** Predicted rate of each leaf. */
function leafRates({ predictEvents, predictTrials }: RateForecasts): Float64Array {
  const usual = sum(predictEvents) / Math.max(1, sum(predictTrials));
  return predictEvents.map((events, leaf) => steadied(events, predictTrials[leaf] as number, usual));
}

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

const steadied = (events: number, trials: number, usual: number): number =>
  (events + PRIOR_TRIALS * usual) / (trials + PRIOR_TRIALS);

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

/** Events and trials, real and predicted, and what the predicted rates of the leaves make of these trials. */
type Sums = [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];

/** Logarithm of the score of each element, −∞ where it is none. */
function scoreElements(cube: Cube): Float64Array {
  const [a, b, pa, pb, hoped, hopedBefore] = cube.sums as Sums;
  const usual = (pa[0] as number) / Math.max(1, pb[0] as number);
  /** What the leaves' own predicted rates make of the trials that came, over what they make of those that were predicted. */
  const mix = (cell: number) => {
    const now = (hoped[cell] as number) / (b[cell] as number);
    const before = (hopedBefore[cell] as number) / (pb[cell] as number);
    return now > 0 && before > 0 ? now / before : 1;
  };
  const expectedRate = (cell: number) =>
    Math.min(1, steadied(pa[cell] as number, pb[cell] as number, usual) * mix(cell));
  const lost = Float64Array.from(b, (trials, cell) =>
    trials > 0 ? trials * expectedRate(cell) - (a[cell] as number) : 0,
  );
  // A whole that lost little may hide one part that lost and another that won.
  const mostLost = lost.reduce((most, value) => Math.max(most, value), 0);
  const mostWon = -lost.reduce((least, value) => Math.min(least, value), 0);
  return lost.map((change, cell) => {
    const trials = b[cell] as number;
    if (cell === 0 || !(trials > 0)) return Number.NEGATIVE_INFINITY;
    const ratio = likelihoodRatio(a[cell] as number, trials, expectedRate(cell));
    const explained = change > 0 ? change / mostLost : -change / mostWon;
    if (!(ratio > LEAST_RATIO) || !(explained > 0)) return Number.NEGATIVE_INFINITY;
    const share = Math.min(1 - 1e-3, trials / (b[0] as number));
    return Math.log(ratio) + 2 * Math.log(explained) + 0.5 * Math.log(1 - share);
  });
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

/** Binomial log likelihood ratio of `events` out of `trials` against the rate `expected`. */
function likelihoodRatio(events: number, trials: number, expected: number): number {
  const p = Math.min(1 - 1e-4, Math.max(1e-4, expected));
  const y = Math.min(trials, Math.max(0, events));
  return (
    (y > 0 ? y * Math.log(y / (trials * p)) : 0) +
    (y < trials ? (trials - y) * Math.log((trials - y) / (trials * (1 - p))) : 0)
  );
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
