import { type Calendar, weeksBefore } from './calendar.ts';
import { type CommonFactor, commonFactor } from './common-factor.ts';
import { fitNoise, type NoisePoint } from './fit-noise.ts';
import type { Lattice } from './lattice.ts';
import { median, outlierWeights } from './outlier-weights.ts';
import { type Noise, noiseVariance, type Panel, weekOf } from './panel.ts';
import { type PastRates, pastRates } from './segment-rates.ts';

/** Weeks behind an expectation. */
export const BASELINE_WEEKS = 8;
const DECAYS = [1, 0.85, 0.7, 0.5] as const;
/** Fewer one-step residuals than this do not choose a decay. */
const FEWEST_BACKTESTS = 4;
/** Positions of one query scatter far less than events that happen or not. */
const LEAST_DISPERSION_OF_MEANS = 1e-4;

/** What one panel was expected to be in each week that has full weeks before it, one step ahead. */
export interface Expectation {
  readonly panel: Panel;
  /** Weeks with an expectation, oldest first, the analysed week last. */
  readonly targets: readonly number[];
  /** mean[segment · weeks + week] in counts, NaN where there is none. */
  readonly mean: Float64Array;
  /** Var(observed − mean) = noise variance · inflation: 1 + Σw² / (Σw)² for the estimated share + μ / support for the factor. */
  readonly inflation: Float64Array;
  /** 1 − rate for rates, the mean itself for means, 1 otherwise. */
  readonly complement: Float64Array;
  /** Weight of the week in the expectation of the analysed week: weight[segment · weeks + week]. */
  readonly weight: Float64Array;
  /** Site total of each week with the segments that went their own way put back to what was expected (counts, money). */
  readonly cleaned: Float64Array;
  /** The leaves of the analysed week as the past let expect them, times the common factor. */
  readonly expectedLeaves: Float64Array;
  /** Common movement of the analysed week, and the leaves that did not take part. */
  readonly common: CommonFactor;
  readonly noise: Noise;
  readonly decay: number;
}

/**
 * Site factor × segment share: μ = G_t · Σ w y / Σ w G over the newest full weeks before t, where G is the site total
 * cleaned of segments that went their own way, and w decays with age and down-weights past outliers. A rate is
 * n_t · f_t · Σ w y / Σ w n, where f is the common movement of all rates. So a movement of the whole site is one fact about
 * the site and none about its segments.
 */
export function expectWeeks(panel: Panel, lattice: Lattice, calendar: Calendar): Expectation {
  const targets = [...calendar.history.slice(1), calendar.current];
  let noise: Noise = { dispersion: 2, extra: 0.01 };
  let expectation = expectOnce(panel, lattice, calendar, targets, noise, 1, false);
  noise = poolNoise(expectation, lattice, calendar);
  const decay = chooseDecay(panel, lattice, calendar, targets, noise);
  expectation = expectOnce(panel, lattice, calendar, targets, noise, decay, true);
  noise = poolNoise(expectation, lattice, calendar);
  return expectOnce(panel, lattice, calendar, targets, noise, decay, true);
}

/** Squared one-step residuals of the past, without the analysed week and the site itself. */
function poolNoise(expectation: Expectation, lattice: Lattice, calendar: Calendar): Noise {
  const points: NoisePoint[] = [];
  for (let s = 1; s < lattice.segments.length; s++)
    for (const t of expectation.targets.slice(0, -1)) {
      const cell = s * calendar.weeks + t;
      const mean = expectation.mean[cell] as number;
      if (!(mean > 1)) continue;
      const residual = (expectation.panel.series[cell] as number) - mean;
      points.push({
        square: (residual * residual) / (expectation.inflation[cell] as number),
        mean,
        complement: expectation.complement[cell] as number,
      });
    }
  return fitNoise(points, expectation.panel.type === 'mean' ? LEAST_DISPERSION_OF_MEANS : undefined);
}

function chooseDecay(
  panel: Panel,
  lattice: Lattice,
  calendar: Calendar,
  targets: readonly number[],
  noise: Noise,
): number {
  const tested = targets.slice(0, -1).filter((t) => weeksBefore(calendar, t, BASELINE_WEEKS).length >= 3);
  if (tested.length < FEWEST_BACKTESTS || panel.exposure) return 1;
  let best: number = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const decay of DECAYS) {
    const trial = expectOnce(panel, lattice, calendar, tested, noise, decay, false);
    let loss = 0;
    for (const { index, depth } of lattice.segments) {
      if (depth !== 1) continue;
      for (const t of tested) {
        const cell = index * calendar.weeks + t;
        const mean = trial.mean[cell] as number;
        if (!(mean > 1)) continue;
        const residual = (panel.series[cell] as number) - mean;
        loss += Math.min(9, (residual * residual) / noiseVariance(noise, mean, 1));
      }
    }
    if (loss < least) {
      least = loss;
      best = decay;
    }
  }
  return best;
}

