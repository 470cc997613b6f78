import type { Noise } from '../series/panel.ts';
import { fitLine, type LineFit } from './local-level.ts';
import { fitVariancePrior, moderateVariance, type VariancePrior } from './moderated-variance.ts';
import { studentTwoSided } from './student-t.ts';

/** Whether a segment drifts over the whole window. Slopes are changes of the natural logarithm per week. */
export interface TrendTest {
  readonly segment: number;
  /** Weeks of the window that were used, oldest first, the analysed one last. */
  readonly weeks: readonly number[];
  readonly slope: number;
  readonly slopeError: number;
  /** Logarithm of the fitted value in the first week of the window. */
  readonly start: number;
  readonly degreesOfFreedom: number;
  readonly statistic: number;
  readonly p: number;
}

export const FEWEST_TREND_WEEKS = 8;
export const MOST_TREND_WEEKS = 26;
/** Variance of a weekly random-walk step over the variance of a week's own error. */
const DRIFTS = [0, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2] as const;

/** What all series of a metric share: how much they wander, and the prior of their error variance. */
export interface TrendModel {
  readonly drift: number;
  readonly prior: VariancePrior;
  readonly noise: Noise;
}

/**
 * Learns the random-walk part from all series together by restricted likelihood. Without it every series that wanders
 * would look like a trend: the slope of a random walk is "significant" under independent errors most of the time.
 */
export function fitTrendModel(series: readonly (readonly number[])[], noise: Noise): TrendModel {
  let drift = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of DRIFTS) {
    const total = series.reduce((sum, values) => sum + fitSeries(values, noise, candidate).logLikelihood, 0);
    if (total > most) {
      most = total;
      drift = candidate;
    }
  }
  const df = (series[0]?.length ?? 0) - 2;
  const prior = fitVariancePrior(series.map((values) => fitSeries(values, noise, drift).square), Math.max(1, df));
  return { drift, prior, noise };
}

export function testTrend(segment: number, values: readonly number[], weeks: readonly number[], model: TrendModel): TrendTest {
  const fit = fitSeries(values, model.noise, model.drift);
  const df = values.length - 2;
  const square = moderateVariance(fit.square, df, model.prior);
  const slopeError = Math.sqrt(square * fit.slopeVariance);
  const statistic = fit.slope / slopeError;
  const degreesOfFreedom = df + model.prior.degreesOfFreedom;
  return {
    segment,
    weeks,
    slope: fit.slope,
    slopeError,
    start: fit.intercept,
    degreesOfFreedom,
    statistic,
    p: studentTwoSided(statistic, degreesOfFreedom),
  };
}

/** Log counts; the error of a week is the relative noise of a count of its size, normalized to mean 1. */
function fitSeries(values: readonly number[], noise: Noise, drift: number): LineFit {
  const spread = values.map((value) => noise.dispersion * (1 / Math.max(1, value) + noise.extra));
  const mean = spread.reduce((sum, value) => sum + value, 0) / spread.length;
  return fitLine(
    values.map((value) => Math.log(Math.max(0.5, value))),
    spread.map((value) => value / mean),
    drift,
  );
}
