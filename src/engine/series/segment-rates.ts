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

/** What the leaves let expect of a week. */
export interface LeafRates {
  /** Events to a trial of a leaf in the past, steadied. */
  readonly rateOf: (leaf: number) => number;
  /** Expected events of a week, and what rates must be multiplied with so that they tell the past of its leaves. */
  readonly expect: (
    leaves: Uint32Array,
    trialsIn: (leaf: number) => number,
  ) => { readonly events: number; readonly correction: number };
}

/**
 * A leaf has the rate of its own past, steadied by the rate of its cell in the cuboid with the most segments, which is
 * steadied by the rate of the site. Taking rates from leaves rather than from the site keeps a shift of the mix from
 * looking like a movement of every rate.
 *
 * Steadied rates no longer add up: where small cells buy less than large ones, they are lent more than they had, and every week
 * would seem to fall short of its past (purchase rates of simulated sites by 4 %, by which each of their segments then seemed
 * to rise). `correction` is the events of the past over those that steadied rates tell of it.
 */
export function leafRates(
  panel: Panel,
  lattice: Lattice,
  weeks: readonly number[],
  ofSegment: Float64Array,
): LeafRates {
  const { leaves } = lattice;
  const exposure = panel.leafExposure as Float64Array;
  const finest = lattice.cuboids.reduce((best: Cuboid, other) =>
    other.segments.length > best.segments.length ? other : best,
  );
  // A leaf outside of all segments borrows from the site, which is segment 0.
  const around = (leaf: number) => ofSegment[Math.max(0, finest.segmentOfLeaf[leaf] as number)] as number;
  const past = (column: Float64Array, leaf: number) => {
    let sum = 0;
    for (let place = 0; place < weeks.length; place++)
      sum += column[(weeks[place] as number) * leaves + leaf] as number;
    return sum;
  };
  const steadied = (leaf: number, events: number, trials: number) =>
    (events + BORROWED_TRIALS * around(leaf)) / (trials + BORROWED_TRIALS);
  return {
    rateOf: (leaf) => steadied(leaf, past(panel.leaf, leaf), past(exposure, leaf)),
    expect: (active, trialsIn) => {
      let [expected, seen, told] = [0, 0, 0];
      for (let place = 0; place < active.length; place++) {
        const leaf = active[place] as number;
        const events = past(panel.leaf, leaf);
        const trials = past(exposure, leaf);
        const rate = steadied(leaf, events, trials);
        expected += trialsIn(leaf) * rate;
        seen += events;
        told += trials * rate;
      }
      const correction = seen > 0 && told > 0 ? seen / told : 1;
      return { events: expected * correction, correction };
    },
  };
}
