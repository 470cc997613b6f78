import { digamma, trigamma, trigammaInverse } from './polygamma.ts';

/** The prior that many variance estimates share: s² is around `scale` as if `degreesOfFreedom` residuals had shown it. */
export interface VariancePrior {
  readonly scale: number;
  readonly degreesOfFreedom: number;
}

/** More than this many prior degrees of freedom claim more than a few weeks can show. */
const MOST_PRIOR_DF = 60;

/**
 * Fits the scaled inverse χ² prior of many sample variances `squares` with `df` degrees of freedom each, by the moments
 * of log s² (Smyth 2004, "Linear models and empirical Bayes methods for assessing differential expression", §6.2).
 * Logs are winsorized at 5 % on either side, so that a handful of wild members does not decide for all.
 */
export function fitVariancePrior(squares: ArrayLike<number>, df: number): VariancePrior {
  const logs = Array.from(squares)
    .filter((square) => square > 0)
    .map(Math.log)
    .sort((a, b) => a - b);
  if (logs.length === 0) return { scale: 1, degreesOfFreedom: 0 };
  const edge = Math.floor(logs.length * 0.05);
  const low = logs[edge] as number;
  const high = logs[logs.length - 1 - edge] as number;
  const kept = logs.map((value) => Math.min(high, Math.max(low, value)));
  const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
  const centre = mean - digamma(df / 2) + Math.log(df / 2);
  if (kept.length < 3) return { scale: Math.exp(centre), degreesOfFreedom: df };
  const spread = kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (kept.length - 1) - trigamma(df / 2);
  const priorDf = spread > 0 ? Math.min(MOST_PRIOR_DF, 2 * trigammaInverse(spread)) : MOST_PRIOR_DF;
  return {
    scale: Math.exp(centre + digamma(priorDf / 2) - Math.log(priorDf / 2)),
    degreesOfFreedom: priorDf,
  };
}

/** Posterior mean of a variance: (d₀s₀² + d s²) / (d₀ + d). */
export function moderateVariance(square: number, df: number, prior: VariancePrior): number {
  return (prior.degreesOfFreedom * prior.scale + df * square) / (prior.degreesOfFreedom + df);
}
