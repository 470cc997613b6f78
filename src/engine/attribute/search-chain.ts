import type { Attribution } from '../finding.ts';
import { panelOf } from '../panel-of.ts';
import type { Run } from '../prepare-run.ts';
import { weeksBefore } from '../series/calendar.ts';
import { BASELINE_WEEKS } from '../series/clean-site.ts';
import { weekOf } from '../series/panel.ts';
import { type ClickCurve, fitClickCurve, type SearchRow } from './click-curve.ts';
import { attributeChain } from './order-chain.ts';
import { expectedValue, observedValue, type SegmentView, viewSegment } from './segment-view.ts';

/** A week of search, and of what it brought where a second source counts that. */
export interface SearchWeek {
  readonly impressions: number;
  /** Mean position, weighted by impressions. */
  readonly position: number;
  readonly clicks: number;
  /** Of organic search, as Analytics counts them. */
  readonly brought?: { readonly sessions: number; readonly revenue: number };
}

/**
 * Splits the change of clicks (or of the revenue they brought) over its chain: impressions (demand) × clicks per impression
 * that the rank earns × what the snippet makes of it (clicks over those) × sessions per click × revenue per session. Sums
 * exactly (LMDI).
 *
 * Sessions per click is where the two sources differ (consent, bots, other search engines): a gap with a name and not a cause,
 * and told as the part that nothing named explains. Null where a factor is zero and logarithms have nothing to say.
 */
export function attributeSearch(
  observed: SearchWeek,
  expected: SearchWeek,
  curve: ClickCurve,
): Attribution | null {
  const [now, before] = [factorsOf(observed, curve), factorsOf(expected, curve)];
  const total =
    (observed.brought?.revenue ?? observed.clicks) - (expected.brought?.revenue ?? expected.clicks);
  const chain = attributeChain(
    total,
    now.map(({ name, value }, place) => ({
      name,
      observed: value,
      expected: before[place]?.value ?? Number.NaN,
    })),
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

function factorsOf({ impressions, position, clicks, brought }: SearchWeek, curve: ClickCurve) {
  const earned = curve(position);
  const search = [
    { name: 'impressions', value: impressions },
    { name: 'rank', value: earned },
    { name: 'clicks_at_that_rank', value: clicks / impressions / earned },
  ];
  if (brought === undefined) return search;
  return [
    ...search,
    { name: 'sessions_per_click', value: brought.sessions / clicks },
    { name: 'revenue_per_session', value: brought.revenue / brought.sessions },
  ];
}

/**
 * The chain of one segment's clicks, or of its clicks per impression, where demand plays no part. Null of other metrics, and
 * where no position is known.
 */
export function searchChain(run: Run, view: SegmentView): Attribution | null {
  const { metric } = view.panel.plan;
  if (metric !== 'clicks' && metric !== 'ctr') return null;
  const viewOf = (other: string) => {
    const panel = panelOf(run, other);
    return panel && viewSegment(run, panel, view.segment);
  };
  const position = viewOf('position');
  const impressions = metric === 'clicks' ? viewOf('impressions') : undefined;
  if (!position || (metric === 'clicks' && !impressions)) return null;
  const weekOfSearch = (valueIn: (stage: SegmentView) => number): SearchWeek => ({
    impressions: impressions ? valueIn(impressions) : 1,
    position: valueIn(position),
    clicks: valueIn(view),
  });
  const chain = attributeSearch(
    weekOfSearch(observedValue),
    weekOfSearch(expectedValue),
    ownCurve(run, position),
  );
  if (chain === null || impressions) return chain;
  return { ...chain, contributions: chain.contributions.filter(({ member }) => member !== 'impressions') };
}

const curves = new WeakMap<Run, ClickCurve>();

/** The site's own curve, from the cells of the weeks before; the same for all segments of a run. */
function ownCurve(run: Run, { panel: { plan } }: SegmentView): ClickCurve {
  const known = curves.get(run);
  if (known) return known;
  const columns = ['clicks', plan.denominator, plan.numerator].map(
    (metric) => run.table.values[metric as string] as Float64Array,
  );
  const rows: SearchRow[] = weeksBefore(run.calendar, run.calendar.current, BASELINE_WEEKS).flatMap(
    (week) => {
      const [clicks, impressions, ranks] = columns.map((column) => weekOf(column, week, run.lattice));
      return Array.from(impressions ?? [], (shown, leaf) => ({
        clicks: clicks?.[leaf] ?? Number.NaN,
        impressions: shown,
        position: (ranks?.[leaf] ?? Number.NaN) / shown,
      }));
    },
  );
  const curve = fitClickCurve(rows);
  curves.set(run, curve);
  return curve;
}
