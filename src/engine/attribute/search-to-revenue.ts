import type { Attribution } from '../finding.ts';
import type { ClickCurve } from './click-curve.ts';
import { attributeChain } from './order-chain.ts';

/** A week of search and of what it brought, from two sources: Search Console counts clicks, Analytics sessions. */
export interface SearchWeek {
  readonly impressions: number;
  /** Mean position, weighted by impressions. */
  readonly position: number;
  readonly clicks: number;
  /** Sessions of organic search. */
  readonly sessions: number;
  readonly revenue: number;
}

/**
 * Splits the change of search revenue over its chain: impressions (demand) × clicks per impression that the rank earns ×
 * what the snippet makes of it (clicks over those) × sessions per click × revenue per session. Sums exactly (LMDI).
 *
 * Sessions per click is where the two sources differ (consent, bots, other search engines): a gap with a name and not a cause,
 * and told as the part that nothing named explains. Null where a factor is zero and logarithms have nothing to say.
 */
export function attributeSearch(
  observed: SearchWeek,
  expected: SearchWeek,
  curve: ClickCurve,
): Attribution | null {
  const factorsOf = (week: SearchWeek): Readonly<Record<(typeof FACTORS)[number], number>> => {
    const ranked = curve(week.position);
    return {
      impressions: week.impressions,
      rank: ranked,
      snippet: week.clicks / week.impressions / ranked,
      sessions_per_click: week.sessions / week.clicks,
      revenue_per_session: week.revenue / week.sessions,
    };
  };
  const [now, before] = [factorsOf(observed), factorsOf(expected)];
  const chain = attributeChain(
    observed.revenue - expected.revenue,
    FACTORS.map((name) => ({ name, observed: now[name], expected: before[name] })),
  );
  return (
    chain && {
      ...chain,
      contributions: chain.contributions.map((part) =>
        part.member === 'sessions_per_click' ? { ...part, remainder: true } : part,
      ),
    }
  );
}

const FACTORS = ['impressions', 'rank', 'snippet', 'sessions_per_click', 'revenue_per_session'] as const;
