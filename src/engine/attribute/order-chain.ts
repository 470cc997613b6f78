import type { Attribution } from '../finding.ts';
import { attribution } from './contributions.ts';

/** One factor of a product, e.g. sessions, purchases per session, value per order. */
export interface ChainFactor {
  readonly name: string;
  readonly observed: number;
  readonly expected: number;
}

/**
 * Splits the change of a product over its factors without a rest: logarithmic mean Divisia index (Ang 2005),
 * Δ_i = L(y, μ)·ln(x_i / x̄_i) with L(a, b) = (a − b) / (ln a − ln b). Null when a factor is zero or negative, where
 * logarithms have nothing to say.
 */
export function attributeChain(total: number, factors: readonly ChainFactor[]): Attribution | null {
  if (factors.some(({ observed, expected }) => !(observed > 0) || !(expected > 0))) return null;
  const observed = factors.reduce((product, factor) => product * factor.observed, 1);
  const expected = factors.reduce((product, factor) => product * factor.expected, 1);
  const mean = logarithmicMean(observed, expected);
  const parts = factors.map((factor) => ({
    member: factor.name,
    observed: factor.observed,
    expected: factor.expected,
    change: mean * Math.log(factor.observed / factor.expected),
  }));
  return attribution('chain', null, total, parts, '(unexplained)');
}

function logarithmicMean(a: number, b: number): number {
  const ratio = Math.log(a / b);
  // (a − b) / ln(a / b) tends to their mean; the next term of the series is below rounding here.
  return Math.abs(ratio) < 1e-7 ? (a + b) / 2 : (a - b) / ratio;
}
