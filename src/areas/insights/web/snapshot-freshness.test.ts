import { expect, it } from 'vitest';
import { addWeeks, type Day } from '#src/shared/week.ts';
import { snapshotFreshness } from './snapshot-freshness.ts';

it('grows with the age of the week', () => {
  const current = '2026-03-02' as Day;
  const minutes = (back: number) => snapshotFreshness(addWeeks(current, -back), current) / 60_000;
  expect([-1, 0, 1, 2, 4, 5, 60].map(minutes)).toEqual([5, 5, 60, 240, 240, 1440, 1440]);
});
