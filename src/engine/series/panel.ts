import type { PanelPlan } from './choose-panels.ts';
import type { Lattice } from './lattice.ts';

/**
 * One tested quantity over all segments and weeks, as a count with an exposure:
 * - `count`: a number of events; what is expected follows the site (exposure null).
 * - `rate`: events out of `exposure` trials; what is expected is a share of the trials.
 * - `money`: revenue divided by `scale`, the size-biased order value Σx²/Σx, which turns a compound sum into an
 *   effective number of orders: Var(Σx) = E[N]·E[x²] for Poisson orders, hence Var(R/scale) = E[R/scale].
 * - `mean`: a mean r over `exposure` n (position over impressions) as the sum y = n·r. Var(ln r) = a + b/n makes
 *   Var(y) = b·r·μ + a·μ²: the noise of a count, with r in the place of the complement.
 */
export interface Panel {
  readonly metric: string;
  readonly type: PanelPlan['type'];
  /** A share of the exposure, so that its noise vanishes towards 1. */
  readonly bounded: boolean;
  /** Metric units per count; 1 for counts and rates. */
  readonly scale: number;
  /** leaf[week · leaves + leaf] and series[segment · weeks + week], in counts. */
  readonly leaf: Float64Array;
  /** The leaves with any row in each week. */
  readonly active: readonly Uint32Array[];
  readonly series: Float64Array;
  readonly leafExposure: Float64Array | null;
  readonly exposure: Float64Array | null;
}

/** Pooled noise of one panel: Var = dispersion · (μq + extra · μ²), q = 1 − rate for rates, the mean for means, 1 otherwise. */
export interface Noise {
  readonly dispersion: number;
  readonly extra: number;
}

/**
 * Variance of a count around its mean: the quadratic function of the negative binomial with a free linear part (see `fitNoise`).
 *
 * @param mean in counts of the panel
 * @param complement 1 − rate for rates (binomial), the mean for means, 1 otherwise
 */
export function noiseVariance(noise: Noise, mean: number, complement: number): number {
  return noise.dispersion * (mean * complement + noise.extra * mean * mean);
}

/** A leaf column of one week, without a copy. */
export function weekOf(column: Float64Array, week: number, lattice: Lattice): Float64Array {
  return column.subarray(week * lattice.leaves, (week + 1) * lattice.leaves);
}
