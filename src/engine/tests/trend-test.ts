import { median } from '#src/shared/quantile.ts';
import type { Noise } from '../series/panel.ts';
import { fitLine, type LineFit } from './fit-line.ts';
import { isOneStep } from './is-one-step.ts';
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
/** Over more weeks than a quarter of a year and a little a season looks like a drift; so many where no year before is known. */
export const MOST_WEEKS_WITHOUT_YEAR = 16;
/**
 * Correlations of the levels of neighbouring weeks around the line that are thought possible. Simulated series of 13 to 26 weeks
 * (benchmarks/trend-false-positives.ts) need the ends: without 0 a steady series has no power left, without those near 1 a
 * slowly wandering one drifts too often. A series that wanders without return did change its level.
 */
const CORRELATIONS = [0, 0.2, 0.4, 0.6, 0.75] as const;
/** Weeks further than this from the line are down-weighted (Farrington Flexible, Noufaily 2013). */
const OUTLIER = 2.58;

/** What the series of a metric have in common: how neighbouring weeks correlate, and the prior of their error variance. */
export interface TrendModel {
  /** Share of series with each of `CORRELATIONS`, learned from all of them. */
  readonly shares: readonly number[];
  readonly prior: VariancePrior;
  readonly noise: Noise;
  /** Weeks of the window. */
  readonly weeks: readonly number[];
}

const EM_ROUNDS = 50;

/**
 * Learns the autocorrelation from all series together: a discrete prior, by EM on the restricted likelihoods
 * (nonparametric empirical Bayes, Laird 1978). A dozen weeks of one series cannot tell it.
 */
export function fitTrendModel(
  series: readonly (readonly number[])[],
  noise: Noise,
  weeks: readonly number[],
): TrendModel {
  const fits = series.map((values) =>
    CORRELATIONS.map((correlation) => fitSeries(values, noise, weeks, correlation)),
  );
  let shares: readonly number[] = CORRELATIONS.map(() => 1 / CORRELATIONS.length);
  for (let round = 0; round < EM_ROUNDS; round++) {
    const sums = CORRELATIONS.map(() => 0);
    for (const fit of fits)
      posterior(fit, shares).forEach((weight, place) => {
        sums[place] = (sums[place] as number) + weight / series.length;
      });
    shares = sums;
  }
  const squares = fits.map((fit) => {
    const weights = posterior(fit, shares);
    return fit.reduce((sum, { square }, place) => sum + square * (weights[place] as number), 0);
  });
  return {
    shares,
    prior: fitVariancePrior(squares, Math.max(1, (series[0]?.length ?? 0) - 2)),
    noise,
    weeks,
  };
}

function posterior(fits: readonly LineFit[], shares: readonly number[]): readonly number[] {
  const most = Math.max(...fits.map(({ logLikelihood }) => logLikelihood));
  const weights = fits.map(
    ({ logLikelihood }, place) => (shares[place] as number) * Math.exp(logLikelihood - most),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** The p-value is averaged over the correlation; slope and error are those of the likeliest one. */
export function testTrend(segment: number, values: readonly number[], model: TrendModel): TrendTest {
  const fits = CORRELATIONS.map((correlation) => fitSeries(values, model.noise, model.weeks, correlation));
  const weights = posterior(fits, model.shares);
  const df = values.length - 2;
  const degreesOfFreedom = df + model.prior.degreesOfFreedom;
  const errors = fits.map(({ square, slopeVariance }) =>
    Math.sqrt(moderateVariance(square, df, model.prior) * slopeVariance),
  );
  const p = fits.reduce(
    (sum, { slope }, place) =>
      sum + (weights[place] as number) * studentTwoSided(slope / (errors[place] as number), degreesOfFreedom),
    0,
  );
  // A campaign that began and stays is no drift, in none of the weeks after.
  const isStep = isOneStep(logsOf(values), model.weeks, usualOf(values, model.noise));
  const likeliest = weights.indexOf(Math.max(...weights));
  const { slope, intercept } = fits[likeliest] as LineFit;
  const slopeError = errors[likeliest] as number;
  return {
    segment,
    weeks: model.weeks,
    slope,
    slopeError,
    start: intercept,
    degreesOfFreedom,
    statistic: slope / slopeError,
    p: isStep ? 1 : p,
  };
}

function logsOf(values: readonly number[]): readonly number[] {
  return values.map((value) => Math.log(Math.max(0.5, value)));
}

/** Relative variance of counts of these sizes. */
function usualOf(values: readonly number[], noise: Noise): readonly number[] {
  return values.map((value) => noise.dispersion * (1 / Math.max(1, value) + noise.extra));
}

/**
 * Log counts; the error of a week is the relative noise of a count of its size, so that σ² is about 1 in every series, and
 * larger where the week is an outlier.
 */
function fitSeries(
  values: readonly number[],
  noise: Noise,
  weeks: readonly number[],
  correlation: number,
): LineFit {
  const logs = logsOf(values);
  const usual = usualOf(values, noise);
  const places = weeks.map((week) => week - (weeks[0] as number));
  // Chance comes anew each week, only levels wander: a small series hardly resembles the week before, however steady its level.
  const wandering = { variance: noise.dispersion * noise.extra, correlation };
  let spread = usual;
  for (let round = 0; round < 2; round++) {
    const { intercept, slope } = fitLine(places, logs, spread, wandering);
    const scores = logs.map(
      (log, x) => (log - intercept - slope * (places[x] as number)) / Math.sqrt(usual[x] as number),
    );
    const scale = Math.max(1, 1.4826 * median(scores.map(Math.abs)));
    spread = usual.map(
      (variance, x) => variance * Math.max(1, Math.abs((scores[x] as number) / scale) / OUTLIER) ** 2,
    );
  }
  return fitLine(places, logs, spread, wandering);
}
