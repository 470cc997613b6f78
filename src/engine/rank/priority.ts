import type { Effect } from '../finding.ts';

/** What the owner of a site lives on, as orders or as what else a visit is to end with. */
const OUTCOMES = ['revenue', 'purchases', 'purchase_rate', 'key_events', 'conversion_rate', 'leads'];
/** At least half of what was expected is gone, and at most one of twenty findings so clear is chance. */
const HALF = -0.5;
const SURE_BELOW = 0.05;

export interface Ranked {
  readonly metric: string;
  readonly isProblem: boolean;
  readonly relative: Effect['relative'];
  readonly q: number;
  /** |change| over what the whole site was expected to have of the metric. */
  readonly shareOfSite: number;
  readonly confidence: number;
}

/**
 * 1 (high) when the change is at least 5 % of the site's weekly value and confidence at least 0.9; 2 when at least 1.5 % and
 * 0.8; else 3. Where half of what the site lives on is gone for sure, doubt about its exact place is no reason to wait: then
 * it goes by size alone, and is never of low priority.
 */
export function priorityOf(finding: Ranked): 1 | 2 | 3 {
  const { shareOfSite, confidence } = finding;
  if (isLostOutcome(finding)) return shareOfSite >= 0.05 ? 1 : 2;
  if (shareOfSite >= 0.05 && confidence >= 0.9) return 1;
  if (shareOfSite >= 0.015 && confidence >= 0.8) return 2;
  return 3;
}

const isLostOutcome = ({ metric, isProblem, relative, q }: Ranked): boolean =>
  isProblem && OUTCOMES.includes(metric) && relative !== null && relative <= HALF && q < SURE_BELOW;
