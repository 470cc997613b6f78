import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day, daysBetween, daysFrom } from '#src/shared/week.ts';
import { rangesOf } from './stale-days.ts';

const first = '2026-01-01' as Day;

it('ranges hold every stale day once, begin and end with one, bridge short gaps only, and stay as short as is asked', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 1 }),
      fc.constantFrom(1, 7, 28, undefined),
      (offsets, mostDays) => {
        const stale = offsets.sort((a, b) => a - b).map((offset) => addDays(first, offset));
        const ranges = rangesOf(stale, 1, mostDays);
        const held = ranges.flatMap(({ from, to }) => daysFrom(from, to));
        expect(new Set(held).size).toBe(held.length);
        expect(held).toEqual(expect.arrayContaining(stale));
        for (const { from, to } of ranges) {
          expect(stale).toContain(from);
          expect(stale).toContain(to);
          expect(daysBetween(from, to)).toBeLessThan(mostDays ?? 200);
          const inside = stale.filter((day) => day >= from && day <= to);
          for (const [index, day] of inside.slice(1).entries())
            expect(daysBetween(inside[index] ?? day, day)).toBeLessThanOrEqual(4);
        }
      },
    ),
  );
});

it('weeks are ranges of whole weeks', () => {
  const mondays = ['2026-01-05', '2026-01-12', '2026-01-26'] as Day[];
  expect(rangesOf(mondays, 7)).toEqual([
    { from: '2026-01-05', to: '2026-01-18' },
    { from: '2026-01-26', to: '2026-02-01' },
  ]);
});
