import type { Lattice } from './lattice.ts';
import { type Noise, noiseVariance } from './panel.ts';

/** How the site as a whole moved against `expected`, with the segments that moved on their own left out. */
export interface CommonFactor {
  readonly factor: number;
  /** Expected counts behind the factor: its relative variance is about dispersion / support. */
  readonly support: number;
  /** 1 for each leaf that holds anything and was left out; null when none was. */
  readonly excluded: Uint8Array | null;
  /** The same as a list. */
  readonly out: readonly number[];
  /** The segments that were taken out, strongest first. */
  readonly taken: readonly number[];
}

/**
 * One week, summed to segments, with its leaves at hand. For rates `hoped` are trials, and a segment has a rate of its own
 * besides; for counts it is what was expected.
 */
export interface WeekSums {
  readonly seen: Float64Array;
  readonly hoped: Float64Array;
  /** Expected events of all leaves. */
  readonly expected: number;
  readonly rates: Float64Array | null;
  /** Whether the rates are means, whose noise grows with them. */
  readonly ofMeans: boolean;
  readonly seenIn: (leaf: number) => number;
  readonly hopedIn: (leaf: number) => number;
  readonly expectedIn: (leaf: number) => number;
  /** The leaves that hold anything. */
  readonly leaves: () => Uint32Array;
}

/** A segment further out than this does not speak for the site. */
const OWN_WAY = 4;
const MOST_ROUNDS = 4;
/**
 * What is left must be the larger part of the site, or else stay nearer to its past than the site does: when one channel
 * is two thirds of a site and falls, the rest has not risen.
 */
const LARGEST_EXCLUDED_SHARE = { always: 0.6, nearerToThePast: 0.9 } as const;
/** Of two halves of a site each stands out from the other as much: then the one stays that is nearer to its past. */
const EVEN = 0.02;
/** Nearer: with no more than this part of the movement (of its logarithm). */
const NEARER = 0.5;
/**
 * What had nothing before (a new page) is no movement of the site either. It counts from this share of the site on: smaller
 * ones come in any quiet week (the first order of a page), and leaving out only what rose would bend the factor.
 */
const NEWCOMER = 0.2;
/** Of ten orders a page that never had one has two by chance. */
const ENOUGH_TO_SHARE = 100;

/**
 * The common movement of all leaves in one week: Σ observed / Σ expected, after the elements that deviate from it were
 * removed one by one, strongest first (greedy scan). Without the removal a segment that rises by 65 % would make all
 * others look as if they had fallen. Strength is the log likelihood ratio of "inside and outside differ" (Kulldorff 1997) over
 * φ, which is largest for the element that truly moved: a wider one dilutes it, a narrower one misses some of it.
 *
 * Sums of segments decide; leaves are looked at only to take an element out of all others.
 */
export function commonFactor(week: WeekSums, lattice: Lattice, noise: Noise): CommonFactor {
  const all = week.expected;
  let left: Left = { seen: week.seen, hoped: week.hoped, expected: all, out: [] };
  let excluded: Uint8Array | null = null;
  const taken: number[] = [];
  let leaves: Uint32Array | undefined;
  let factor = all > 0 ? (left.seen[0] as number) / all : 1;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const strongest = strongestSegment(week, left, lattice, noise, factor);
    if (strongest < 0) break;
    const next: Uint8Array = excluded ? excluded.slice() : new Uint8Array(lattice.leaves);
    leaves ??= week.leaves();
    const without = takeOut(week, left, lattice, strongest, leaves, next);
    // A newcomer takes nothing of what was expected; its part is that of what was seen.
    const excludedShare = Math.max(
      1 - without.expected / all,
      isNewcomer(left, strongest) ? 1 - (without.seen[0] as number) / (left.seen[0] as number) : 0,
    );
    const rest = (without.seen[0] as number) / without.expected;
    const isNearer = Math.abs(Math.log(rest)) <= NEARER * Math.abs(Math.log(factor));
    const most = isNearer ? LARGEST_EXCLUDED_SHARE.nearerToThePast : LARGEST_EXCLUDED_SHARE.always;
    if (!(excludedShare <= most)) break;
    excluded = next;
    taken.push(strongest);
    left = without;
    factor = rest;
  }
  return { factor, support: Math.max(1, factor * left.expected), excluded, out: left.out, taken };
}

