import { type Calendar, weeksBefore } from './calendar.ts';
import { median, outlierWeights } from './outlier-weights.ts';

/** What the site as a whole was expected to be, one step ahead, from its own past alone. */
export interface SiteForecast {
  /** Expected value of each week in the unit of the series; NaN where none. */
  readonly mean: Float64Array;
  /** Standard deviation of ln(observed / mean) in the analysed week, the error of the mean included. */
  readonly deviation: number;
  readonly degreesOfFreedom: number;
  /** Weight of each week in the expectation of the analysed week. */
  readonly weight: Float64Array;
}

const BASELINE_WEEKS = 8;
const DECAYS = [1, 0.85, 0.7, 0.5] as const;
const FEWEST_BACKTESTS = 4;
const DECAY_WITHOUT_BACKTEST = 0.85;
/** One-step errors of neighbouring weeks are correlated; this part of them counts as independent. */
const INDEPENDENT_PART = 0.75;

/**
 * A local level on the log scale: exponentially weighted mean of the newest full weeks, the decay chosen by back-test,
 * past outliers down-weighted. The spread comes from the one-step errors of the past themselves and is never taken below
 * `leastVariance`, the relative variance that counting (or the days within the weeks) alone would cause: a few weeks that
 * agree by chance prove nothing.
 *
 * @param past values the level is learned from (cleaned of segments that went their own way)
 */
export function forecastSite(past: Float64Array, calendar: Calendar, leastVariance: number): SiteForecast {
  const decay = chooseDecay(past, calendar, leastVariance);
  const mean = new Float64Array(calendar.weeks).fill(Number.NaN);
  const weight = new Float64Array(calendar.weeks);
  const errors: number[] = [];
  let currentInflation = 2;
  for (const t of [...calendar.history.slice(1), calendar.current]) {
    const level = levelBefore(past, calendar, t, decay, leastVariance);
    if (!level) continue;
    mean[t] = Math.exp(level.log);
    if (t === calendar.current) {
      currentInflation = level.inflation;
      level.weeks.forEach((week, place) => {
        weight[week] = level.weights[place] as number;
      });
    } else {
      const error = Math.log(past[t] as number) - level.log;
      if (Number.isFinite(error)) errors.push(error / Math.sqrt(level.inflation));
    }
  }
  // A past shock says little about quiet weeks: errors are winsorized at 3.5 robust standard deviations.
  const limit = 3.5 * Math.max(1.4826 * median(errors.map(Math.abs)), Math.sqrt(leastVariance));
  const square =
    errors.reduce((sum, error) => sum + Math.min(Math.abs(error), limit) ** 2, 0) /
    Math.max(1, errors.length);
  return {
    mean,
    deviation: Math.sqrt(Math.max(square, leastVariance) * currentInflation),
    degreesOfFreedom: Math.max(1, errors.length * INDEPENDENT_PART),
    weight,
  };
}

function levelBefore(
  past: Float64Array,
  calendar: Calendar,
  t: number,
  decay: number,
  leastVariance: number,
) {
  const weeks = weeksBefore(calendar, t, BASELINE_WEEKS).filter((week) => (past[week] as number) > 0);
  if (weeks.length === 0) return null;
  const logs = weeks.map((week) => Math.log(past[week] as number));
  const middle = median(logs);
  const spread = Math.max(
    1.4826 * median(logs.map((value) => Math.abs(value - middle))),
    Math.sqrt(leastVariance),
  );
  const trusted =
    weeks.length < 3 ? logs.map(() => 1) : outlierWeights(logs.map((value) => (value - middle) / spread));
  const weights = trusted.map((weight, place) => weight * decay ** (weeks.length - 1 - place));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const squares = weights.reduce((total, weight) => total + weight * weight, 0);
  const log = logs.reduce((total, value, place) => total + value * (weights[place] as number), 0) / sum;
  return { weeks, weights, log, inflation: 1 + squares / (sum * sum) };
}

function chooseDecay(past: Float64Array, calendar: Calendar, leastVariance: number): number {
  const tested = calendar.history.slice(3);
  if (tested.length < FEWEST_BACKTESTS) return DECAY_WITHOUT_BACKTEST;
  let best: number = DECAY_WITHOUT_BACKTEST;
  let least = Number.POSITIVE_INFINITY;
  for (const decay of DECAYS) {
    const errors = tested.map((t) => {
      const level = levelBefore(past, calendar, t, decay, leastVariance);
      return level && (past[t] as number) > 0 ? Math.abs(Math.log(past[t] as number) - level.log) : 0;
    });
    // Absolute errors, so that one holiday does not choose.
    const loss = errors.reduce((sum, error) => sum + error, 0);
    if (loss < least) {
      least = loss;
      best = decay;
    }
  }
  return best;
}
