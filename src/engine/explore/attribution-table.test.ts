import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addWeeks, type Day, daysFrom } from '#src/shared/week.ts';
import type { WeekFacts } from '../week-facts.ts';
import { attributionTable } from './attribution-table.ts';
import { weekRows } from './week-rows.ts';

const WEEK = '2026-03-02' as Day;
const PAGES = ['/', '/a', '/b', '/c'];
const CHANNELS = ['Direct', 'Email', 'Paid Search'];

interface Cell {
  readonly day: number;
  readonly page: number;
  readonly channel: number;
  readonly sessions: number;
}

const cell: fc.Arbitrary<Cell> = fc.record({
  day: fc.integer({ min: 0, max: 34 }),
  page: fc.nat(PAGES.length - 1),
  channel: fc.nat(CHANNELS.length - 1),
  sessions: fc.nat(100_000),
});

/** Five weeks; of the first `missing` days nothing is known. What is hidden is in the totals alone. */
function factsOf(cells: readonly Cell[], hidden: readonly number[], missing = 0): WeekFacts {
  const days = daysFrom(addWeeks(WEEK, -4), addDays(WEEK, 6));
  const totals = Float64Array.from(days, (_, day) =>
    day < missing
      ? Number.NaN
      : (hidden[day] ?? 0) +
        cells.filter((one) => one.day === day).reduce((sum, one) => sum + one.sessions, 0),
  );
  return {
    week: WEEK,
    days,
    currency: null,
    metrics: {},
    totals: { sessions: totals },
    weekly: {},
    marks: [],
    tables: [
      {
        id: 'ga4_landing_pages',
        present: Uint8Array.from(days, (_, day) => (day < missing ? 0 : 1)),
        dimensions: [
          { id: 'landing_page', members: PAGES, codes: Uint32Array.from(cells, ({ page }) => page) },
          { id: 'channel', members: CHANNELS, codes: Uint32Array.from(cells, ({ channel }) => channel) },
        ],
        day: Uint16Array.from(cells, ({ day }) => day),
        values: { sessions: Float64Array.from(cells, ({ sessions }) => sessions) },
        totals: null,
      },
    ],
  };
}

describe('attributionTable', () => {
  it('adds up to the change of the whole source, whatever is cut off or hidden', () => {
    fc.assert(
      fc.property(
        fc.array(cell, { maxLength: 60 }),
        fc.array(fc.nat(50), { minLength: 35, maxLength: 35 }),
        fc.nat(10),
        (cells, hidden, most) => {
          const facts = factsOf(cells, hidden);
          const table = weekRows(facts, 'page_and_source');
          const { rows, remainders, total } = attributionTable(table!, most);
          const parts = [...rows, ...remainders].reduce((sum, part) => sum + (part.change ?? 0), 0);
          // Said apart from the code: the week's days less the mean of three weeks of days.
          const week = (back: number) =>
            facts.totals['sessions']!.subarray(28 - back * 7, 35 - back * 7).reduce(
              (sum, value) => sum + value,
              0,
            );
          const change = week(0) - (week(1) + week(2) + week(3)) / 3;
          const size = Math.max(1, Math.abs(change));
          expect(Math.abs(parts - change) / size).toBeLessThan(1e-9);
          expect(Math.abs((total?.change ?? 0) - change) / size).toBeLessThan(1e-9);
          const hiddenOf = (back: number) =>
            hidden.slice(28 - back * 7, 35 - back * 7).reduce((sum, value) => sum + value, 0);
          const unseen = remainders.find(({ name }) => name === 'not_shown_by_source');
          expect(unseen?.change).toBeCloseTo(hiddenOf(0) - (hiddenOf(1) + hiddenOf(2) + hiddenOf(3)) / 3, 6);
        },
      ),
    );
  });

  it('compares with whole weeks only', () => {
    const cells = [
      { day: 30, page: 0, channel: 0, sessions: 40 },
      { day: 22, page: 0, channel: 0, sessions: 10 },
    ];
    const table = weekRows(factsOf(cells, [], 15), 'page_and_source')!;
    expect(table.comparedWith).toEqual(['2026-02-23']);
    expect(table.rows[0]?.volume).toEqual([40, 10, null, null]);
    expect(attributionTable(table, 5).total).toEqual({ volume: 40, usual: 10, change: 30 });
  });

  it('claims no change where there is nothing to compare with', () => {
    const table = weekRows(
      factsOf([{ day: 30, page: 1, channel: 1, sessions: 40 }], [], 22),
      'page_and_source',
    )!;
    const { rows, remainders, total } = attributionTable(table, 5);
    expect(total).toBeNull();
    expect(remainders).toEqual([]);
    expect(rows[0]).toMatchObject({ page: '/a', source: 'Email', change: null, effect: null });
  });
});