/** What is left of the sums of each segment; segment 0 is the site. */
interface Left {
  readonly seen: Float64Array;
  readonly hoped: Float64Array;
  readonly expected: number;
  /** Leaves that were taken out. */
  readonly out: readonly number[];
}

const isNewcomer = ({ seen, hoped }: Left, segment: number): boolean =>
  (hoped[segment] as number) < 1 &&
  (seen[0] as number) >= ENOUGH_TO_SHARE &&
  (seen[segment] as number) > NEWCOMER * (seen[0] as number);

/** The sums without the leaves of a segment, which are marked in `excluded`. */
function takeOut(
  week: WeekSums,
  left: Left,
  lattice: Lattice,
  segment: number,
  leaves: Uint32Array,
  excluded: Uint8Array,
): Left {
  const seen = left.seen.slice();
  const hoped = left.hoped.slice();
  const out = [...left.out];
  let { expected } = left;
  const { cuboid } = lattice.segments[segment] as Lattice['segments'][number];
  const own = (lattice.cuboids[cuboid] as Lattice['cuboids'][number]).segmentOfLeaf;
  for (let place = 0; place < leaves.length; place++) {
    const leaf = leaves[place] as number;
    if (own[leaf] !== segment || excluded[leaf] === 1) continue;
    excluded[leaf] = 1;
    out.push(leaf);
    const [y, n] = [week.seenIn(leaf), week.hopedIn(leaf)];
    if (y === 0 && n === 0) continue;
    expected -= week.expectedIn(leaf);
    for (const { segmentOfLeaf } of lattice.cuboids) {
      const of = segmentOfLeaf[leaf] as number;
      if (of < 0) continue;
      seen[of] = (seen[of] as number) - y;
      hoped[of] = (hoped[of] as number) - n;
    }
  }
  return { seen, hoped, expected, out };
}

/** The segment that stands out most from the common movement; −1 when none does. */
function strongestSegment(
  { rates, ofMeans }: WeekSums,
  left: Left,
  lattice: Lattice,
  noise: Noise,
  factor: number,
): number {
  const whole = left.seen[0] as number;
  let best = -1;
  let bestStrength = 0;
  let bestRest = Number.POSITIVE_INFINITY;
  for (const cuboid of lattice.cuboids) {
    if (cuboid.dimensions.length === 0) continue;
    const price = Math.log(1 + cuboid.segments.length);
    for (const segment of cuboid.segments) {
      const rate = rates ? (rates[segment] as number) : 1;
      const usual = (left.hoped[segment] as number) * rate;
      const isNew = rates === null && isNewcomer(left, segment);
      const mean = isNew ? Math.max(1, factor * usual) : factor * usual;
      if (mean < 1) continue;
      const y = Math.max(0, left.seen[segment] as number);
      const complement = ofMeans ? Math.max(1e-9, rate) : 1;
      if (Math.abs(y - mean) < OWN_WAY * Math.sqrt(noiseVariance(noise, mean, complement))) continue;
      const outside = Math.max(1e-9, whole - y);
      const outsideMean = Math.max(1e-9, factor * (left.expected - usual));
      const ratio = (y > 0 ? y * Math.log(y / mean) : 0) + outside * Math.log(outside / outsideMean);
      const strength = ratio / (noise.dispersion * complement) - price;
      if (strength <= 0 || strength < bestStrength * (1 - EVEN)) continue;
      const rest = Math.abs(Math.log(outside / Math.max(1e-9, left.expected - usual)));
      if (strength > bestStrength * (1 + EVEN) || rest < bestRest) {
        bestStrength = Math.max(strength, bestStrength);
        best = segment;
        bestRest = rest;
      }
    }
  }
  return best;
}
