import { describe, expect, it } from 'vitest';
import type { Analysis, SiteMetric, TestedNode } from '#src/engine/analysis.ts';
import type { Day } from '#src/shared/week.ts';
import { nearMisses } from './near-misses.ts';

const week = '2026-03-02' as Day;

const number = (
  metric: string,
  unit: SiteMetric['unit'],
  observed: number,
  low: number,
  high: number,
  p = 0.01,
) =>
  ({
    metric,
    unit,
    p,
    guards: [],
    effect: { observed } as SiteMetric['effect'],
    baseline: { weeks: [{ week, observed, expected: (low + high) / 2, low, high, used: true }] },
  }) satisfies SiteMetric;

const node = (over: Partial<TestedNode>): TestedNode => ({
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
  ...over,
});

const of = (
  site: readonly SiteMetric[],
  nodes: readonly TestedNode[] = [],
  findings: Analysis['findings'] = [],
) => nearMisses({ site, nodes, findings });

describe('what is outside its usual range without being certain', () => {
  it('is a number of the site, with the part of it that moved the same way furthest', () => {
    const found = of(
      [number('sessions', 'count', 5_695, 4_900, 6_500), number('purchases', 'count', 100, 105, 173)],
      [
        node({}),
        node({ segment: { country: 'Italy' }, observed: 30, expected: 9, p: 0.001 }),
        node({ segment: { channel: 'Email' }, p: 0.02 }),
        node({ segment: { channel: 'Direct' }, p: 0.0001, verdict: 'guarded' }),
      ],
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ metric: 'purchases', observed: 100, low: 105, high: 173, p: 0.01 });
    expect(found[0]?.part?.segment).toEqual({ device: 'mobile', browser: 'Safari' });
  });

  it('names no part that chance moves as far, and no rate beside the count that it is made of', () => {
    const [only, ...others] = of(
      [
        number('purchase_rate', 'fraction', 0.017, 0.019, 0.03, 0.009),
        number('purchases', 'count', 100, 105, 173),
      ],
      [node({ p: 0.2 })],
    );
    expect(only).toMatchObject({ metric: 'purchases', part: null });
    expect(others).toEqual([]);
    expect(of([number('purchase_rate', 'fraction', 0.017, 0.019, 0.03)])).toHaveLength(1);
  });

  it('is none of what was found, or within its range', () => {
    const found = [{ metric: 'purchases', segment: {} }] as unknown as Analysis['findings'];
    expect(of([number('purchases', 'count', 100, 105, 173)], [], found)).toEqual([]);
    expect(of([number('purchases', 'count', 110, 105, 173)])).toEqual([]);
  });
});

it('revenue that only its largest orders took outside the range is no near miss', () => {
  expect(of([number('revenue', 'currency', 33_000, 9_000, 17_500, 0.284)])).toEqual([]);
});
