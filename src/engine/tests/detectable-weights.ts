/** What is known of a test before it is made. */
export interface Detectable {
  readonly expected: number;
  readonly deviation: number;
  /** The same in counts, where there are any: how much hangs on it. */
  readonly level?: { readonly expected: number } | null;
}

/** The change that the weights look at; the smallest that one would act on in most places. */
const CHANGE = 0.3;
/** Probability with which the tests of a tier may claim something in one direction, about its part of the gate. */
const LEVEL = 0.005;
/** This part of the budget is shared out equally: a small segment that multiplies must not be lost. */
const EQUAL_PART = 0.3;
/** Where nothing is left to win, however large the change. */
const MOST_SIZE = 30;
const ROUNDS = 40;

/**
 * Weights with mean 1 that give the error budget to the tests that could decide about a change of 30 %: those that find the most
 * of such changes together, each counted by the root of its volume. With ξ the standard deviations that the change makes, test i
 * claims from z = ξ/2 + (c − ½·ln volume) / ξ on, c as the level of all asks (Spjøtvoll 1972; Roeder & Wasserman 2009): neither
 * those that show nothing get much, nor those that show it anyway. Weights depend on the expectation and its error alone, so that
 * any p-values stay valid (Genovese, Roeder & Wasserman 2006).
 */
export function detectableWeights(tests: readonly Detectable[]): readonly number[] {
  const sizes = tests.map(({ expected, deviation }) => {
    const size = (CHANGE * Math.abs(expected)) / deviation;
    return Number.isNaN(size) ? 0 : Math.min(MOST_SIZE, size);
  });
  const worth = tests.map(({ level }) => 0.5 * Math.log(Math.max(1, level?.expected ?? 1)));
  const levelsAt = (c: number) =>
    sizes.map((size, place) => (size > 0 ? upperTail(size / 2 + (c - (worth[place] as number)) / size) : 0));
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  let [low, high] = [-(MOST_SIZE ** 2), MOST_SIZE ** 2];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (sum(levelsAt(middle)) > LEVEL) low = middle;
    else high = middle;
  }
  const levels = levelsAt(high);
  const all = sum(levels);
  return levels.map((level) => (all > 0 ? EQUAL_PART + ((1 - EQUAL_PART) * level * tests.length) / all : 1));
}

/** P(Z > z) to 0.3 % (Börjesson & Sundberg 1979): weights need no more, and thousands of tests ask forty times. */
function upperTail(z: number): number {
  const x = Math.abs(z);
  const tail =
    Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI) / (0.661 * x + 0.339 * Math.sqrt(x * x + 5.51));
  return z >= 0 ? tail : 1 - tail;
}
