import type { PlanningNode } from './planning-node.ts';

/** What is believed before looking: one place in ten moved in a way that its site did not. */
const PRIOR = 0.1;
/** How far a place moves when it does, as a fraction of itself; weighs places that nothing is known of. */
const TYPICAL_CHANGE = 0.2;

/** What is known of the place of a node: its test in one metric, and how much of the site's metric changed in it. */
export interface KnownChange {
  readonly p: number;
  /** |observed − expected| as a share of what the whole site was expected to have. */
  readonly stake: number;
}

/**
 * Expected value of asking a node, as a share of the site: the chance that its place changed, times what of the site's
 * change would be explained by looking inside; else the little chance that parts moved against each other unseen.
 * Nothing is known of the site itself, and all else hangs on it: it is worth the whole.
 */
export function promiseOf(
  node: Pick<PlanningNode, 'kind' | 'share' | 'cut'>,
  known: readonly KnownChange[],
): number {
  if (node.kind === 'site') return 1;
  if (node.kind === 'trend') return PRIOR;
  const unseen = PRIOR * TYPICAL_CHANGE * node.share;
  return known.reduce((most, { p, stake }) => {
    const chance = chanceOfChange(p);
    return Math.max(most, chance * Math.min(1, stake) + (1 - chance) * unseen);
  }, unseen);
}

/**
 * Upper bound of the probability that a place changed, given the p of its test: the Bayes factor in favour of no change is
 * at least −e·p·ln p for p < 1/e (Sellke, Bayarri & Berger 2001).
 */
export function chanceOfChange(p: number): number {
  if (!(p > 0)) return 1;
  const factor = p < 1 / Math.E ? -Math.E * p * Math.log(p) : 1;
  return PRIOR / (PRIOR + factor * (1 - PRIOR));
}
