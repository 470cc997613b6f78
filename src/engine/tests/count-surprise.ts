import { incompleteBeta } from './incomplete-beta.ts';
import { incompleteGammaLower, incompleteGammaUpper } from './incomplete-gamma.ts';
import { normalUpperQuantile } from './normal.ts';

/** Where a tail underflows; P(Z > 37.5) is about the smallest double. */
const LARGEST = 37.5;

/**
 * How many normal standard deviations a count `observed` is away from a distribution with this mean and variance. What
 * scatters beyond chance is a level whose logarithm is normal: the score of a negative binomial, corrected for that.
 */
export function countSurprise(observed: number, mean: number, variance: number): number {
  if (!(mean > 0)) return observed > 0 ? LARGEST : 0;
  const score = negativeBinomialScore(observed, mean, variance) + asLevel(observed, mean, variance);
  return Math.max(-LARGEST, Math.min(LARGEST, score));
}

/**
 * The normal score of the mid-p value P(Y > y) + ½P(Y = y): negative binomial of size mean²/(variance − mean) when the variance
 * exceeds the mean (upper tail I_{1−π}(y, size), DLMF 8.17.5), else Poisson (P(y, mean), DLMF 8.4.10), stretched where the
 * variance is below the mean: a large part of a site, compared with the site that moves along, scatters less than events that
 * come by themselves. `observed` may be fractional, which interpolates the tails: revenue is tested in units of its
 * size-biased order value.
 */
export function negativeBinomialScore(observed: number, mean: number, variance: number): number {
  const size = variance > mean * (1 + 1e-6) ? (mean * mean) / (variance - mean) : Number.POSITIVE_INFINITY;
  const above = observed > mean;
  const tail = 0.5 * (tailFrom(observed, mean, size, above) + tailFrom(observed + 1, mean, size, above));
  const magnitude = tail < 1e-305 ? LARGEST : normalUpperQuantile(Math.min(tail, 1 - 1e-16));
  const stretched = variance < mean ? magnitude * Math.sqrt(mean / variance) : magnitude;
  return (above ? 1 : -1) * Math.min(LARGEST, stretched);
}

/**
 * What the score changes by when the level of the count is log-normal instead of gamma, as it is in the negative binomial. Levels
 * of segments wander by factors, as the site's does, whose test is one of logarithms; the gamma has too heavy a lower tail
 * for that and too light an upper one: of quiet weeks, simulated and of the recombined shop, up to three times as many tests were
 * far above as far below.
 *
 * The power λ = 1 − skewness / (3·spread) makes such a variable symmetric (Hinkley 1975; ⅓ for a gamma, Wilson & Hilferty 1931; 0
 * for a log-normal, ⅔ for a Poisson). With e the part of the variance beyond Poisson's, skewness / spread is 1 + e of a negative
 * binomial and 1 + e + e² of a Poisson count with a log-normal level. Where counting is all that scatters, nothing changes.
 */
function asLevel(observed: number, mean: number, variance: number): number {
  const excess = 1 - mean / variance;
  if (!(excess > 0)) return 0;
  const ratio = Math.max(0.5, observed) / mean;
  const spread = Math.sqrt(variance) / mean;
  const ofLevel = powerScore(ratio, spread, ((1 - excess) * (2 + excess)) / 3);
  return ofLevel - powerScore(ratio, spread, (2 - excess) / 3);
}

/** Normal score of a positive variable with mean 1 that is symmetric when raised to `power`. */
function powerScore(ratio: number, spread: number, power: number): number {
  if (power < 1e-6) return (Math.log(ratio) + spread ** 2 / 2) / spread;
  const mean = 1 + (power * (power - 1) * spread ** 2) / 2;
  return (ratio ** power - mean) / (power * spread);
}

/** P(Y ≥ y) when `upper`, else P(Y < y). */
function tailFrom(y: number, mean: number, size: number, upper: boolean): number {
  if (y <= 0) return upper ? 1 : 0;
  if (size === Number.POSITIVE_INFINITY)
    return upper ? incompleteGammaLower(y, mean) : incompleteGammaUpper(y, mean);
  const success = mean / (mean + size);
  const failure = size / (mean + size);
  return upper ? incompleteBeta(success, failure, y, size) : incompleteBeta(failure, success, size, y);
}
