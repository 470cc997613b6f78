import type { Lattice } from './lattice.ts';
import { type Noise, noiseVariance } from './panel.ts';

/** How the site as a whole moved against `expected`, with the segments that moved on their own left out. */
export interface CommonFactor {
  readonly factor: number;
  /** Expected counts behind the factor: its relative variance is about dispersion / support. */
  readonly support: number;
  /** 1 for each leaf that was left out; null when none was. */
  readonly excluded: Uint8Array | null;
}

/** One week of leaves. For rates `expected` is trials × rate, and a segment has a rate of its own besides. */
export interface LeafWeek {
  readonly observed: Float64Array;
  readonly expected: Float64Array;
  readonly trials: Float64Array | null;
  readonly rates: Float64Array | null;
  /** Whether the rates are means, whose noise grows with them. */
  readonly ofMeans?: boolean;
}

/** A segment further out than this does not speak for the site. */
const OWN_WAY = 4;
const MOST_ROUNDS = 4;
/** The site keeps a majority that moved together, or there is no common movement to speak of. */
const LARGEST_EXCLUDED_SHARE = 0.6;

/**
 * The common movement of all leaves in one week: Σ observed / Σ expected, after the elements that deviate from it were
 * removed one by one, strongest first (greedy scan). Without the removal a segment that rises by 65 % would make all
 * others look as if they had fallen. Strength is the log likelihood ratio of "inside and outside differ" (Kulldorff 1997) over
 * φ, which is largest for the element that truly moved: a wider one dilutes it, a narrower one misses some of it.
 */
export function commonFactor(week: LeafWeek, lattice: Lattice, noise: Noise): CommonFactor {
  const { observed, expected } = week;
  const all = total(expected, null);
  let excluded: Uint8Array | null = null;
  let factor = all > 0 ? total(observed, null) / all : 1;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const strongest = strongestElement(week, lattice, noise, factor, excluded);
    if (!strongest) break;
    const next: Uint8Array = excluded ? excluded.slice() : new Uint8Array(lattice.leaves);
    strongest.segmentOfLeaf.forEach((segment, leaf) => {
      if (segment === strongest.segment) next[leaf] = 1;
    });
    const left = total(expected, next);
    if (left < (1 - LARGEST_EXCLUDED_SHARE) * all) break;
    excluded = next;
    factor = total(observed, excluded) / left;
  }
  return { factor, support: Math.max(1, factor * total(expected, excluded)), excluded };
}

function strongestElement(
  { observed, expected, trials, rates, ofMeans }: LeafWeek,
  lattice: Lattice,
  noise: Noise,
  factor: number,
  excluded: Uint8Array | null,
): { segment: number; segmentOfLeaf: Int32Array } | null {
  const count = lattice.segments.length;
  const seen = new Float64Array(count);
  const hoped = new Float64Array(count);
  const all = { seen: total(observed, excluded), hoped: total(expected, excluded) };
  let best: { segment: number; segmentOfLeaf: Int32Array } | null = null;
  let bestStrength = 0;
  for (const cuboid of lattice.cuboids.slice(1)) {
    for (let leaf = 0; leaf < lattice.leaves; leaf++) {
      const segment = cuboid.segmentOfLeaf[leaf] as number;
      if (segment < 0 || excluded?.[leaf]) continue;
      seen[segment] = (seen[segment] as number) + (observed[leaf] as number);
      hoped[segment] = (hoped[segment] as number) + ((trials ?? expected)[leaf] as number);
    }
    const price = Math.log(1 + cuboid.segments.length);
    for (const segment of cuboid.segments) {
      const usual = (hoped[segment] as number) * (rates ? (rates[segment] as number) : 1);
      const mean = factor * usual;
      if (mean < 1) continue;
      const y = Math.max(0, seen[segment] as number);
      const complement = ofMeans && rates ? Math.max(1e-9, rates[segment] as number) : 1;
      if (Math.abs(y - mean) < OWN_WAY * Math.sqrt(noiseVariance(noise, mean, complement))) continue;
      const outside = Math.max(1e-9, all.seen - y);
      const outsideMean = Math.max(1e-9, factor * (all.hoped - usual));
      const ratio = (y > 0 ? y * Math.log(y / mean) : 0) + outside * Math.log(outside / outsideMean);
      const strength = ratio / (noise.dispersion * complement) - price;
      if (strength > bestStrength) {
        bestStrength = strength;
        best = { segment, segmentOfLeaf: cuboid.segmentOfLeaf };
      }
    }
  }
  return best;
}

function total(column: Float64Array, excluded: Uint8Array | null): number {
  let sum = 0;
  for (let leaf = 0; leaf < column.length; leaf++) if (!excluded?.[leaf]) sum += column[leaf] as number;
  return sum;
}
