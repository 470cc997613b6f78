import { expect, it } from 'vitest';
import type { Analysis, AnalysisGap, SiteMetric } from '#src/engine/analysis.ts';
import { metrics } from '#src/semantics/metric.ts';
import type { Day } from '#src/shared/week.ts';
import { published } from './bound-text.ts';
import { describeWeek } from './describe-week.ts';

const week = '2026-03-02' as Day;

const titleWith = (gaps: readonly AnalysisGap[]) => {
  const silent: Analysis = {
    week,
    tested: 0,
    kept: 0,
    falseDiscoveryRate: 0.1,
    findings: [],
    nodes: [],
    gaps,
    site: [],
    steps: 0,
    partial: false,
  };
  return published(
    describeWeek(silent, 'EUR', () => {
      throw new Error('There is no metric to describe.');
    }).title,
  );
};

it('calls a week quiet only when something was looked at', () => {
  expect(titleWith([{ type: 'partial_week', week, daysPresent: 0 }])).toBe('No data for this week');
  expect(titleWith([{ type: 'partial_week', week, daysPresent: 3 }])).toBe('Not enough days to compare');
  expect(titleWith([{ type: 'history_too_short', weeks: 1, needed: 8 }])).toBe(
    'Not enough history to compare',
  );
  expect(titleWith([])).toBe('Nothing could be compared');
});

it('a week without a change that holds tells what lay outside its usual range, and where', () => {
  const purchases = {
    metric: 'purchases',
    unit: 'count',
    p: 0.0099,
    guards: [],
    effect: { observed: 100, expected: 139 } as SiteMetric['effect'],
    baseline: { weeks: [{ week, observed: 100, expected: 139, low: 105, high: 173, used: true }] },
  } satisfies SiteMetric;
  const analysis: Analysis = {
    week,
    tested: 377,
    kept: 0,
    falseDiscoveryRate: 0.1,
    findings: [],
    nodes: [
      {
        id: 'one',
        test: 'negative_binomial_t',
        parent: null,
        segment: { device: 'mobile', browser: 'Safari' },
        metric: 'purchases',
        observed: 7,
        expected: 16.4,
        p: 0.009,
        q: 1,
        verdict: 'not_significant',
      },
    ],
    gaps: [],
    site: [purchases],
    steps: 50,
    partial: false,
  };
  const contextOf = () => ({
    metric: metrics.purchases,
    currency: 'EUR',
    tested: 377,
    kept: 0,
    dimensionLabel: (id: string) => id,
    metricOf: (id: string) => metrics[id as keyof typeof metrics],
  });
  const told = (one: Analysis) =>
    published(describeWeek(one, 'EUR', contextOf).summary).replaceAll('\u00a0', ' ');
  expect(told(analysis)).toBe(
    '377 segments tested, none moved so far that chance can be ruled out. Outside the usual range and worth a look: purchases, 100 where 105 to 173 are usual. Taken by itself, a difference like that of purchases comes by chance in about 0.99 % of weeks; among so many tests, some are as far off in any week. The part of it that is furthest from what was expected: mobile visitors with browser Safari, 7 purchases where 16 were expected given how the whole site moved.',
  );
  // At the edge of its range, or no rarer by chance than one week of twenty.
  const at = (observed: number, p: number) => {
    const effect = { observed, expected: 139 } as SiteMetric['effect'];
    return told({ ...analysis, site: [{ ...purchases, effect, p }] });
  };
  expect(at(104.9, 0.01)).toContain('purchases, 105, just below the usual 105 to 173.');
  expect(at(100, 0.061)).toContain('purchases, 100, just below the usual 105 to 173.');
  const rate = {
    ...purchases,
    metric: 'purchase_rate',
    unit: 'per_session',
    effect: { observed: 0.0253, expected: 0.02 } as SiteMetric['effect'],
    baseline: { weeks: [{ week, observed: 0.0253, expected: 0.02, low: 0.0167, high: 0.0251, used: true }] },
  } satisfies SiteMetric;
  const asPercent = { ...metrics.purchase_rate, unit: 'fraction' as const };
  expect(
    published(
      describeWeek({ ...analysis, site: [rate] }, 'EUR', () => ({ ...contextOf(), metric: asPercent }))
        .summary,
    ),
  ).toMatch(/purchases per session, 2\.53\s% where 1\.67\s% to 2\.51\s% is usual/u);
  const inside = {
    ...purchases,
    effect: { observed: 120, expected: 139 } as SiteMetric['effect'],
  };
  expect(told({ ...analysis, site: [inside] })).toBe('377 segments tested, none moved more than usual.');
});
