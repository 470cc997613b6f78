import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metrics } from '#src/semantics/metric.ts';
import { addDays, addWeeks, type Day, daysFrom } from '#src/shared/week.ts';
import { analyzeWeek } from './analyze-week.ts';
import type { FactTable, WeekFacts } from './week-facts.ts';

const WEEK = '2026-03-02' as Day;

/** A table of one dimension by rows of day, member and sessions. */
function factsOf(
  weeks: number,
  rows: readonly { day: number; member: number; value: number }[],
  part: Partial<FactTable> = {},
): WeekFacts {
  const days = daysFrom(addWeeks(WEEK, 1 - weeks), addDays(WEEK, 6));
  const members = 1 + rows.reduce((most, { member }) => Math.max(most, member), 0);
  return {
    week: WEEK,
    days,
    currency: null,
    metrics: { sessions: metrics.sessions },
    tables: [
      {
        id: 'file',
        present: new Uint8Array(days.length).fill(1),
        dimensions: [
          {
            id: 'page',
            members: Array.from({ length: members }, (_, member) => `/${member}`),
            codes: Uint32Array.from(rows, ({ member }) => member),
          },
        ],
        day: Uint16Array.from(rows, ({ day }) => day),
        values: { sessions: Float64Array.from(rows, ({ value }) => value) },
        totals: null,
        ...part,
      },
    ],
    totals: {},
    weekly: {},
    marks: [],
  };
}

const grid = (weeks: number, members: number, value: (day: number, member: number) => number) =>
  Array.from({ length: weeks * 7 }, (_, day) =>
    Array.from({ length: members }, (__, member) => ({ day, member, value: value(day, member) })),
  ).flat();

describe('whatever comes in, a typed outcome comes out', () => {
  it('of any numbers, in any rows, on any days', () => {
    const value = fc.oneof(
      fc.integer({ min: 0, max: 1000 }),
      fc.constantFrom(
        Number.NaN,
        Number.POSITIVE_INFINITY,
        -1,
        -0,
        0.5,
        1e300,
        Number.MAX_SAFE_INTEGER,
        1e-300,
      ),
    );
    const weeks = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(
        weeks.chain((count) =>
          fc.record({
            count: fc.constant(count),
            rows: fc.array(
              fc.record({
                day: fc.integer({ min: 0, max: count * 7 - 1 }),
                member: fc.integer({ min: 0, max: 4 }),
                value,
              }),
              { maxLength: 300 },
            ),
            missing: fc.array(fc.integer({ min: 0, max: count * 7 - 1 }), { maxLength: 5 }),
          }),
        ),
        ({ count, rows, missing }) => {
          const present = new Uint8Array(count * 7).fill(1);
          for (const day of missing) present[day] = 0;
          const { findings, nodes, gaps } = analyzeWeek(factsOf(count, rows, { present }), { seed: 1 });
          for (const { effect, confidence } of findings) {
            expect(Number.isFinite(effect.observed) && Number.isFinite(effect.expected)).toBe(true);
            expect(confidence >= 0 && confidence <= 1).toBe(true);
          }
          for (const { p } of nodes) expect(p >= 0 && p <= 1).toBe(true);
          const bad = rows.some((row) => !(row.value >= 0 && row.value <= 1e15));
          if (bad && missing.length === 0)
            expect(gaps.some(({ type }) => type === 'bad_values' || type === 'partial_week')).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    ['one row', 9, [{ day: 62, member: 0, value: 7 }]],
    ['one week only', 1, grid(1, 3, () => 50)],
    ['a constant series', 12, grid(12, 4, () => 20)],
    ['all zero', 12, grid(12, 4, () => 0)],
    [
      'a week that is gone',
      12,
      grid(12, 4, (day) => 40 + (day % 7)).filter(({ day }) => Math.floor(day / 7) !== 5),
    ],
  ] as const)('and invents nothing from %s', (_, weeks, rows) => {
    const { findings } = analyzeWeek(factsOf(weeks, rows), { seed: 1 });
    expect(findings.filter(({ segment }) => Object.keys(segment).length > 0)).toEqual([]);
  });

  it('and bears 300,000 different pages', () => {
    const rows = Array.from({ length: 300_000 }, (_, page) => ({
      day: page % 63,
      member: page,
      value: 1 + (page % 3),
    }));
    const analysis = analyzeWeek(factsOf(9, rows), { seed: 1 });
    expect(analysis.findings).toEqual([]);
    expect(analysis.site.map(({ metric }) => metric)).toEqual(['sessions']);
  });

  it('and a site that had nothing before is said to have no base', () => {
    const { findings } = analyzeWeek(
      factsOf(
        12,
        grid(12, 3, (day) => (day < 77 ? 0 : 200)),
      ),
      { seed: 1 },
    );
    expect(findings.length).toBeGreaterThan(0);
    for (const { guards, kind } of findings) {
      expect(guards.map(({ type }) => type)).toContain('small_base');
      expect(kind).toBe('need_more_data');
    }
  });

  it('and weeks before it that lack days are named, while the source ran', () => {
    const facts = factsOf(
      14,
      grid(14, 3, () => 40),
    );
    const [table] = facts.tables;
    const present = table!.present
      .slice()
      .fill(0, 0, 5)
      .fill(0, 10 * 7, 11 * 7 + 2);
    const { gaps } = analyzeWeek({ ...facts, tables: [{ ...table!, present }] }, { seed: 1 });
    expect(gaps).toEqual([{ type: 'weeks_left_out', weeks: ['2026-02-09', '2026-02-16'] }]);
  });

  it('and expects of the others what they had when one new page takes all the visits', () => {
    const had = (member: number) => 200 / (member + 1);
    const old = grid(12, 12, (day, member) =>
      Math.round(had(member) * (1 + 0.1 * Math.sin(day * 7 + member))),
    );
    const rows = [
      ...old.filter(({ day }) => day < 77),
      ...Array.from({ length: 7 }, (_, day) => ({ day: 77 + day, member: 12, value: 620 })),
    ];
    const { nodes } = analyzeWeek(factsOf(12, rows), { seed: 1 });
    const gone = nodes.filter(
      ({ segment, test }) => segment['page'] && segment['page'] !== '/12' && !test.includes('trend'),
    );
    expect(gone.length).toBeGreaterThan(5);
    for (const { segment, expected } of gone) {
      const usual = 7 * had(Number(segment['page']?.slice(1)));
      expect(expected / usual).toBeGreaterThan(0.9);
      expect(expected / usual).toBeLessThan(1.1);
    }
  });
});
