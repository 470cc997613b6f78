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

/** Of the site's budget the volume has the part that it has among segments; the others repeat it, or hang on it. */
const VOLUME_PART = BUDGETS.one_dimension / (BUDGETS.one_dimension + BUDGETS.one_dimension_derived);

/**
 * What happens in one week of twenty by chance is no news, whatever weight it has: beside many others that are sure, a weight of
 * nine would let it pass. Such a test weighs nothing, which raises its p-value and keeps the rate.
 */
const UNUSUAL = 0.05;

/** The tests of a tier share its budget by what they can show; the volume of the site comes first, drifts share equally. */
export function weighTests(hypotheses: readonly Hypothesis[]): readonly WeighedTest[] {
  const weights = new Map<Hypothesis, number>();
  const share = (own: readonly Hypothesis[], part: number) => {
    for (const [place, weight] of detectableWeights(own).entries())
      weights.set(own[place] as Hypothesis, weight * part);
  };
  for (const tier of Object.keys(BUDGETS)) {
    if (tier === 'trend') continue;
    const own = hypotheses.filter((hypothesis) => hypothesis.tier === tier);
    const volume = own.filter(({ run, metric }) => metric === run.volume);
    const others = own.filter(({ run, metric }) => metric !== run.volume);
    if (tier === 'site' && volume.length > 0 && others.length > 0) {
      share(volume, (VOLUME_PART * own.length) / volume.length);
      share(others, ((1 - VOLUME_PART) * own.length) / others.length);
    } else share(own, 1);
  }
  return hypotheses.map((hypothesis) => ({
    p: hypothesis.p,
    tier: hypothesis.tier,
    weight: hypothesis.p <= UNUSUAL ? (weights.get(hypothesis) ?? 1) : 0,
  }));
}
