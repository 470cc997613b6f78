import { expect, it } from 'vitest';
import { QueryPlan } from '#src/semantics/query-plan.ts';
import { planWords } from './plan-words.ts';

const wordsWhere = (metric: string, value: number, currency: string | null = 'USD'): string =>
  planWords(
    QueryPlan.parse({
      metrics: [metric],
      dimensions: ['source'],
      filters: [{ metric, is: 'at_least', value }],
      from: '2026-03-02',
      to: '2026-03-08',
    }),
    currency,
  ).replaceAll('\u00a0', ' ');

it('tells what each row that counts has', () => {
  const plan = { metrics: ['revenue', 'purchases'], from: '2026-03-02', to: '2026-03-02' };
  expect(planWords(QueryPlan.parse({ ...plan, known: ['revenue', 'purchases'] }), null)).toContain(
    ', only rows with Purchase revenue and Purchases, ',
  );
  expect(planWords(QueryPlan.parse(plan), null)).not.toContain('only rows');
});

it('tells limits in their units, without what a sum of cents is off by', () => {
  expect(wordsWhere('revenue', 9834.079999999998)).toBe(
    'Purchase revenue by Source, where Purchase revenue is at least $9,834.08, from Mar 2, 2026 to Mar 8, 2026, at most 1,000 rows.',
  );
  expect(wordsWhere('revenue', 500, 'EUR')).toContain('at least €500,');
  expect(wordsWhere('revenue', 0.005)).toContain('at least $0.005,');
  expect(wordsWhere('revenue', 12.5, null)).toContain('at least 12.5,');
  expect(wordsWhere('engagement_rate', 0.07)).toContain('at least 7 %,');
  expect(wordsWhere('engagement_seconds', 90)).toContain('at least 90 s,');
  expect(wordsWhere('sessions', 1000)).toContain('at least 1,000,');
});
