/**
 * Probability that nothing is counted where `expected` events are, overdispersed by the factor `dispersion`: the zero term of a
 * negative binomial, dispersion^(−expected / (dispersion − 1)); e^−expected of a Poisson count.
 */
export function probabilityOfNone(expected: number, dispersion: number): number {
  const excess = dispersion - 1;
  return Math.exp(-expected * (excess > 1e-6 ? Math.log1p(excess) / excess : 1));
}
