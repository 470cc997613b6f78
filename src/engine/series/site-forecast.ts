import type { Calendar } from './calendar.ts';
import { forecastSeries } from './forecast-series.ts';
import { median } from './outlier-weights.ts';

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

/** One-step errors of neighbouring weeks are correlated; this part of them counts as independent. */
const INDEPENDENT_PART = 0.75;

/**
 * One step ahead of `forecastSeries`: level, damped trend and the same week of last year. The spread comes from the one-step
 * errors of the past themselves and is never taken below `leastVariance`, the relative variance that counting (or the days
 * within the weeks) alone would cause: a few weeks that agree by chance prove nothing.
 *
 * @param past values the level is learned from (cleaned of segments that went their own way)
 */
export function forecastSite(past: Float64Array, calendar: Calendar, leastVariance: number): SiteForecast {
  const { current, history } = calendar;
  const logs = new Float64Array(current).fill(Number.NaN);
  for (const week of history) if ((past[week] as number) > 0) logs[week] = Math.log(past[week] as number);
  const forecast = forecastSeries(logs, 1, Math.sqrt(leastVariance));
  const mean = new Float64Array(calendar.weeks).fill(Number.NaN);
  const weight = new Float64Array(calendar.weeks);
  const errors: number[] = [];
  for (const week of history) {
    weight[week] = forecast.weight[week] as number;
    const expected = forecast.oneStep[week] as number;
    if (Number.isNaN(expected)) continue;
    mean[week] = Math.exp(expected);
    const error = (logs[week] as number) - expected;
    if (Number.isFinite(error)) errors.push(error / Math.sqrt(forecast.inflation[week] as number));
  }
  const ahead = forecast.ahead[0] as number;
  if (Number.isFinite(ahead)) mean[current] = Math.exp(ahead);
  // A past shock says little about quiet weeks: errors are winsorized at 3.5 robust standard deviations.
  const limit = 3.5 * Math.max(1.4826 * median(errors.map(Math.abs)), Math.sqrt(leastVariance));
  const square =
    errors.reduce((sum, error) => sum + Math.min(Math.abs(error), limit) ** 2, 0) /
    Math.max(1, errors.length);
  const inflation = forecast.inflation[current] ?? 2;
  return {
    mean,
    deviation: Math.sqrt(Math.max(square, leastVariance) * inflation),
    degreesOfFreedom: Math.max(1, errors.length * INDEPENDENT_PART),
    weight,
  };
}
