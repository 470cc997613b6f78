import { incompleteBeta } from './incomplete-beta.ts';
import { normalUpper, normalUpperQuantile } from './normal.ts';

/** From this many degrees of freedom on, the normal distribution is used. */
const NORMAL_FROM = 1e6;

/** Two-sided p of Student's t with `df` (> 0, may be fractional) degrees of freedom: I_{df/(df+t²)}(df/2, 1/2). */
export function studentTwoSided(t: number, df: number): number {
  if (!(df < NORMAL_FROM)) return 2 * normalUpper(Math.abs(t));
  const square = t * t;
  return incompleteBeta(df / (df + square), square / (df + square), df / 2, 0.5);
}

/** The t > 0 with two-sided probability `p` (0 < p < 1), by bisection on the logarithm of t. */
export function studentQuantile(p: number, df: number): number {
  if (!(df < NORMAL_FROM)) return normalUpperQuantile(p / 2);
  let low = -30;
  let high = 60;
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (studentTwoSided(Math.exp(middle), df) > p) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}
