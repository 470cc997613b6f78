import type { Cuboid, Lattice } from './lattice.ts';
import { type Panel, weekOf } from './panel.ts';

/** Rates of some past weeks: of each segment itself, and of each leaf. */
export interface PastRates {
  readonly ofSegment: Float64Array;
  readonly ofLeaf: Float64Array;
}

/** Trials of prior weight when a small cell borrows the rate of the wider one around it. */
const BORROWED_TRIALS = 30;

/**
 * A leaf has the rate of its own past, steadied by the rate of its cell in the cuboid with the most segments, which is
 * steadied by the rate of the site. Taking rates from leaves rather than from the site keeps a shift of the mix from
 * looking like a movement of every rate.
 */
export function pastRates(panel: Panel, lattice: Lattice, weeks: readonly number[]): PastRates {
  const events = sumWeeks(panel.leaf, lattice, weeks);
  const trials = sumWeeks(panel.leafExposure as Float64Array, lattice, weeks);
  const site = sum(events) / Math.max(1, sum(trials));
  const ofSegment = new Float64Array(lattice.segments.length);
  for (const cuboid of lattice.cuboids) {
    const y = new Float64Array(lattice.segments.length);
    const n = new Float64Array(lattice.segments.length);
    cuboid.segmentOfLeaf.forEach((segment, leaf) => {
      if (segment < 0) return;
      y[segment] = (y[segment] as number) + (events[leaf] as number);
      n[segment] = (n[segment] as number) + (trials[leaf] as number);
    });
    for (const segment of cuboid.segments)
      ofSegment[segment] =
        ((y[segment] as number) + BORROWED_TRIALS * site) / ((n[segment] as number) + BORROWED_TRIALS);
  }
  const finest = lattice.cuboids.reduce((best: Cuboid, other) =>
    other.segments.length > best.segments.length ? other : best,
  );
  const ofLeaf = Float64Array.from(finest.segmentOfLeaf, (segment, leaf) => {
    const around = segment < 0 ? site : (ofSegment[segment] as number);
    return (
      ((events[leaf] as number) + BORROWED_TRIALS * around) / ((trials[leaf] as number) + BORROWED_TRIALS)
    );
  });
  return { ofSegment, ofLeaf };
}

function sumWeeks(column: Float64Array, lattice: Lattice, weeks: readonly number[]): Float64Array {
  const sums = new Float64Array(lattice.leaves);
  for (const week of weeks) {
    const values = weekOf(column, week, lattice);
    for (let leaf = 0; leaf < sums.length; leaf++)
      sums[leaf] = (sums[leaf] as number) + (values[leaf] as number);
  }
  return sums;
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
