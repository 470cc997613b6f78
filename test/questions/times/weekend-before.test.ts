import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const FIRST = '2025-10-01' as Day;
const days = Array.from({ length: 120 }, (_, at) => addDays(FIRST, at));
const ask = askedFile('2026-01-29', ['date,orders', ...days.map((day, at) => `${day},${at}`)]);
const sum = (from: string, to: string): number =>
  days.reduce((total, day, at) => (day >= from && day <= to ? total + at : total), 0);

const before = async (question: string): Promise<unknown> =>
  (await ask(question)).tables[0]?.rows[0]?.slice(1, 3);

describe('the weekend before', () => {
  it('is before the one that is named, with as many days', async () => {
    const said =
      'How many orders did the Black Friday weekend (28-30 nov) have compared to the weekend before?';
    expect(await before(said)).toEqual([sum('2025-11-28', '2025-11-30'), sum('2025-11-21', '2025-11-23')]);
  });

  it('is before last weekend', async () => {
    expect(await before('orders last weekend vs the weekend before')).toEqual([
      sum('2026-01-24', '2026-01-25'),
      sum('2026-01-17', '2026-01-18'),
    ]);
  });

  it.each([
    ['on Sunday November 30 2025', '2025-11-22', '2025-11-23'],
    ['on November 29 2025', '2025-11-22', '2025-11-23'],
    ['from November 24 to November 30 2025', '2025-11-22', '2025-11-23'],
    ['in December 2025', '2025-11-29', '2025-11-30'],
  ])('ends before what is no weekend: orders %s', async (when, from, to) => {
    expect((await before(`orders ${when} compared to the weekend before`)) as number[]).toContain(
      sum(from, to),
    );
  });
});

it('the Friday before several days is before them', async () => {
  expect(await before('orders on 28-30 November 2025 compared to the Friday before')).toContain(
    sum('2025-11-21', '2025-11-21'),
  );
});
