import { expect, it } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { type Day, parseDay } from '#src/shared/week.ts';
import type { KeptAnswer } from './answer-store.ts';
import { partialOf, partialUnits, withPartial } from './partial-units.ts';

const SOURCE = '01a00000-0000-7000-8000-000000000001';

const day = (text: string) => parseDay(text) as Day;

function kept(
  plans: readonly object[],
  first = '2025-01-01',
  last = '2026-12-31',
  marks: readonly object[] = [],
): KeptAnswer {
  const answer = {
    plans: plans.map((plan) => ({
      sourceId: SOURCE,
      report: 'ga4_site',
      plan: { metrics: ['sessions'], ...plan },
      marks,
    })),
  } as unknown as Answer;
  const scopes = [
    { sourceId: SOURCE, slices: [{ reportId: 'ga4_site', batch: SOURCE, from: day(first), to: day(last) }] },
  ];
  return { answer, proof: { scopes, sources: [], marks: [], model: false } };
}

const october = { from: '2026-10-01', to: '2026-10-31', grain: 'week' };

it('finds the weeks that lie within a month in part', () => {
  const { week, month } = partialUnits(kept([october]));
  expect([...week].sort()).toEqual(['2026-09-28', '2026-10-26']);
  expect(month.size).toBe(0);
});

it('finds a month that is not over, and one in which the data begin', () => {
  const year = { from: '2026-01-01', to: '2026-11-24', grain: 'month' };
  expect([...partialUnits(kept([year])).month]).toEqual(['2026-11-01']);
  const young = kept([year], '2026-08-30', '2026-11-24');
  expect([...partialUnits(young).month].sort()).toEqual(['2026-08-01', '2026-11-01']);
  expect(partialUnits(kept([{ ...year, to: '2026-11-30' }])).month.size).toBe(0);
});

it('takes for whole what another query holds whole', () => {
  const wider = { from: '2026-09-28', to: '2026-11-01', grain: 'week' };
  expect(partialUnits(kept([october, wider])).week.size).toBe(0);
  expect(partialUnits(kept([{ ...october, grain: 'total' }])).week.size).toBe(0);
});

it('names the rows of a table and the points of a drawing', () => {
  const units = partialUnits(kept([october]));
  const table = {
    title: 'October',
    columns: ['Week from', 'Sessions'],
    formats: ['week', 'count'] as const,
    rows: [
      ['2026-09-28', 1],
      ['2026-10-05', 2],
    ],
  };
  expect(withPartial(table, units).partial).toEqual(['2026-09-28']);
  expect(withPartial({ ...table, rows: [['2026-10-05', 2]] }, units)).not.toHaveProperty('partial');
  expect(partialOf('week', units)).toContain('2026-10-26');
  expect(partialOf('text', units)).toEqual([]);
});

it('names the days that may still grow', () => {
  const days = { from: '2026-11-01', to: '2026-11-26', grain: 'day' };
  const units = partialUnits(
    kept([days], undefined, undefined, [{ type: 'provisional', days: ['2026-11-25', '2026-11-26'] }]),
  );
  expect([...units.day]).toEqual(['2026-11-25', '2026-11-26']);
  expect(partialOf('day', units)).toEqual(['2026-11-25', '2026-11-26']);
  const table = {
    title: '',
    columns: ['Day', 'Sessions'],
    formats: ['day', 'count'] as const,
    rows: [
      ['2026-11-24', 3],
      ['2026-11-25', 1],
    ],
  };
  expect(withPartial(table, units).partial).toEqual(['2026-11-25']);
  expect([...partialUnits(kept([days])).day]).toEqual([]);
});
