/** A test with the tier it belongs to; each tier gets a share of the error budget. */
export interface WeighedTest {
  readonly p: number;
  readonly tier: string;
  /** Part of the budget of its tier, 1 on average over the tier. Default 1. */
  readonly weight?: number;
}

/**
 * Parts of the error budget by tier, in proportion; a tier that is not named counts 1. What moves first is the volume, and a
 * cause is more often one member than a pair of two: the more likely a tier is to hold it, the more it gets.
 */
export type Budgets = Readonly<Record<string, number>>;

/** What p must be multiplied with: the size of the tier over its part of the budget of all tiers that are present. */
export function priceOfTiers(tests: readonly WeighedTest[], budgets: Budgets = {}): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { tier } of tests) sizes.set(tier, (sizes.get(tier) ?? 0) + 1);
  const budget = (tier: string) => budgets[tier] ?? 1;
  const all = [...sizes.keys()].reduce((sum, tier) => sum + budget(tier), 0);
  return new Map([...sizes].map(([tier, size]) => [tier, (size * all) / budget(tier)]));
}

/**
 * Benjamini–Hochberg q-values with weights (Genovese, Roeder & Wasserman 2006): each tier that is present gets its part
 * of the error budget, however many tests it holds, so that the few tests of the whole site do not drown among the
 * many of its segments. q is the smallest false discovery rate at which a test would be kept; monotone in p / weight.
 */
export function falseDiscoveryRates(tests: readonly WeighedTest[], budgets: Budgets = {}): Float64Array {
  const prices = priceOfTiers(tests, budgets);
  const scaled = Float64Array.from(
    tests,
    ({ p, tier, weight = 1 }) => (p * (prices.get(tier) as number)) / weight,
  );
  const order = Array.from(scaled, (_, index) => index).sort(
    (a, b) => (scaled[a] as number) - (scaled[b] as number) || a - b,
  );
  const q = new Float64Array(tests.length);
  let least = 1;
  for (let rank = order.length; rank >= 1; rank--) {
    const index = order[rank - 1] as number;
    least = Math.min(least, (scaled[index] as number) / rank);
    q[index] = least;
  }
  return q;
}
