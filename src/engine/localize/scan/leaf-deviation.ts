import { median } from '../../series/outlier-weights.ts';

/** Deviation of each leaf, in standard deviations of its noise and as it is; weight 1, or 0 where the leaf says nothing. */
export interface LeafDeviations {
  readonly deviation: Float64Array;
  /** (real − predict) / max(real, predict), in [−1, 1]. */
  readonly bounded: Float64Array;
  readonly weight: Float64Array;
}

const SIZE_GROUPS = 8;
const GROUP_SIZE = 500;
/** Noise below this is rounding: no forecast is that good. */
const LEAST_NOISE = 0.01;

/**
 * (real − predict) / max(real, predict): bounded, symmetric, and the same in all leaves of an element that moved by one
 * factor. Centre and noise are those of leaves of like size; noise above and below are told apart, since an error relative
 * to the smaller of two numbers spreads more to one side. Leaves that are and were zero say nothing.
 */
export function leafDeviations(real: Float64Array, predict: Float64Array): LeafDeviations {
  const bounded = new Float64Array(real.length);
  const weight = new Float64Array(real.length);
  const known: number[] = [];
  for (let leaf = 0; leaf < real.length; leaf++) {
    const [v, f] = [real[leaf] as number, predict[leaf] as number];
    const size = Math.max(Math.abs(v), Math.abs(f));
    if (!(size > 0)) continue;
    bounded[leaf] = Math.max(-1, Math.min(1, (v - f) / size));
    weight[leaf] = 1;
    known.push(leaf);
  }
  const deviation = new Float64Array(real.length);
  const sizeOf = (leaf: number) => Math.max(real[leaf] as number, predict[leaf] as number);
  const bySize = Uint32Array.from(known).sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);
  const centre = centreOf(Float64Array.from(known, (leaf) => bounded[leaf] as number));
  const groups = Math.max(1, Math.min(SIZE_GROUPS, Math.floor(bySize.length / GROUP_SIZE)));
  for (let group = 0; group < groups; group++) {
    const from = Math.floor((group * bySize.length) / groups);
    const members = bySize.subarray(from, Math.floor(((group + 1) * bySize.length) / groups));
    const { below, above } = spreadOf(
      Float64Array.from(members, (leaf) => bounded[leaf] as number),
      centre,
    );
    for (const leaf of members) {
      const distance = (bounded[leaf] as number) - centre;
      deviation[leaf] = distance / Math.max(LEAST_NOISE, distance < 0 ? below : above);
    }
  }
  return { deviation, bounded, weight };
}

/** A forecast that misses most leaves by more than half tells nothing about single causes. */
const NEAR = 0.5;

/**
 * The middle of the shortest interval with half of those values that are near the forecast: leaves of a cause, even of a
 * large one, lie elsewhere and do not move it.
 */
function centreOf(values: Float64Array): number {
  const sorted = values.filter((value) => Math.abs(value) < NEAR).sort();
  const half = Math.floor(sorted.length / 2);
  if (half < 1) return 0;
  let start = 0;
  for (let from = 0; from + half < sorted.length; from++)
    if (
      (sorted[from + half] as number) - (sorted[from] as number) <
      (sorted[start + half] as number) - (sorted[start] as number)
    )
      start = from;
  return median(Array.from(sorted.subarray(start, start + half + 1)));
}

/**
 * The spread of a side is the median distance on it over 0.6745, or what its outermost 4 ‰ imply when that is less: bounded
 * errors have shorter tails than normal ones, and a cause can only lengthen them.
 */
function spreadOf(values: Float64Array, centre: number): { below: number; above: number } {
  const side = (sign: 1 | -1) => {
    const distances = values
      .map((value) => sign * (value - centre))
      .filter((distance) => distance > 0)
      .sort();
    const middle = (distances[distances.length >> 1] ?? 0) / 0.6745;
    const outer = distances[Math.floor(distances.length * (1 - TAIL))];
    return outer === undefined || distances.length * TAIL < 2
      ? middle
      : Math.min(middle, outer / TAIL_QUANTILE);
  };
  const [below, above] = [side(-1), side(1)];
  return { below: Math.min(below, MOST_LOPSIDED * above), above: Math.min(above, MOST_LOPSIDED * below) };
}

/** One side is not noisier than this times the other; where it seems so, a large cause lies on it. */
const MOST_LOPSIDED = 1.4;
const TAIL = 0.004;
/** P(|z| > 2.878) = 0.004. */
const TAIL_QUANTILE = 2.878;
