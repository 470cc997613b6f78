import { incompleteGammaLower, incompleteGammaUpper } from './incomplete-gamma.ts';

/** P(Z > z) of the standard normal distribution; keeps its digits far into the tail. */
export function normalUpper(z: number): number {
  return z >= 0
    ? 0.5 * incompleteGammaUpper(0.5, (z * z) / 2)
    : 0.5 + 0.5 * incompleteGammaLower(0.5, (z * z) / 2);
}

/**
 * The z with P(Z > z) = p, for 0 < p < 1. Abramowitz & Stegun 26.2.23 as a start, then Halley steps on the tail
 * probability itself, so that it is accurate down to the smallest double.
 */
export function normalUpperQuantile(p: number): number {
  if (p > 0.5) return -normalUpperQuantile(1 - p);
  if (p <= 0) return Number.POSITIVE_INFINITY;
  const t = Math.sqrt(-2 * Math.log(p));
  let z =
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3);
  for (let step = 0; step < 3; step++) {
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    if (density === 0) break;
    const error = (normalUpper(z) - p) / density;
    z += error / (1 - (z * error) / 2);
  }
  return z;
}
