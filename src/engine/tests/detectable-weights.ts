import { normalUpper } from './normal.ts';

/** What is known of a test before it is made. */
export interface Detectable {
  readonly expected: number;
  readonly deviation: number;
}

/** The change that the weights look at; the smallest that one would act on in most places. */
const CHANGE = 0.3;
/** About as many standard deviations a test must show to be claimed among many. */
const DECISIVE = 3;
/** This part of the budget is shared out equally: a small segment that multiplies must not be lost. */
const EQUAL_PART = 0.3;

/**
 * Weights with mean 1 that give the error budget to the tests that could decide about a change of 30 %: in proportion to the
 * power Φ(ξ − 3), ξ the standard deviations that such a change makes. They depend on the expectation and its error alone, so
 * that any p-values stay valid (Genovese, Roeder & Wasserman 2006).
 */
export function detectableWeights(tests: readonly Detectable[]): readonly number[] {
  const powers = tests.map(({ expected, deviation }) => {
    const size = (CHANGE * Math.abs(expected)) / deviation;
    return Number.isFinite(size) ? normalUpper(DECISIVE - size) : 0;
  });
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => (sum > 0 ? EQUAL_PART + ((1 - EQUAL_PART) * power * tests.length) / sum : 1));
}
