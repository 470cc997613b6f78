import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { compileQueryPlan } from './compile-query-plan.ts';
import type { FactScope } from './fact-scope.ts';
import { type MetricId, metrics } from './metric.ts';
import { PlanRefusal } from './plan-refusal.ts';
import { memberTests, QueryPlan } from './query-plan.ts';

const scope: FactScope = {
  organizationId: '019a0000-0000-7000-8000-000000000001',
  sourceId: '019a0000-0000-7000-8000-000000000002',
  slices: ['ga4_site', 'ga4_traffic', 'ga4_landing_pages', 'ga4_users'].map((reportId) => ({
    reportId,
    batch: '019a0000-0000-7000-8000-000000000003',
    from: '2026-03-02' as Day,
    to: '2026-03-15' as Day,
  })),
};

const plan = (input: object) =>
  QueryPlan.parse({ metrics: ['sessions'], from: '2026-03-02', to: '2026-03-08', ...input });
const compile = (input: object) => compileQueryPlan(plan(input), scope);

function refusal(input: object): PlanRefusal {
  try {
    compile(input);
  } catch (error) {
    if (error instanceof PlanRefusal) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

describe('the plan compiler', () => {
  test('asks the smallest report that can answer', () => {
    expect(compile({}).report).toBe('ga4_site');
    expect(compile({ dimensions: ['channel'] }).report).toBe('ga4_landing_pages');
    expect(compile({ dimensions: ['country'] }).report).toBe('ga4_traffic');
    expect(compile({ filters: [{ dimension: 'device', is: 'one_of', members: ['mobile'] }] }).report).toBe(
      'ga4_traffic',
    );
    expect(compile({ metrics: ['users'], grain: 'week' }).report).toBe('ga4_users');
    const withoutPages = {
      ...scope,
      slices: scope.slices.filter(({ reportId }) => reportId === 'ga4_traffic'),
    };
    expect(compileQueryPlan(plan({ dimensions: ['channel'] }), withoutPages).report).toBe('ga4_traffic');
  });

  test('asks the report that is named, and refuses what it lacks', () => {
    expect(compile({ report: 'ga4_traffic' }).report).toBe('ga4_traffic');
    expect(refusal({ report: 'ga4_site', dimensions: ['channel'] })).toMatchObject({
      reason: 'report_lacks',
      about: ['channel'],
      message: 'The report "Site totals by day" does not have Channel.',
    });
    expect(refusal({ metrics: ['engagement_rate'], report: 'ga4_users', grain: 'week' }).about).toEqual([
      'engaged_sessions',
      'sessions',
    ]);
  });

  test('refuses what no report has together', () => {
    expect(refusal({ dimensions: ['landing_page', 'country'] }).reason).toBe('report_lacks');
    expect(refusal({ metrics: ['clicks', 'sessions'] }).reason).toBe('report_lacks');
    expect(refusal({ metrics: ['sessions', 'users'] }).reason).toBe('report_lacks');
  });

  test('refuses sums of what cannot be added', () => {
    const twoWeeks = { metrics: ['users'], to: '2026-03-15' };
    expect(refusal(twoWeeks)).toMatchObject({ reason: 'not_addable', about: ['users'] });
    expect(compile({ ...twoWeeks, grain: 'week' }).sql).not.toMatch(/sum\(f.users\)/);
    expect(compile({ metrics: ['users'] }).report).toBe('ga4_users');
    expect(refusal({ metrics: ['users'], dimensions: ['channel'], grain: 'week' })).toMatchObject({
      reason: 'not_addable',
      about: ['users', 'channel'],
    });
    expect(refusal({ metrics: ['users'], grain: 'day' }).reason).toBe('wrong_grain');
    expect(refusal({ metrics: ['users'], grain: 'month', to: '2026-03-15' }).reason).toBe('wrong_grain');
    expect(refusal({ metrics: ['users'], from: '2026-03-03', grain: 'week' }).reason).toBe('wrong_grain');
    // A limit on a metric is a use of it.
    expect(refusal({ filters: [{ metric: 'users', is: 'above', value: 1 }] }).reason).toBe('report_lacks');
  });

  test('refuses plans that contradict themselves', () => {
    expect(refusal({ from: '2026-03-09' }).reason).toBe('malformed');
    expect(refusal({ metrics: ['sessions', 'sessions'] }).reason).toBe('malformed');
    expect(refusal({ order: [{ by: 'revenue', direction: 'down' }] }).reason).toBe('malformed');
    expect(refusal({ order: [{ by: 'time', direction: 'down' }] }).reason).toBe('malformed');
  });

  test('tells the days that were never fetched', () => {
    expect(compile({ from: '2026-03-01', to: '2026-03-16' }).missing).toEqual(['2026-03-01', '2026-03-16']);
  });

  test('derives ratios from sums and never averages them', () => {
    for (const id of Object.keys(metrics) as MetricId[]) {
      const { kind } = metrics[id];
      if (kind.type !== 'ratio' || !metrics[kind.numerator].ga4) continue;
      const { sql } = compile({ metrics: [id] });
      expect(sql).toContain(`sumIf(f.${kind.numerator}`);
      expect(sql).toContain(`sumIf(f.${kind.denominator}`);
      expect(sql).not.toContain('avg');
    }
  });

  test('whatever the plan says, its values are not in the text and its scope is', () => {
    const text = fc.string({ unit: 'binary', minLength: 4, maxLength: 40 });
    const filter = fc.record({
      dimension: fc.constantFrom('channel', 'source', 'country', 'device'),
      is: fc.constantFrom(...memberTests),
      members: fc.array(text, { minLength: 1, maxLength: 4 }),
    });
    const without = compile({ report: 'ga4_traffic' }).sql;
    fc.assert(
      fc.property(
        fc.array(filter, { maxLength: 5 }),
        fc.integer({ min: 1, max: 10_000 }),
        (filters, limit) => {
          const { sql, params } = compile({ filters, limit, report: 'ga4_traffic' });
          // Names of the catalogue and our own words only.
          expect(sql).toMatch(/^[\w\s.,(){}:<>=*/+-]*$/);
          for (const part of ['organization', 'source', 'report', 'batches'])
            expect(sql).toContain(`{${part}:`);
          expect(params).toMatchObject({
            organization: scope.organizationId,
            source: scope.sourceId,
            report: 'ga4_traffic',
            limit,
          });
          filters.forEach(({ members }, index) => {
            expect(params[`members_${index}`]).toEqual(members);
          });
          if (filters.length === 0) expect(sql).toBe(without);
        },
      ),
    );
  });
});

describe('a plan from outside', () => {
  test('is checked at the door', () => {
    const bad = [
      { metrics: [] },
      { metrics: ['sessions; DROP TABLE facts'] },
      { dimensions: ['channel) --'] },
      { from: '2026-02-30' },
      { limit: 0 },
      { limit: 1e9 },
      { grain: 'hour' },
      { filters: [{ dimension: 'channel', is: 'one_of', members: [] }] },
      { unknown: true },
    ];
    for (const input of bad) expect(() => plan(input), JSON.stringify(input)).toThrow();
  });
});
