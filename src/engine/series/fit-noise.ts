import type { Noise } from './panel.ts';

/** Residuals of the past: squared and divided by their inflation for the estimated mean, with their means. */
export interface NoisePoints {
  readonly squares: Float64Array;
  readonly means: Float64Array;
  readonly complements: Float64Array;
}

/** Residuals beyond 2.5 standard deviations are pulled in to it, beyond 5 they are left out: wild weeks do not set the noise. */
const PULLED_IN = 2.5 ** 2;
const LEFT_OUT = 5 ** 2;
/** E[min(z², 2.5²)] of a normal z, so that pulling in does not shrink the variance. */
const PULLED_IN_MEAN = 0.97757;
/** Events do not come more evenly than by chance. Fits below 1 are skewed small counts, which a surplus of μ² then makes up for. */
const LEAST_DISPERSION = 1;

/**
 * Pooled overdispersion of many count series: E[r²] = φ(μq + τ²μ²), a line in (μq, μ²) fitted by iteratively reweighted
 * least squares with weights 1 / fitted² and both coefficients ≥ 0. This is the quadratic variance function of the
 * negative binomial with a free linear part (Robinson & Smyth 2008 pool it over many tags likewise).
 */
export function fitNoise(
  { squares, means, complements }: NoisePoints,
  least: number = LEAST_DISPERSION,
): Noise {
  // Start at the median, which half of the points may miss: the median of χ² with one degree of freedom is 0.455.
  const linearOf = squares
    .map((square, place) => square / ((means[place] as number) * (complements[place] as number)))
    .sort();
  let linear = Math.max(2 * least, (linearOf[linearOf.length >> 1] ?? 0.455) / 0.455);
  let quadratic = 1e-3;
  if (squares.length === 0) return { dispersion: linear, extra: quadratic };
  for (let round = 0; round < 25; round++) {
    let [aa, ab, bb, ay, by] = [0, 0, 0, 0, 0];
    for (let place = 0; place < squares.length; place++) {
      const square = squares[place] as number;
      const mean = means[place] as number;
      const a = mean * (complements[place] as number);
      const b = mean * mean;
      const fitted = linear * a + quadratic * b;
      if (!(fitted > 0)) continue;
      const weight = 1 / (fitted * fitted);
      if (square > LEFT_OUT * fitted) continue;
      const y = Math.min(square, PULLED_IN * fitted) / PULLED_IN_MEAN;
      aa += weight * a * a;
      ab += weight * a * b;
      bb += weight * b * b;
      ay += weight * a * y;
      by += weight * b * y;
    }
    const determinant = aa * bb - ab * ab;
    let [nextLinear, nextQuadratic] =
      determinant > 1e-12 * aa * bb
        ? [(ay * bb - by * ab) / determinant, (by * aa - ay * ab) / determinant]
        : [ay / aa, 0];
    if (nextQuadratic < 0) [nextLinear, nextQuadratic] = [ay / aa, 0];
    if (nextLinear < least) [nextLinear, nextQuadratic] = [least, Math.max(0, (by - least * ab) / bb)];
    const settled = Math.abs(nextLinear - linear) + Math.abs(nextQuadratic - quadratic) < 1e-10;
    linear = nextLinear;
    quadratic = nextQuadratic;
    if (settled) break;
  }
  return { dispersion: linear, extra: quadratic / linear };
}
