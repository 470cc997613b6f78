import { type Calendar, weeksBefore } from './calendar.ts';
import { BASELINE_WEEKS, type CleanSite, cleanSite, type RateTotals } from './clean-site.ts';
import type { CommonFactor } from './common-factor.ts';
import { type Ahead, complementAt, distance, expectLevel, fillPast } from './expect-level.ts';
import { fitNoise } from './fit-noise.ts';
import type { Lattice } from './lattice.ts';
import { meanOfBoth } from './mean-of-both.ts';
import { isBeginning, newLevelSince, type PastWeeks } from './new-level.ts';
import { downWeight } from './outlier-weights.ts';
import { type Noise, noiseVariance, type Panel } from './panel.ts';

const DECAYS = [1, 0.85, 0.7, 0.5] as const;
/** Fewer one-step residuals than this do not choose a decay. */
const FEWEST_BACKTESTS = 4;
/** Positions of one query scatter far less than events that happen or not. */
const LEAST_DISPERSION_OF_MEANS = 1e-4;
/** Standard deviations from which on a past week is no usual one (as in outlier-weights.ts). */
const FAR_OUT = 2.58;

/** What one panel was expected to be in each week that has full weeks before it, one step ahead. */
export interface Expectation {
  readonly panel: Panel;
  /** Weeks with an expectation, oldest first, the analysed week last. */
  readonly targets: readonly number[];
  /** mean[segment · weeks + week] in counts, NaN where there is none. */
  readonly mean: Float64Array;
  /**
   * Var(observed − mean) = noise variance · inflation. The site moves with a segment that is s of it: with independent counts
   * Var(y − s·Σy) = μ(1 − s), and of a relative deviation δ of its own (1 − s)δ is left. On top comes the error of the
   * estimated share, Σw² / (Σw)² of a week like those behind it: counting noise of a mean m grows with m and not with m², so
   * that in a week of f times their size it weighs f times as much. For a segment that was left out of the movement of the
   * site nothing cancels, and the error of that movement comes on top, s of it.
   */
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
  const all = lattice.segments.map(({ index }) => index);
  const totals: RateTotals = new Map();
  let clean = cleanSite(panel, lattice, calendar, noise, totals);
  let expectation = expectOnce(panel, lattice, calendar, targets, all, noise, 1, false, clean);
  noise = poolNoise(expectation, lattice, calendar);
  clean = cleanSite(panel, lattice, calendar, noise, totals);
  const decay = chooseDecay(panel, lattice, calendar, targets, noise, clean);
  expectation = expectOnce(panel, lattice, calendar, targets, all, noise, decay, true, clean);
  noise = poolNoise(expectation, lattice, calendar);
  clean = cleanSite(panel, lattice, calendar, noise, totals);
  return expectOnce(panel, lattice, calendar, targets, all, noise, decay, true, clean);
}

/** Squared one-step residuals of the past, without the analysed week and the site itself. */
function poolNoise(expectation: Expectation, lattice: Lattice, calendar: Calendar): Noise {
  const room = lattice.segments.length * calendar.weeks;
  const squares = new Float64Array(room);
  const means = new Float64Array(room);
  const complements = new Float64Array(room);
  const behind = expectation.targets.map((week) => weeksBefore(calendar, week, BASELINE_WEEKS).length);
  let count = 0;
  for (let s = 1; s < lattice.segments.length; s++)
    for (let place = 0; place < expectation.targets.length - 1; place++) {
      const cell = s * calendar.weeks + (expectation.targets[place] as number);
      const mean = expectation.mean[cell] as number;
      if (!(mean > 1)) continue;
      const seen = expectation.panel.series[cell] as number;
      squares[count] = (seen - mean) ** 2 / (expectation.inflation[cell] as number);
      means[count] = meanOfBoth(mean, seen, behind[place] as number);
      complements[count++] = expectation.complement[cell] as number;
    }
  return fitNoise(
    {
      squares: squares.subarray(0, count),
      means: means.subarray(0, count),
      complements: complements.subarray(0, count),
    },
    expectation.panel.type === 'mean' ? LEAST_DISPERSION_OF_MEANS : undefined,
  );
}

