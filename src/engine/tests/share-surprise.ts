/**
 * How many normal standard deviations a share `observed / trials` is away from `expected / trials` when the variance of
 * the observed count is `variance`: arcsine transform, the variance-stabilizing one of the binomial (Anscombe 1948),
 * 2√n(asin√p̂ − asin√p) divided by the root of the overdispersion variance / (n p (1 − p)).
 */
export function shareSurprise(observed: number, expected: number, trials: number, variance: number): number {
  const rate = Math.min(1, Math.max(0, expected / trials));
  const binomial = trials * rate * (1 - rate);
  if (!(binomial > 0) || !(variance > 0)) return 0;
  const seen = Math.min(1, Math.max(0, observed / trials));
  const angle = Math.asin(Math.sqrt(seen)) - Math.asin(Math.sqrt(rate));
  return (2 * Math.sqrt(trials) * angle) / Math.sqrt(variance / binomial);
}
