import { type Calendar, weeksBefore } from './calendar.ts';
import { type CommonFactor, commonFactor } from './common-factor.ts';
import type { Lattice } from './lattice.ts';
import type { Noise, Panel } from './panel.ts';
import { leafRates, pastRates } from './segment-rates.ts';

/** Weeks behind an expectation. */
export const BASELINE_WEEKS = 8;

/** The common movement of each week against the weeks before it, and the site without segments that went their own way. */
export interface CleanSite {
  readonly cleaned: Float64Array;
  readonly commons: ReadonlyMap<number, CommonFactor>;
  /** The leaves of the analysed week as the past let expect them, times the common factor. */
  readonly expectedLeaves: Float64Array;
}

/** A past week as later weeks should remember it: sums by segment, and the leaves that differ from what was observed. */
interface Settled {
  readonly sums: Float64Array;
  readonly changed: ReadonlyMap<number, number> | null;
}

interface KnownWeek {
  readonly common: CommonFactor;
  readonly expectedIn: (leaf: number) => number;
  /** As it is, with everything put back that went its own way, and with all but what did so in the next week too. */
  readonly raw: Settled;
  all: Settled | null;
  exceptNext: Settled | null;
}

/** Of each week of a rate: expected events, and the correction of the rates of its leaves. */
export type RateTotals = Map<number, { readonly events: number; readonly correction: number }>;

/** @param totals do not depend on the noise: kept from call to call */
export function cleanSite(
  panel: Panel,
  lattice: Lattice,
  calendar: Calendar,
  noise: Noise,
  totals: RateTotals,
): CleanSite {
  const { leaves } = lattice;
  const cleaned = new Float64Array(calendar.weeks).fill(Number.NaN);
  const commons = new Map<number, CommonFactor>();
  const known = new Map<number, KnownWeek>();
  let expectedIn: (leaf: number) => number = () => 0;
  for (const t of [...calendar.history, calendar.current]) {
    const before = weeksBefore(calendar, t, BASELINE_WEEKS);
    const others = before.length > 0 ? before : calendar.history.filter((week) => week !== t).slice(0, 2);
    const raw: Settled = { sums: segmentsOf(panel.series, lattice, calendar, t), changed: null };
    const seenIn = (leaf: number) => panel.leaf[t * leaves + leaf] as number;
    let expected: number;
    let hoped: Float64Array;
    let hopedIn: (leaf: number) => number;
    let rates: Float64Array | null = null;
    if (panel.exposure && panel.leafExposure) {
      const trials = panel.leafExposure;
      rates = pastRates(panel, lattice, calendar.weeks, others);
      const { rateOf, expect } = leafRates(panel, lattice, others, rates);
      hoped = segmentsOf(panel.exposure, lattice, calendar, t);
      const trialsIn = (leaf: number) => trials[t * leaves + leaf] as number;
      const total = totals.get(t) ?? expect(panel.active[t] as Uint32Array, trialsIn);
      totals.set(t, total);
      hopedIn = trialsIn;
      expectedIn = (leaf) => trialsIn(leaf) * rateOf(leaf) * total.correction;
      expected = total.events;
    } else {
      const weeks = others.map((week) => ({
        week,
        ...settledWeek(panel, lattice, calendar, known, week, t),
      }));
      hoped = meanOf(
        weeks.map(({ sums }) => sums),
        lattice.segments.length,
      );
      hopedIn = (leaf) => {
        let sum = 0;
        for (const { week, changed } of weeks)
          sum += changed?.get(leaf) ?? (panel.leaf[week * leaves + leaf] as number);
        return weeks.length > 0 ? sum / weeks.length : 0;
      };
      expectedIn = hopedIn;
      expected = hoped[0] as number;
    }
    const common = commonFactor(
      {
        seen: raw.sums,
        hoped,
        expected,
        rates,
        ofMeans: panel.type === 'mean',
        seenIn,
        hopedIn,
        expectedIn,
        leaves: () => activeIn(panel, lattice, [t, ...others]),
      },
      lattice,
      noise,
    );
    commons.set(t, common);
    known.set(t, { common, expectedIn, raw, all: null, exceptNext: null });
    cleaned[t] = common.factor * expected;
  }
  const { factor } = commons.get(calendar.current) as CommonFactor;
  const expectedLeaves = new Float64Array(leaves);
  for (let leaf = 0; leaf < leaves; leaf++) expectedLeaves[leaf] = factor * expectedIn(leaf);
  return { cleaned, commons, expectedLeaves };
}

/**
 * Segments that went their own way in a week are put back to what was expected of them. Those that did so in the following
 * week too are at a new level and stay.
 */
function settledWeek(
  panel: Panel,
  lattice: Lattice,
  calendar: Calendar,
  known: ReadonlyMap<number, KnownWeek>,
  week: number,
  t: number,
): Settled {
  const own = known.get(week);
  if (!own) return { sums: segmentsOf(panel.series, lattice, calendar, week), changed: null };
  if (!own.common.excluded) return own.raw;
  const next = calendar.history.find((later) => later > week && later < t);
  const after = next === undefined ? null : (known.get(next)?.common.excluded ?? null);
  if (after) {
    own.exceptNext ??= putBack(panel, lattice, own, week, after);
    return own.exceptNext;
  }
  own.all ??= putBack(panel, lattice, own, week, null);
  return own.all;
}

function putBack(
  panel: Panel,
  lattice: Lattice,
  { common, expectedIn, raw }: KnownWeek,
  week: number,
  after: Uint8Array | null,
): Settled {
  const sums = raw.sums.slice();
  const changed = new Map<number, number>();
  for (const leaf of common.out) {
    if (after?.[leaf] === 1) continue;
    const usual = common.factor * expectedIn(leaf);
    const change = usual - (panel.leaf[week * lattice.leaves + leaf] as number);
    if (change === 0) continue;
    changed.set(leaf, usual);
    for (const { segmentOfLeaf } of lattice.cuboids) {
      const segment = segmentOfLeaf[leaf] as number;
      if (segment >= 0) sums[segment] = (sums[segment] as number) + change;
    }
  }
  return { sums, changed };
}

/** The leaves with any row in some of the weeks. */
function activeIn(panel: Panel, lattice: Lattice, weeks: readonly number[]): Uint32Array {
  const seen = new Uint8Array(lattice.leaves);
  const active = new Uint32Array(lattice.leaves);
  let count = 0;
  for (const week of weeks) {
    const own = panel.active[week] as Uint32Array;
    for (let place = 0; place < own.length; place++) {
      const leaf = own[place] as number;
      if (seen[leaf] === 1) continue;
      seen[leaf] = 1;
      active[count++] = leaf;
    }
  }
  return active.subarray(0, count);
}

function segmentsOf(series: Float64Array, lattice: Lattice, calendar: Calendar, week: number): Float64Array {
  const sums = new Float64Array(lattice.segments.length);
  for (let segment = 0; segment < sums.length; segment++)
    sums[segment] = series[segment * calendar.weeks + week] as number;
  return sums;
}

function meanOf(columns: readonly Float64Array[], length: number): Float64Array {
  const mean = new Float64Array(length);
  for (const column of columns)
    for (let place = 0; place < length; place++)
      mean[place] = (mean[place] as number) + (column[place] as number) / columns.length;
  return mean;
}
