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

/** A week of a panel, and the weeks that it is compared with. */
interface ComparedWeek {
  readonly panel: Panel;
  readonly lattice: Lattice;
  readonly calendar: Calendar;
  readonly t: number;
  readonly others: readonly number[];
}

/** What a week was to have before anything is known of its common movement. */
interface Hoped {
  /** Of the site: events. */
  readonly expected: number;
  /** Of each segment, in what rates are taken of, or in events. */
  readonly bySegment: Float64Array;
  readonly rates: Float64Array | null;
  readonly hopedIn: (leaf: number) => number;
  readonly expectedIn: (leaf: number) => number;
}

/**
 * Week by week, the oldest first: what the weeks before it let expect, the common movement against that, and the site that this
 * makes. Later weeks remember a week with what went its own way put back.
 *
 * @param totals do not depend on the noise: kept from call to call
 */
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
  for (const t of [...calendar.history, calendar.current]) {
    const others = comparedWith(calendar, t);
    const raw: Settled = { sums: segmentsOf(panel.series, lattice, calendar, t), changed: null };
    const { expected, bySegment, rates, hopedIn, expectedIn } = hopedOf(
      { panel, lattice, calendar, t, others },
      totals,
      known,
    );
    const common = commonFactor(
      {
        seen: raw.sums,
        hoped: bySegment,
        expected,
        rates,
        ofMeans: panel.type === 'mean',
        seenIn: (leaf) => panel.leaf[t * leaves + leaf] as number,
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
  const { common, expectedIn } = known.get(calendar.current) as KnownWeek;
  const expectedLeaves = new Float64Array(leaves);
  for (let leaf = 0; leaf < leaves; leaf++) expectedLeaves[leaf] = common.factor * expectedIn(leaf);
  return { cleaned, commons, expectedLeaves };
}

/** The weeks before; the first of all is held against the two after it. */
function comparedWith(calendar: Calendar, t: number): readonly number[] {
  const before = weeksBefore(calendar, t, BASELINE_WEEKS);
  return before.length > 0 ? before : calendar.history.filter((week) => week !== t).slice(0, 2);
}

function hopedOf(week: ComparedWeek, totals: RateTotals, known: ReadonlyMap<number, KnownWeek>): Hoped {
  const { exposure, leafExposure } = week.panel;
  return exposure && leafExposure
    ? hopedOfRates(week, exposure, leafExposure, totals)
    : hopedOfCounts(week, known);
}

/** The trials that came, each at the rate that its leaf had. */
function hopedOfRates(
  { panel, lattice, calendar, t, others }: ComparedWeek,
  exposure: Float64Array,
  trials: Float64Array,
  totals: RateTotals,
): Hoped {
  const rates = pastRates(panel, lattice, calendar.weeks, others);
  const { rateOf, expect } = leafRates(panel, lattice, others, rates);
  const trialsIn = (leaf: number) => trials[t * lattice.leaves + leaf] as number;
  const total = totals.get(t) ?? expect(panel.active[t] as Uint32Array, trialsIn);
  totals.set(t, total);
  return {
    expected: total.events,
    bySegment: segmentsOf(exposure, lattice, calendar, t),
    rates,
    hopedIn: trialsIn,
    expectedIn: (leaf) => trialsIn(leaf) * rateOf(leaf) * total.correction,
  };
}

/** The mean of the other weeks as they are remembered. */
function hopedOfCounts(
  { panel, lattice, calendar, t, others }: ComparedWeek,
  known: ReadonlyMap<number, KnownWeek>,
): Hoped {
  const weeks = others.map((week) => ({
    week,
    ...settledWeek(panel, lattice, calendar, known, week, t),
  }));
  const bySegment = meanOf(
    weeks.map(({ sums }) => sums),
    lattice.segments.length,
  );
  const meanIn = (leaf: number) => {
    let sum = 0;
    for (const { week, changed } of weeks)
      sum += changed?.get(leaf) ?? (panel.leaf[week * lattice.leaves + leaf] as number);
    return weeks.length > 0 ? sum / weeks.length : 0;
  };
  return {
    expected: bySegment[0] as number,
    bySegment,
    rates: null,
    hopedIn: meanIn,
    expectedIn: meanIn,
  };
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
