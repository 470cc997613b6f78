import { detectableWeights } from './detectable-weights.ts';
import type { WeighedTest } from './false-discovery.ts';
import type { Hypothesis, Tier } from './hypothesis.ts';

/** Parts of the error budget: see `Budgets`. */
export const BUDGETS = {
  site: 6,
  one_dimension: 9,
  two_dimensions: 9,
  trend: 2,
  one_dimension_derived: 3,
  two_dimensions_derived: 3,
} as const satisfies Record<Tier, number>;

/** Segments of a tier share its budget by what their tests can show; the site and drifts share theirs equally. */
export function weighTests(hypotheses: readonly Hypothesis[]): readonly WeighedTest[] {
  const weights = new Map<Hypothesis, number>();
  for (const tier of Object.keys(BUDGETS)) {
    if (tier === 'site' || tier === 'trend') continue;
    const own = hypotheses.filter((hypothesis) => hypothesis.tier === tier);
    for (const [place, weight] of detectableWeights(own).entries())
      weights.set(own[place] as Hypothesis, weight);
  }
  return hypotheses.map((hypothesis) => ({
    p: hypothesis.p,
    tier: hypothesis.tier,
    weight: weights.get(hypothesis) ?? 1,
  }));
}
