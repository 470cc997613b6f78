import { logGamma } from './log-gamma.ts';

/** Regularized lower incomplete gamma function P(a, x): series DLMF 8.7.1 below a + 1, else 1 − Q. */
export function incompleteGammaLower(a: number, x: number): number {
  if (x <= 0) return 0;
  return x < a + 1 ? series(a, x) : 1 - fraction(a, x);
}

/** Regularized upper incomplete gamma function Q(a, x): continued fraction DLMF 8.9.2 from a + 1 on, else 1 − P. */
export function incompleteGammaUpper(a: number, x: number): number {
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - series(a, x) : fraction(a, x);
}

function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n <= 20_000; n++) {
    term *= x / (a + n);
    sum += term;
    if (term < sum * 1e-16) break;
  }
  return sum * Math.exp(-x + a * Math.log(x) - logGamma(a));
}

function fraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n <= 20_000; n++) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / avoidZero(factor * d + b);
    c = avoidZero(b + factor / c);
    const step = d * c;
    value *= step;
    if (Math.abs(step - 1) < 1e-15) break;
  }
  return value * Math.exp(-x + a * Math.log(x) - logGamma(a));
}

function avoidZero(value: number): number {
  return Math.abs(value) < 1e-300 ? 1e-300 : value;
}
