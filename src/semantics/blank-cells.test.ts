import { describe, expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { withoutBlanks } from './blank-cells.ts';
import { blankDaysOf } from './blank-days.ts';
import type { FactTable } from './fact-table.ts';

const table = (days: readonly string[], metrics: FactTable['metrics'], grain: 'day' | 'week'): FactTable => ({
  reportId: 'file',
  grain,
  days: days as Day[],
  dimensions: {},
  metrics,
  fetched: new Set(days as Day[]),
});

describe('an empty cell', () => {
  const days = ['2026-03-02', '2026-03-02', '2026-03-03', '2026-03-03'];

  it('is none beside a filled one of its day, and unknown on a day without any', () => {
    const { metrics } = withoutBlanks(table(days, { sales: [4, null, null, null] }, 'day'));
    expect(metrics['sales']).toEqual([4, 0, null, null]);
  });

  it('is unknown where zeros are written', () => {
    const { metrics } = withoutBlanks(table(days, { sales: [4, null, 3, 2], visits: [1, 2, 0, 1] }, 'day'));
    expect(metrics['sales']).toEqual([4, null, 3, 2]);
  });

  it('is none where it stands in exactly those rows in which another number is zero', () => {
    const revenue = [40, null, 30, null];
    const of = (purchases: readonly number[]) =>
      withoutBlanks(table(days, { purchases, revenue }, 'day')).metrics['revenue'];
    expect(of([2, 0, 1, 0])).toEqual([40, 0, 30, 0]);
    expect(of([2, 0, 1, 3])).toEqual([40, null, 30, null]);
    expect(of([2, 0, 0, 0])).toEqual([40, null, 30, null]);
  });

  it('is an unknown position where something was shown', () => {
    const position = [3, null, 5, null];
    const { metrics } = withoutBlanks(table(days, { position, impressions: [9, 7, 9, 0] }, 'day'));
    expect(metrics['position']).toEqual([3, null, 5, 0]);
  });
});

describe('days that lack a metric', () => {
  it('are those with rows and no value of it', () => {
    const days = ['2026-03-02', '2026-03-02', '2026-03-03'];
    const blank = blankDaysOf(table(days, { sales: [null, 1, null], visits: [1, 1, 1] }, 'day'));
    expect(blank).toEqual(
      new Map([
        ['sales', new Set(['2026-03-03'])],
        ['visits', new Set()],
      ]),
    );
  });

  it('are all seven of a week that is told as one', () => {
    const blank = blankDaysOf(table(['2026-03-02', '2026-03-09'], { users: [null, 5] }, 'week'));
    expect([...(blank.get('users') ?? [])]).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
    ]);
  });
});
