import type { Cube } from './cube.ts';

/** Trials at the rate of the whole that steady the predicted rate of a small element or leaf. */
const PRIOR_TRIALS = 4;
/** Nats below which nothing deviates. */
const LEAST_RATIO = 1;

/** The rate with four trials at the usual rate of the whole added (the mean of a beta prior). */
export const steadied = (events: number, trials: number, usual: number): number =>
  (events + PRIOR_TRIALS * usual) / (trials + PRIOR_TRIALS);

/** Of an element, or of several together: events and trials, real and predicted, and what the leaves' predicted rates make of both. */
interface RateSums {
  readonly events: number;
  readonly trials: number;
  readonly predictEvents: number;
  readonly predictTrials: number;
  /** What the predicted rates of the leaves make of the trials that came. */
  readonly hoped: number;
  /** What they make of those that were predicted. */
  readonly hopedBefore: number;
}

/** How well elements of a cube with the statistics of `RateSums`, in this order, explain the change of its rate. */
export class RateScores {
  /** Logarithm of the score of each element, −∞ where it is none. */
  readonly ofElements: Float64Array;
  /** Part of all that was lost (or won) anywhere that each element lost; won where negative. */
  readonly lostParts: Float64Array;
  readonly #cube: Cube;
  readonly #usual: number;
  readonly #mostLost: number;
  readonly #mostWon: number;

  constructor(cube: Cube) {
    this.#cube = cube;
    const { predictEvents, predictTrials } = this.#sumsOf(0);
    this.#usual = predictEvents / Math.max(1, predictTrials);
    const lost = Float64Array.from({ length: cube.cells }, (_, cell) => this.#lostBy(this.#sumsOf(cell)));
    // A whole that lost little may hide one part that lost and another that won.
    this.#mostLost = lost.reduce((most, value) => Math.max(most, value), 0);
    this.#mostWon = -lost.reduce((least, value) => Math.min(least, value), 0);
    this.lostParts = lost.map((change) => this.#partOf(change));
    this.ofElements = Float64Array.from({ length: cube.cells }, (_, cell) =>
      cell === 0 ? Number.NEGATIVE_INFINITY : this.#scoreOf(this.#sumsOf(cell)),
    );
  }

  /** The score of two elements without a leaf in common, taken as one. */
  ofBoth(one: number, other: number): number {
    return this.#scoreOf(this.#sumsOf(one, other));
  }

  #sumsOf(cell: number, other?: number): RateSums {
    const sum = (k: number) => {
      const sums = this.#cube.sums[k] as Float64Array;
      return (sums[cell] as number) + (other === undefined ? 0 : (sums[other] as number));
    };
    return {
      events: sum(0),
      trials: sum(1),
      predictEvents: sum(2),
      predictTrials: sum(3),
      hoped: sum(4),
      hopedBefore: sum(5),
    };
  }

  #expectedRate({ trials, predictEvents, predictTrials, hoped, hopedBefore }: RateSums): number {
    const now = hoped / trials;
    const before = hopedBefore / predictTrials;
    const mix = now > 0 && before > 0 ? now / before : 1;
    return Math.min(1, steadied(predictEvents, predictTrials, this.#usual) * mix);
  }

  #lostBy(sums: RateSums): number {
    return sums.trials > 0 ? sums.trials * this.#expectedRate(sums) - sums.events : 0;
  }

  #partOf(change: number): number {
    return change > 0 ? change / this.#mostLost : change / this.#mostWon;
  }

  #scoreOf(sums: RateSums): number {
    const { events, trials } = sums;
    if (!(trials > 0)) return Number.NEGATIVE_INFINITY;
    const ratio = likelihoodRatio(events, trials, this.#expectedRate(sums));
    const explained = Math.abs(this.#partOf(this.#lostBy(sums)));
    if (!(ratio > LEAST_RATIO) || !(explained > 0)) return Number.NEGATIVE_INFINITY;
    const share = Math.min(1 - 1e-3, trials / (this.#cube.sums[1]?.[0] as number));
    return Math.log(ratio) + 2 * Math.log(explained) + 0.5 * Math.log(1 - share);
  }
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
