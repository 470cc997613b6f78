import type { Analysis, SiteMetric } from '#src/engine/analysis.ts';
import type { Segment } from '#src/engine/finding.ts';

/** A number of the whole site outside the range that is usual for it, and no finding: chance makes such ones, too. */
export interface NearMiss {
  readonly metric: string;
  readonly unit: SiteMetric['unit'];
  readonly observed: number;
  readonly low: number;
  readonly high: number;
  /** Two-sided, of this one test. */
  readonly p: number | null;
  /** The part of the site that moved the same way and is furthest from what was expected of it, as far as any is told. */
  readonly part: {
    readonly segment: Segment;
    readonly observed: number;
    readonly expected: number;
    readonly p: number;
  } | null;
}

/** Parts that chance moves as far in one week of twenty say nothing. */
const TELLING_PART = 0.05;

/** What lies outside a range of 95 % is about as rare as that; where its own test says otherwise, single orders made it. */
const RARE = 0.1;

/** The least likely first. A rate beside counts that are outside tells what they tell. */
export function nearMisses({
  site,
  findings,
  nodes,
}: Pick<Analysis, 'site' | 'findings' | 'nodes'>): NearMiss[] {
  const found = new Set(
    findings.filter(({ segment }) => Object.keys(segment).length === 0).map(({ metric }) => metric),
  );
  const all = site
    .filter((one) => !found.has(one.metric) && outsideRange(one) && isRare(one))
    .map(asNearMiss);
  const sums = all.filter(({ unit }) => unit === 'count' || unit === 'currency');
  return (sums.length > 0 ? sums : all).sort((x, y) => (x.p ?? 1) - (y.p ?? 1));

  function asNearMiss({ metric, unit, effect, baseline, p }: SiteMetric): NearMiss {
    const { low, high } = baseline.weeks.at(-1) as { low: number; high: number };
    const observed = effect?.observed as number;
    const isUp = observed > high;
    const [part] = nodes
      .filter(
        (node) =>
          node.metric === metric &&
          node.verdict === 'not_significant' &&
          Object.keys(node.segment).length > 0 &&
          node.p < TELLING_PART &&
          node.observed > node.expected === isUp &&
          // A drift has gone on for many weeks.
          !node.test.includes('trend'),
      )
      .sort((x, y) => x.p - y.p);
    return {
      metric,
      unit,
      observed,
      low,
      high,
      p,
      part:
        part === undefined
          ? null
          : { segment: part.segment, observed: part.observed, expected: part.expected, p: part.p },
    };
  }
}

/** A number that is outside by a few large orders alone is none of this kind: without them the week is like others. */
const isRare = ({ p }: SiteMetric): boolean => p === null || p < RARE;

/** Whether the number of the week lies outside the range that is usual for such a week. */
export function outsideRange({ effect, baseline }: SiteMetric): boolean {
  const { low, high } = baseline.weeks.at(-1) ?? { low: null, high: null };
  if (effect === null || low === null || high === null) return false;
  return effect.observed < low || effect.observed > high;
}
