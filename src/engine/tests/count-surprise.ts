import { incompleteBeta } from './incomplete-beta.ts';
import { incompleteGammaLower, incompleteGammaUpper } from './incomplete-gamma.ts';
import { normalUpperQuantile } from './normal.ts';

/** Where a tail underflows; P(Z > 37.5) is about the smallest double. */
const LARGEST = 37.5;

/**
 * How many normal standard deviations a count `observed` is away from a distribution with this mean and variance:
 * the normal score of its mid-p value P(Y > y) + ½P(Y = y).
 *
 * Negative binomial of size mean²/(variance − mean) when the variance exceeds the mean (upper tail I_{1−π}(y, size),
 * DLMF 8.17.5), else Poisson (P(y, mean), DLMF 8.4.10), stretched where the variance is below the mean: a large part of a
 * site, compared with the site that moves along, scatters less than events that come by themselves. `observed` may be fractional, which interpolates the tails:
 * revenue is tested in units of its size-biased order value.
 */
export function countSurprise(observed: number, mean: number, variance: number): number {
  if (!(mean > 0)) return observed > 0 ? LARGEST : 0;
  const size = variance > mean * (1 + 1e-6) ? (mean * mean) / (variance - mean) : Number.POSITIVE_INFINITY;
  const above = observed > mean;
  const tail = 0.5 * (tailFrom(observed, mean, size, above) + tailFrom(observed + 1, mean, size, above));
  const magnitude = tail < 1e-305 ? LARGEST : normalUpperQuantile(Math.min(tail, 1 - 1e-16));
  const stretched = variance < mean ? magnitude * Math.sqrt(mean / variance) : magnitude;
  return (above ? 1 : -1) * Math.min(LARGEST, stretched);
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
