import type { RateForecasts } from '#src/engine/localize/scan/find-rate-causes.ts';
import { Random } from '../sites/random.ts';

/**
 * Small tables of a success rate with one planted cause, in size and sparsity like the cases of RobustSpot; the values are our own.
 * Members of an attribute are as frequent as a Zipf law lets them and have rates of their own; a leaf is predicted by the mean of
 * four periods. Inside the cause, an element of one to three attributes, all rates fall by the same factor. Where the mix moved the trials
 * of another element become three to ten times as many, or as few, besides, at the rates that they always had. Of siblings
 * another member of one attribute of the cause falls besides, by a factor of its own.
 */
export interface PlantedRate {
  readonly table: RateForecasts;
  readonly truths: readonly string[];
}

export type RateKind = 'alone' | 'mix-moved' | 'sibling';

const SIZES = [6, 5, 8, 2];
const LEAVES = 120;
const TRIALS = 6000;
const PERIODS = 4;
/** Logit of the usual rate, and the standard deviation of what each member adds to it. */
const USUAL = { rate: 3, spread: 0.7 };
/** Expected trials of a cause, and the largest part of all. */
const FEWEST_TRIALS = 60;
const LARGEST_PART = 0.8;
const attributes = ['a', 'b', 'c', 'd'];

export function plantRate(seed: number, kind: RateKind): PlantedRate {
  const random = new Random(seed);
  const between = (low: number, high: number) => low + random.uniform() * (high - low);
  const pick = (count: number) => Math.floor(random.uniform() * count);
  const weights = SIZES.map((size) =>
    Array.from({ length: size }, (_, code) => Math.exp(0.5 * random.normal()) / (code + 1) ** 1.2),
  );
  const effects = SIZES.map((size) => Array.from({ length: size }, () => USUAL.spread * random.normal()));
  const leaves = new Map<string, readonly number[]>();
  while (leaves.size < LEAVES) {
    const leaf = SIZES.map((size) => pick(size));
    leaves.set(leaf.join(), leaf);
  }
  const cells = [...leaves.values()];
  const raw = cells.map((leaf) => leaf.reduce((all, code, d) => all * (weights[d]?.[code] as number), 1));
  const all = raw.reduce((total, weight) => total + weight, 0);
  const means = raw.map((weight) => (TRIALS * weight) / all);
  const rates = cells.map((leaf) => {
    const logit = leaf.reduce((total, code, d) => total + (effects[d]?.[code] as number), USUAL.rate);
    return 1 / (1 + Math.exp(-logit));
  });
  const trialsOf = (element: readonly number[]) =>
    cells.reduce((total, leaf, place) => total + (holds(element, leaf) ? (means[place] as number) : 0), 0);
  /** An element of so many attributes that holds enough and not nearly all. */
  const draw = (depth: () => number): readonly number[] => {
    for (;;) {
      const fixed = new Set<number>();
      const count = depth();
      while (fixed.size < count) fixed.add(pick(SIZES.length));
      const element = SIZES.map((size, d) => (fixed.has(d) ? pick(size) : -1));
      const trials = trialsOf(element);
      if (trials >= FEWEST_TRIALS && trials <= LARGEST_PART * TRIALS) return element;
    }
  };
  /** The element with another member for one of its own; null where none holds enough, or both nearly all. */
  const drawSibling = (element: readonly number[]): readonly number[] | null => {
    const most = LARGEST_PART * TRIALS - trialsOf(element);
    const siblings = SIZES.flatMap((size, d) =>
      (element[d] as number) < 0
        ? []
        : Array.from({ length: size }, (_, code) => element.with(d, code)).filter(
            (other) => other[d] !== element[d] && trialsOf(other) >= FEWEST_TRIALS && trialsOf(other) <= most,
          ),
    );
    return siblings.length === 0 ? null : (siblings[pick(siblings.length)] as readonly number[]);
  };
  const drawCause = () => draw(() => (random.uniform() < 0.5 ? 1 : random.uniform() < 0.7 ? 2 : 3));
  let cause = drawCause();
  let sibling = kind === 'sibling' ? drawSibling(cause) : null;
  while (kind === 'sibling' && sibling === null) {
    cause = drawCause();
    sibling = drawSibling(cause);
  }
  const causes = [cause, ...(sibling ? [sibling] : [])].map((element) => ({
    element,
    factor: between(0.3, 0.85),
  }));
  const moved = draw(() => 1 + pick(2));
  const times = Math.exp((random.uniform() < 0.5 ? 1 : -1) * Math.log(between(3, 10)));
  const realTrials = Float64Array.from(cells, (leaf, place) =>
    random.poisson((means[place] as number) * (kind === 'mix-moved' && holds(moved, leaf) ? times : 1)),
  );
  const realEvents = realTrials.map((trials, place) => {
    const usual = rates[place] as number;
    const own = causes.find(({ element }) => holds(element, cells[place] as readonly number[]));
    return random.binomial(trials, usual * (own?.factor ?? 1));
  });
  const before = cells.map((_, place) =>
    Array.from({ length: PERIODS }, () => {
      const trials = random.poisson(means[place] as number);
      return [random.binomial(trials, rates[place] as number), trials] as const;
    }),
  );
  const mean = (of: 0 | 1) =>
    Float64Array.from(before, (periods) =>
      periods.reduce((total, period) => total + period[of] / PERIODS, 0),
    );
  const [predictEvents, predictTrials] = [mean(0), mean(1)];
  return {
    table: {
      attributes,
      members: SIZES.map((size, d) =>
        Array.from({ length: size }, (_, code) => `${attributes[d]}${code + 1}`),
      ),
      codes: SIZES.map((_, d) => Uint32Array.from(cells, (leaf) => leaf[d] as number)),
      realEvents,
      realTrials,
      predictEvents,
      predictTrials,
    },
    truths: causes.map(({ element }) =>
      element
        .flatMap((code, d) => (code < 0 ? [] : [`${attributes[d]}=${attributes[d]}${code + 1}`]))
        .join('&'),
    ),
  };
}

const holds = (element: readonly number[], leaf: readonly number[]): boolean =>
  element.every((code, d) => code < 0 || code === leaf[d]);
