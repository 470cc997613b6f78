/**
 * Digamma ψ(x) and trigamma ψ′(x) for x > 0: recurrence up to x ≥ 8, then the asymptotic series
 * (Abramowitz & Stegun 6.3.18 and 6.4.12). Absolute error below 1e-12.
 */
export function digamma(x: number): number {
  let value = 0;
  let at = x;
  for (; at < 8; at++) value -= 1 / at;
  const inverse = 1 / (at * at);
  const series =
    inverse * (1 / 12 - inverse * (1 / 120 - inverse * (1 / 252 - inverse * (1 / 240 - inverse / 132))));
  return value + Math.log(at) - 0.5 / at - series;
}

/** See `digamma`. */
export function trigamma(x: number): number {
  let value = 0;
  let at = x;
  for (; at < 8; at++) value += 1 / (at * at);
  const inverse = 1 / (at * at);
  const series =
    inverse * (1 / 6 - inverse * (1 / 30 - inverse * (1 / 42 - inverse * (1 / 30 - (inverse * 5) / 66))));
  return value + 1 / at + 0.5 * inverse + series / at;
}

/** The x > 0 with ψ′(x) = y, by Newton on 1/ψ′, which is nearly linear (Smyth 2004, appendix). */
export function trigammaInverse(y: number): number {
  if (y > 1e7) return 1 / Math.sqrt(y);
  if (y < 1e-6) return 1 / y;
  let x = 0.5 + 1 / y;
  for (let step = 0; step < 50; step++) {
    const value = trigamma(x);
    const slope = (trigamma(x * (1 + 1e-5)) - value) / (x * 1e-5);
    const change = (value * (1 - value / y)) / slope;
    x += change;
    if (-change / x < 1e-9) break;
  }
  return x;
}
