import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import type { Day } from '#src/shared/week.ts';
import type { QueryDays } from './query-days.ts';
import { sumGroups, sumsOf } from './sum-groups.ts';

const DAYS = 4;
const row = fc.record({
  code: fc.integer({ min: 0, max: 5 }),
  day: fc.integer({ min: 0, max: DAYS - 1 }),
  clicks: fc.integer({ min: 0, max: 50 }),
  impressions: fc.integer({ min: 0, max: 500 }),
  position: fc.double({ min: 1, max: 90, noNaN: true }),
});

it('adds up to the totals of the property exactly, with the remainders named', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 40 }),
      fc.array(fc.integer({ min: 0, max: 900 }), { minLength: DAYS, maxLength: DAYS }),
      fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 6, maxLength: 6 }),
      (rows, withheld, places) => {
        const data = dataOf(rows, withheld);
        const groups = [0, 1, 2].map((place) => ({
          id: `rule:${place}`,
          name: String(place),
          kind: 'rule' as const,
          intent: null,
          queries: data.queries.filter((_, code) => places[code] === place),
        }));
        const summed = sumGroups(data, groups);
        const whole = sumsOf(summed.whole);
        const parts = summed.groups.map(({ days }) => sumsOf(days));
        for (const metric of ['clicks', 'impressions'] as const)
          expect(parts.reduce((sum, part) => sum + part[metric], 0)).toBe(whole[metric]);
        const weighted = parts.reduce((sum, part) => sum + (part.position ?? 0) * part.impressions, 0);
        expect(weighted).toBeCloseTo((whole.position ?? 0) * whole.impressions, 6);
        expect(summed.groups.at(-1)).toMatchObject({ id: 'anonymized', queries: null });
        expect(summed.groups.at(-2)?.id).toBe('ungrouped');
      },
    ),
  );
});

function dataOf(
  rows: readonly { code: number; day: number; clicks: number; impressions: number; position: number }[],
  withheld: readonly number[],
): QueryDays {
  const total = (of: (one: (typeof rows)[number]) => number) =>
    Float64Array.from(
      withheld,
      (more, day) => more + rows.filter((one) => one.day === day).reduce((sum, one) => sum + of(one), 0),
    );
  return {
    days: Array.from({ length: DAYS }, (_, day) => `2026-03-0${day + 2}` as Day),
    missing: [],
    queries: ['a', 'b', 'c', 'd', 'e', 'f'],
    code: Uint32Array.from(rows, ({ code }) => code),
    day: Uint16Array.from(rows, ({ day }) => day),
    clicks: Float64Array.from(rows, ({ clicks }) => clicks),
    impressions: Float64Array.from(rows, ({ impressions }) => impressions),
    weighted: Float64Array.from(rows, ({ impressions, position }) => impressions * position),
    totals: {
      clicks: total(({ clicks }) => clicks),
      impressions: total(({ impressions }) => impressions),
      weighted: total(({ impressions, position }) => impressions * position),
    },
    marks: [],
    facts: {} as WeekFacts,
  };
}