function chooseDecay(
  panel: Panel,
  lattice: Lattice,
  calendar: Calendar,
  targets: readonly number[],
  noise: Noise,
  clean: CleanSite,
): number {
  const tested = targets.slice(0, -1).filter((t) => weeksBefore(calendar, t, BASELINE_WEEKS).length >= 3);
  if (tested.length < FEWEST_BACKTESTS || panel.exposure) return 1;
  const members = lattice.segments.filter(({ depth }) => depth === 1).map(({ index }) => index);
  let best: number = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const decay of DECAYS) {
    const trial = expectOnce(panel, lattice, calendar, tested, members, noise, decay, false, clean);
    let loss = 0;
    for (const index of members) {
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

/** Reused over all segments: the weeks behind one expectation. */
const room = new Float64Array(BASELINE_WEEKS);

function expectOnce(
  panel: Panel,
  lattice: Lattice,
  calendar: Calendar,
  targets: readonly number[],
  segments: readonly number[],
  noise: Noise,
  decay: number,
  downWeight: boolean,
  clean: CleanSite,
): Expectation {
  const { weeks } = calendar;
  const size = lattice.segments.length * weeks;
  const mean = new Float64Array(size).fill(Number.NaN);
  const inflation = new Float64Array(size).fill(Number.NaN);
  const complement = new Float64Array(size).fill(1);
  const weight = new Float64Array(size);
  const { cleaned, commons, expectedLeaves } = clean;
  const weights = new Float64Array(BASELINE_WEEKS);
  for (const t of targets) {
    const base = weeksBefore(calendar, t, BASELINE_WEEKS);
    const { factor, support, taken } = commons.get(t) as CommonFactor;
    const past: PastWeeks = {
      counts: new Float64Array(base.length),
      exposure: new Float64Array(base.length),
      complementOf: complementAt(panel, factor),
    };
    const byAge = Float64Array.from(base, (_, place) => decay ** (base.length - 1 - place));
    for (const s of segments) {
      const row = s * weeks;
      weights.set(byAge);
      if (downWeight && !panel.exposure) distrust(panel, row, base, cleaned, noise, weights);
      fillPast(past, panel, row, base, cleaned);
      const ahead: Ahead = {
        exposure: (panel.exposure ? panel.exposure[row + t] : cleaned[t]) as number,
        factor: panel.exposure ? factor : 1,
        support,
        wasTaken: taken.includes(s),
      };
      const seen = panel.series[row + t] as number;
      let level = expectLevel(panel, past, weights, ahead, noise);
      if (level && downWeight && (t === calendar.current || distance(seen, level, noise) > FAR_OUT)) {
        // What moved weeks ago and stayed is no news of this week: it must differ from its newest level too. Past weeks are held
        // to it where there was nothing before: the beginning of a campaign says nothing about how it scatters while it runs.
        const since = newLevelSince(past, noise);
        const isKept = since > 0 && (t === calendar.current || isBeginning(past, since));
        const newest = weights.map((weight, place) => (place < since ? 0 : weight));
        const other = isKept ? expectLevel(panel, past, newest, ahead, noise) : null;
        if (other && distance(seen, other, noise) < distance(seen, level, noise)) {
          level = other;
          weights.set(newest);
        }
      }
      if (t === calendar.current)
        for (let place = 0; place < base.length; place++)
          weight[row + (base[place] as number)] = weights[place] as number;
      if (!level) continue;
      mean[row + t] = level.mean;
      complement[row + t] = level.complement;
      inflation[row + t] = level.inflation;
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

/** Takes weight from past weeks of a segment that do not fit, judged by its share of the site against the median share. */
function distrust(
  panel: Panel,
  row: number,
  base: readonly number[],
  cleaned: Float64Array,
  noise: Noise,
  weights: Float64Array,
): void {
  const count = base.length;
  if (count < 3) return;
  for (let place = 0; place < count; place++) {
    const week = base[place] as number;
    room[place] = (panel.series[row + week] as number) / Math.max(1e-9, cleaned[week] as number);
  }
  const sorted = room.subarray(0, count).sort();
  const half = count >> 1;
  const middle =
    count % 2 ? (sorted[half] as number) : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
  for (let place = 0; place < count; place++) {
    const week = base[place] as number;
    const mean = middle * (cleaned[week] as number);
    room[place] =
      mean > 0 ? ((panel.series[row + week] as number) - mean) / Math.sqrt(noiseVariance(noise, mean, 1)) : 0;
  }
  downWeight(room.subarray(0, count), weights);
}
