import { expect, it } from 'vitest';
import type { RanPlan } from '#src/shared/answer.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { markSentences } from './mark-sentences.ts';

const day = (text: string) => text as Day;
const ran = (from: string, to: string, missing: readonly Day[]): RanPlan => ({
  sourceId: 'shop',
  plan: { from, to },
  report: 'ga4_site',
  columns: [],
  rows: [],
  rowCount: 0,
  marks: [],
  missing,
});
const edges = new Map([['shop', { firstDay: day('2025-12-14'), lastDay: day('2026-03-08') }]]);
const told = (plan: RanPlan, evidence = {}) =>
  markSentences({ plans: [plan], evidence }, edges).map((text) => text.replaceAll('\u00a0', ' '));

it('names every day before the first row as one without data, as the answer does', () => {
  const unfetched = daysFrom(day('2025-10-01'), day('2025-12-07'));
  expect(told(ran('2025-10-01', '2026-03-08', unfetched))).toEqual([
    'No data for 74 days from Oct 1 to Dec 13.',
  ]);
  expect(told(ran('2025-10-01', '2026-03-08', [...unfetched, day('2026-02-03')]))).toEqual([
    'No data for 75 days between Oct 1 and Feb 3.',
  ]);
  expect(told(ran('2026-03-07', '2026-03-09', [day('2026-03-09')]))).toEqual(['No data for Mar 9.']);
  expect(told(ran('2026-01-01', addDays(day('2026-01-01'), 6), []))).toEqual([]);
});

it('leaves the share of unnamed searches to an answer that tells its own', () => {
  const plan: RanPlan = {
    ...ran('2026-03-02', '2026-03-08', []),
    marks: [
      { type: 'anonymized', share: 0.35 },
      { type: 'time_zone', zone: 'UTC' },
    ],
  };
  const ofDays = 'Days begin and end at midnight in UTC.';
  expect(told(plan)).toEqual([
    '35 % of the clicks come from search queries that Google does not name.',
    ofDays,
  ]);
  expect(told(plan, { unnamedShare: 0.347 })).toEqual([ofDays]);
});

it('tells the shares of unnamed searches of several periods in one sentence', () => {
  const of = (share: number): RanPlan => ({
    ...ran('2026-03-02', '2026-03-08', []),
    marks: [{ type: 'anonymized', share }],
  });
  const both = markSentences({ plans: [of(0.37), of(0.34), of(0.37)], evidence: {} }, edges);
  expect(both.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '34 % to 37 % of the clicks come from search queries that Google does not name.',
  ]);
});
