import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const rows = (day: string, revenue: readonly number[]): readonly string[] =>
  ['Austria', 'Brazil', 'Canada', 'Denmark'].map(
    (country, at) => `${day},${country},${100 - at},${revenue[at] ?? 0}`,
  );
const asked = askedFile('2026-04-02', [
  'date,country,sessions,revenue',
  ...rows('2026-02-10', [10, 30, 20, 90]),
  ...rows('2026-03-10', [20, 5, 10, 1]),
]);

describe('of those that are chosen first', () => {
  test.each([
    'Which of our top 3 countries by sessions in March had lower revenue than in February?',
    'Of our top 3 countries by sessions in March, which had lower revenue than in February?',
  ])('all that fell are listed: %s', async (question) => {
    const { tables, headline } = await asked(question);
    expect(
      tables[0]?.rows.map((row) => row.slice(0, 3)),
      headline,
    ).toEqual([
      ['Brazil', 5, 30],
      ['Canada', 10, 20],
    ]);
  });

  test('who lost the most is one', async () => {
    const { tables } = await asked(
      'Of our top 3 countries by sessions in March, which lost the most revenue vs February?',
    );
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(['Brazil']);
  });
});
