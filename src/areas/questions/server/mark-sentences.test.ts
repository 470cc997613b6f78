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
const spaced = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));
const told = (plan: RanPlan, evidence = {}) =>
  spaced(markSentences({ plans: [plan], evidence, bindings: [] }, edges));

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
  const both = markSentences({ plans: [of(0.37), of(0.34), of(0.37)], evidence: {}, bindings: [] }, edges);
  expect(spaced(both)).toEqual([
    '34 % to 37 % of the clicks come from search queries that Google does not name.',
  ]);
});

it('leaves days without data to an answer that names them, or all from one to another', () => {
  const missing = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08'].map(day);
  const withTold = (days: readonly Day[], paths: readonly string[], evidence = {}) =>
    spaced(
      markSentences(
        {
          plans: [ran('2026-01-01', '2026-03-09', days)],
          evidence,
          bindings: paths.map((path) => ({ text: '', path, value: '' })),
        },
        edges,
      ),
    );
  const beyond = 'No data for Mar 9.';
  expect(withTold(missing.slice(0, 2), ['plans.0.missing.0', 'plans.0.missing.1'])).toEqual([beyond]);
  expect(withTold(missing, ['plans.0.missing.0', 'plans.0.missing.3'])).toEqual([beyond]);
  expect(withTold([], ['evidence.lastDay'], { lastDay: '2026-03-08' })).toEqual([]);
  // "Some days from one to another" says not how many.
  const scattered = [...missing, day('2026-01-20')];
  expect(withTold(scattered, ['plans.0.missing.0', 'plans.0.missing.4'])).toEqual([
    'No data for 6 days between Jan 5 and Mar 9.',
  ]);
});

it('tells one kind of imperfection once, of all its days', () => {
  const of = (from: string, days: readonly string[]): RanPlan => ({
    ...ran(from, '2026-03-08', []),
    marks: [{ type: 'provisional', days }],
  });
  const plans = [of('2026-03-02', ['2026-03-07']), of('2026-02-23', ['2026-03-07', '2026-03-08'])];
  expect(spaced(markSentences({ plans, evidence: {}, bindings: [] }, edges))).toEqual([
    'Provisional: Google may still complete Mar 7, Mar 8.',
  ]);
});

it('leaves a day that is named of one query to the answer for every query of the same report', () => {
  const plans = [1, 2].map(() => ran('2026-01-01', '2026-02-01', [day('2026-01-05')]));
  const bindings = [{ text: '', path: 'plans.0.missing.0', value: '' }];
  expect(markSentences({ plans, evidence: {}, bindings }, edges)).toEqual([]);
  const [one, other] = plans as [RanPlan, RanPlan];
  expect(
    markSentences({ plans: [one, { ...other, report: 'ga4_events' }], evidence: {}, bindings }, edges),
  ).toHaveLength(1);
});
