import { expect, it } from 'vitest';
import { type Day, daysOfWeek } from '#src/shared/week.ts';
import { daysTitle } from './days-title.ts';

const week = daysOfWeek('2026-11-09' as Day);
const days = (...observed: (number | null)[]) =>
  week.map((day, index) => ({ day, observed: observed[index] ?? null, expected: 10 }));
const shared = { unit: 'count', direction: 'up', onset: null, shape: 'spike' } as const;

it('names the day that made the change', () => {
  expect(daysTitle({ ...shared, days: days(11, 14, 10, 50, 10, 10, 10) })).toBe(
    'Thursday, Nov 12 made 89 % of the change',
  );
  expect(daysTitle({ ...shared, days: days(9, 10, 10, 50, 10, 10, 10) })).toBe(
    'Thursday, Nov 12 alone made the change',
  );
  expect(daysTitle({ ...shared, direction: 'down', days: days(10, 10, 0, 10, 10, 10, 10) })).toBe(
    'Wednesday, Nov 11 alone made the change',
  );
});

it('names the second day as well where it made much of it', () => {
  expect(daysTitle({ ...shared, days: days(10, 10, 10, 10, 10, 59, 51) })).toBe(
    'Saturday, Nov 14 and Sunday, Nov 15 made the change',
  );
  expect(daysTitle({ ...shared, days: days(10, 10, 40, 16, 70, 14, 10) })).toBe(
    'Wednesday, Nov 11 and Friday, Nov 13 made 90 % of the change',
  );
});

it('else says when it set in, else how many days took part', () => {
  const spread = days(10, 10, 20, 20, 20, 20, 20);
  expect(daysTitle({ ...shared, onset: '2026-11-11' as Day, days: spread })).toBe(
    'It set in on Wednesday, Nov 11',
  );
  expect(daysTitle({ ...shared, days: spread })).toBe('5 of 7 days were above what was expected');
});

it('adds up no rates, and takes a missing day for no change', () => {
  const rates = { ...shared, unit: 'fraction', days: days(10, 10, 10, 50, 10, 10, 10) };
  expect(daysTitle(rates)).toBe('1 of 7 days were above what was expected');
  expect(daysTitle({ ...shared, days: days(null, null, null, null, null, null, null) })).toBe(
    '0 of 7 days were above what was expected',
  );
});
