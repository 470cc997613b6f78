import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { refuseTotals } from './refuse-totals.ts';

const [monday, tuesday] = ['2026-01-05', '2026-01-06'] as Day[] as [Day, Day];
const days = [monday, monday, monday, tuesday, tuesday];
const table = (members: string[], cells: (number | null)[]) => ({
  days,
  dimensions: { city: members },
  metrics: { orders: cells },
});

test('a row that adds up its day is refused by its name and column', () => {
  const added = table(['Rome', 'Bari', 'Total', 'Rome', 'Total'], [2, 3, 5, 4, 4]);
  expect(() => refuseTotals(added)).toThrow('"Total" in the column city adds up the other rows of its day');
});

test('a member that is only called so stays', () => {
  expect(() =>
    refuseTotals(table(['Rome', 'Bari', 'Total', 'Rome', 'Total'], [2, 3, 9, 4, 4])),
  ).not.toThrow();
  expect(() =>
    refuseTotals(table(['Rome', 'Bari', 'Totals Ltd', 'Rome', 'Bari'], [2, 3, 5, 4, 4])),
  ).not.toThrow();
  expect(() =>
    refuseTotals(table(['Rome', 'Bari', 'Total', 'Rome', 'Total'], [0, 0, 0, 0, 0])),
  ).not.toThrow();
});
