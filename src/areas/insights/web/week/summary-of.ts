import type { Card } from '../../contract.ts';
import type { SiteSnapshot } from '../../snapshot-contract.ts';

const MOST = 3;

/** What several sources say together: the first findings by rank, and what to do first about each. */
export function summaryOf(insights: readonly Card[]): SiteSnapshot['summary'] {
  const actions = insights.flatMap((card) => card.payload.follow_up_actions?.slice(0, 1) ?? []);
  return {
    keyFindings: insights.slice(0, MOST).map((card) => card.title),
    recommendations: [...new Set(actions)].slice(0, MOST),
  };
}