function expectOnce(
  panel: Panel,
  lattice: Lattice,
  calendar: Calendar,
  targets: readonly number[],
  noise: Noise,
  decay: number,
  downWeight: boolean,
): Expectation {
  const { weeks } = calendar;
  const size = lattice.segments.length * weeks;
  const mean = new Float64Array(size).fill(Number.NaN);
  const inflation = new Float64Array(size).fill(Number.NaN);
  const complement = new Float64Array(size).fill(1);
  const weight = new Float64Array(size);
  const { cleaned, commons, expectedLeaves } = cleanSite(panel, lattice, calendar, noise);
  for (const t of targets) {
    const base = weeksBefore(calendar, t, BASELINE_WEEKS);
    const { factor, support } = commons.get(t) as CommonFactor;
    for (let s = 0; s < lattice.segments.length; s++) {
      const row = s * weeks;
      const exposureAt = (week: number) =>
        panel.exposure ? (panel.exposure[row + week] as number) : (cleaned[week] as number);
      const ages = base.map((_, place) => decay ** (base.length - 1 - place));
      const trusted = downWeight && !panel.exposure ? trust(panel, row, base, exposureAt, noise) : null;
      const weights = ages.map((age, place) => age * (trusted?.[place] ?? 1));
      let [events, exposure, sum, squares] = [0, 0, 0, 0];
      base.forEach((week, place) => {
        const w = weights[place] as number;
        events += w * (panel.series[row + week] as number);
        exposure += w * exposureAt(week);
        sum += w;
        squares += w * w;
        if (t === calendar.current) weight[row + week] = w;
      });
      if (!(exposure > 0)) continue;
      const rate = events / exposure;
      const expected = panel.exposure ? exposureAt(t) * rate * factor : exposureAt(t) * rate;
      mean[row + t] = expected;
      if (panel.bounded) complement[row + t] = Math.max(0.02, 1 - Math.min(1, rate * factor));
      else if (panel.type === 'mean') complement[row + t] = rate * factor;
      // A rate with little history and much traffic today is known worse than the number of weeks says.
      const fromVolume = panel.exposure && events > 0 ? expected / events : 0;
      inflation[row + t] = 1 + Math.max(squares / (sum * sum), fromVolume) + Math.min(1, expected / support);
    }
  }
  const common = commons.get(calendar.current) as CommonFactor;
  return {
    panel,
    targets,
    mean,
    inflation,
    complement,
    weight,
    cleaned,
    expectedLeaves,
    common,
    noise,
    decay,
  };
}

/** How far each past week of a segment is trusted, judged by its share of the site against the median share. */
function trust(
  panel: Panel,
  row: number,
  base: readonly number[],
  exposureAt: (week: number) => number,
  noise: Noise,
): readonly number[] {
  if (base.length < 3) return base.map(() => 1);
  const middle = median(
    base.map((week) => (panel.series[row + week] as number) / Math.max(1e-9, exposureAt(week))),
  );
  return outlierWeights(
    base.map((week) => {
      const mean = middle * exposureAt(week);
      return mean > 0
        ? ((panel.series[row + week] as number) - mean) / Math.sqrt(noiseVariance(noise, mean, 1))
        : 0;
    }),
  );
}

/** The common factor of each week against the weeks before it, and the site total without segments that went their own way. */
function cleanSite(panel: Panel, lattice: Lattice, calendar: Calendar, noise: Noise) {
  const cleaned = new Float64Array(calendar.weeks).fill(Number.NaN);
  const commons = new Map<number, CommonFactor>();
  const past = new Map<number, SettledWeek>();
  for (const t of [...calendar.history, calendar.current]) {
    const before = weeksBefore(calendar, t, BASELINE_WEEKS);
    const others = before.length > 0 ? before : calendar.history.filter((week) => week !== t).slice(0, 2);
    const observed = weekOf(panel.leaf, t, lattice);
    const column = (week: number) => settledLeaves(panel, lattice, calendar, past, week, t);
    const rates = panel.leafExposure ? pastRates(panel, lattice, others) : null;
    const expected = leavesFromPast(panel, lattice, others, t, rates, column);
    const trials = panel.leafExposure ? weekOf(panel.leafExposure, t, lattice) : null;
    const common = commonFactor(
      { observed, expected, trials, rates: rates?.ofSegment ?? null, ofMeans: panel.type === 'mean' },
      lattice,
      noise,
    );
    commons.set(t, common);
    past.set(t, { common, expected });
    cleaned[t] = common.factor * expected.reduce((sum, value) => sum + value, 0);
  }
  const now = past.get(calendar.current) as SettledWeek;
  return { cleaned, commons, expectedLeaves: now.expected.map((value) => value * now.common.factor) };
}

/** Each leaf as the mean of other weeks (counts), or as its trials times its rate in other weeks (rates). */
function leavesFromPast(
  panel: Panel,
  lattice: Lattice,
  others: readonly number[],
  t: number,
  rates: PastRates | null,
  columnOf: (week: number) => Float64Array,
): Float64Array {
  const expected = new Float64Array(lattice.leaves);
  if (panel.leafExposure && rates) {
    const trials = weekOf(panel.leafExposure, t, lattice);
    for (let leaf = 0; leaf < expected.length; leaf++)
      expected[leaf] = (trials[leaf] as number) * (rates.ofLeaf[leaf] as number);
    return expected;
  }
  for (const week of others) {
    const column = columnOf(week);
    for (let leaf = 0; leaf < expected.length; leaf++)
      expected[leaf] = (expected[leaf] as number) + (column[leaf] as number) / others.length;
  }
  return expected;
}

interface SettledWeek {
  readonly common: CommonFactor;
  readonly expected: Float64Array;
}

/**
 * A past week as later weeks should remember it: segments that went their own way for this week only are put back to what
 * was expected of them. Those that did so in the following week too are at a new level and stay.
 */
function settledLeaves(
  panel: Panel,
  lattice: Lattice,
  calendar: Calendar,
  past: ReadonlyMap<number, SettledWeek>,
  week: number,
  t: number,
): Float64Array {
  const raw = weekOf(panel.leaf, week, lattice);
  const own = past.get(week);
  const excluded = own?.common.excluded;
  if (!own || !excluded) return raw;
  const next = calendar.history.find((later) => later > week && later < t);
  const after = next === undefined ? null : past.get(next)?.common.excluded;
  return raw.map((value, leaf) =>
    excluded[leaf] && !after?.[leaf] ? own.common.factor * (own.expected[leaf] as number) : value,
  );
}
