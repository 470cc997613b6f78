import type { Cuboid, Lattice } from './lattice.ts';
import type { Panel } from './panel.ts';

/** Trials of prior weight when a small cell borrows the rate of the wider one around it. */
const BORROWED_TRIALS = 30;

/** Rate of each segment in some past weeks, steadied by the rate of the site. */
export function pastRates(
  panel: Panel,
  lattice: Lattice,
  allWeeks: number,
  weeks: readonly number[],
): Float64Array {
  const sum = (series: Float64Array, segment: number) => {
    let total = 0;
    for (const week of weeks) total += series[segment * allWeeks + week] as number;
    return total;
  };
  const trials = panel.exposure as Float64Array;
  const site = sum(panel.series, 0) / Math.max(1, sum(trials, 0));
  return Float64Array.from(
    lattice.segments,
    (_, segment) =>
      (sum(panel.series, segment) + BORROWED_TRIALS * site) / (sum(trials, segment) + BORROWED_TRIALS),
  );
}

/**
 * A leaf has the rate of its own past, steadied by the rate of its cell in the cuboid with the most segments, which is
 * steadied by the rate of the site. Taking rates from leaves rather than from the site keeps a shift of the mix from
 * looking like a movement of every rate.
 */
export function leafRates(
  panel: Panel,
  lattice: Lattice,
  weeks: readonly number[],
  ofSegment: Float64Array,
): (leaf: number) => number {
  const { leaves } = lattice;
  const exposure = panel.leafExposure as Float64Array;
  const finest = lattice.cuboids.reduce((best: Cuboid, other) =>
    other.segments.length > best.segments.length ? other : best,
  );
  return (leaf) => {
    let [events, trials] = [0, 0];
    for (let place = 0; place < weeks.length; place++) {
      const cell = (weeks[place] as number) * leaves + leaf;
      events += panel.leaf[cell] as number;
      trials += exposure[cell] as number;
    }
    // A leaf outside of all segments borrows from the site, which is segment 0.
    const around = ofSegment[Math.max(0, finest.segmentOfLeaf[leaf] as number)] as number;
    return (events + BORROWED_TRIALS * around) / (trials + BORROWED_TRIALS);
  };
}
