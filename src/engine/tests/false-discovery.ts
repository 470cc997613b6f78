/** A test with the tier it belongs to; each tier gets a share of the error budget. */
export interface WeighedTest {
  readonly p: number;
  readonly tier: string;
}

/**
 * Benjamini–Hochberg q-values with weights (Genovese, Roeder & Wasserman 2006): each tier that is present gets the same
 * part of the error budget, however many tests it holds, so that the few tests of the whole site do not drown among the
 * many of its segments. q is the smallest false discovery rate at which a test would be kept; monotone in p / weight.
 */
export function falseDiscoveryRates(tests: readonly WeighedTest[]): Float64Array {
  const sizes = new Map<string, number>();
  for (const { tier } of tests) sizes.set(tier, (sizes.get(tier) ?? 0) + 1);
  // weight = (m / tiers) / size of the tier, so that weights average to one.
  const scaled = Float64Array.from(
    tests,
    ({ p, tier }) => (p * (sizes.get(tier) as number) * sizes.size) / tests.length,
  );
  const order = Array.from(scaled, (_, index) => index).sort(
    (a, b) => (scaled[a] as number) - (scaled[b] as number) || a - b,
  );
  const q = new Float64Array(tests.length);
  let least = 1;
  for (let rank = order.length; rank >= 1; rank--) {
    const index = order[rank - 1] as number;
    least = Math.min(least, ((scaled[index] as number) * tests.length) / rank);
    q[index] = least;
  }
  return q;
}
