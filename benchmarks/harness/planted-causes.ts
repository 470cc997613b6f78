import type { LeafForecasts } from '#src/engine/localize/scan/find-root-causes.ts';
import { Random } from '../sites/random.ts';

/**
 * Tables of leaves with planted causes, after the description of the sets S, L and H of RiskLoc (Kalander 2022); the values are
 * our own. A leaf's value is exponential (some are zero); the forecast misses it by a normal deviation of the instance's level. Each
 * cause is a set of one to three elements of one set of attributes whose leaves all lose, or all win, by the same severity,
 * which is drawn and raised by the level of the noise. Noise and severity are deviations d = 2 · (forecast − real) / (real +
 * forecast), which treats both directions alike; an instance has one direction, no element holds another, and each holds a
 * leaf that is not zero.
 */
export interface PlantedSet {
  readonly sizes: readonly number[];
  readonly mostNoise: number;
  readonly causes: readonly [fewest: number, most: number];
  readonly mostElements: number;
  /** Attributes that a cause may fix: fewest and most. */
  readonly depth: readonly [fewest: number, most: number];
  readonly severity: readonly [least: number, most: number];
}

export const plantedSets = {
  S: {
    sizes: [10, 12, 10, 8, 5],
    mostNoise: 0.25,
    causes: [1, 3],
    mostElements: 3,
    depth: [1, 5],
    severity: [0.2, 1],
  },
  L: {
    sizes: [10, 24, 10, 15],
    mostNoise: 0.1,
    causes: [1, 5],
    mostElements: 1,
    depth: [4, 4],
    severity: [0.5, 1],
  },
  H: {
    sizes: [10, 5, 250, 20, 8, 12],
    mostNoise: 0.25,
    causes: [1, 3],
    mostElements: 3,
    depth: [1, 3],
    severity: [0.2, 1],
  },
} as const satisfies Record<string, PlantedSet>;

const MOST_ZEROS = 0.25;
const TYPICAL_VALUE = 100;
const letters = 'abcdefgh';

export interface PlantedTable {
  readonly table: LeafForecasts;
  readonly truth: ReadonlySet<string>;
}

/** A condition for each attribute: a code, or −1 for any. */
type Element = readonly number[];

export function plantCauses(set: PlantedSet, seed: number): PlantedTable {
  const random = new Random(seed);
  const whole = (least: number, most: number) => least + Math.floor(random.uniform() * (most - least + 1));
  const { sizes } = set;
  const leaves = sizes.reduce((product, size) => product * size, 1);
  const codes = sizes.map((size, d) => {
    const below = sizes.slice(d + 1).reduce((product, other) => product * other, 1);
    const column = new Uint32Array(leaves);
    for (let leaf = 0; leaf < leaves; leaf++) column[leaf] = Math.floor(leaf / below) % size;
    return column;
  });
  const noise = random.uniform() * set.mostNoise;
  const zeros = random.uniform() * MOST_ZEROS;
  const sign = random.uniform() < 0.5 ? 1 : -1;
  const real = new Float64Array(leaves);
  const predict = new Float64Array(leaves);
  for (let leaf = 0; leaf < leaves; leaf++) {
    if (random.uniform() < zeros) continue;
    const value = -TYPICAL_VALUE * Math.log(1 - random.uniform());
    real[leaf] = value;
    predict[leaf] = value / times(Math.max(-1.9, Math.min(1.9, noise * random.normal())));
  }
  const planted: Element[] = [];
  for (let cause = whole(...set.causes); cause > 0; cause--) {
    const fixed = chosen(sizes.length, whole(...set.depth), random);
    const [least, most] = set.severity;
    const severity = least + random.uniform() * (most - least);
    const factor = times(sign * (severity + noise));
    for (let count = whole(1, set.mostElements); count > 0; count--) {
      const element = sizes.map((size, d) => (fixed.has(d) ? whole(0, size - 1) : -1));
      if (planted.some((other) => holds(other, element) || holds(element, other))) continue;
      const inside = leavesIn(element, codes).filter((leaf) => (predict[leaf] as number) > 0);
      if (inside.length === 0) continue;
      planted.push(element);
      for (const leaf of inside) real[leaf] = (real[leaf] as number) * factor;
    }
  }
  const attributes = sizes.map((_, d) => letters[d] as string);
  return {
    table: {
      attributes,
      members: sizes.map((size, d) =>
        Array.from({ length: size }, (_, code) => `${attributes[d]}${code + 1}`),
      ),
      codes,
      real,
      predict,
    },
    truth: new Set(planted.map((element) => nameOf(element, attributes))),
  };
}

function leavesIn(element: Element, codes: readonly Uint32Array[]): number[] {
  const inside: number[] = [];
  const leaves = codes[0]?.length ?? 0;
  for (let leaf = 0; leaf < leaves; leaf++)
    if (element.every((code, d) => code < 0 || (codes[d] as Uint32Array)[leaf] === code)) inside.push(leaf);
  return inside;
}

function chosen(from: number, count: number, random: Random): ReadonlySet<number> {
  const set = new Set<number>();
  while (set.size < count) set.add(Math.floor(random.uniform() * from));
  return set;
}

/** What a deviation leaves of a value. */
const times = (deviation: number): number => (2 - deviation) / (2 + deviation);

const holds = (outer: Element, inner: Element): boolean =>
  outer.every((code, d) => code < 0 || code === inner[d]);

const nameOf = (element: Element, attributes: readonly string[]): string =>
  element.flatMap((code, d) => (code < 0 ? [] : [`${attributes[d]}=${attributes[d]}${code + 1}`])).join('&');
