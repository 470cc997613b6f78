import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Of each month of 2026 how many each day had, and how many days it has. */
const months = [
  [10, 31],
  [20, 28],
  [30, 31],
  [50, 30],
] as const;
const asked = askedFile('2026-05-01', [
  'date,channel,sessions,signups',
  ...months.flatMap(([daily, length], month) =>
    Array.from(
      { length },
      (_, at) => `2026-0${month + 1}-${String(at + 1).padStart(2, '0')},Email,${daily},${daily / 10}`,
    ),
  ),
]);

describe('a mean of two times that are named is told of each', () => {
  test.each([
    ['average sessions per day in March and in April', [30, 50]],
    ['average sessions per day in march and april', [30, 50]],
    ['how many signups per day on average in March and in April', [3, 5]],
    ['daily average signups in February and in April', [2, 5]],
    ['average sessions per week in March and in April', [210, 350]],
    ['average sessions per day for email in March and in April', [30, 50]],
  ])('%s', async (question, values) => {
    const { tables } = await asked(question);
    expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual(values);
  });

  test('and is one where they are put together', async () => {
    const { tables } = await asked('average sessions per day in January and February together');
    expect(tables[0]?.rows).toEqual([[(31 * 10 + 28 * 20) / 59]]);
  });

  test('their days, weekdays and one stretch of both stay one', async () => {
    expect((await asked('sessions per day in March and April')).tables[0]?.rows).toHaveLength(61);
    expect((await asked('average sessions per weekday in March and in April')).tables[0]?.rows).toHaveLength(
      7,
    );
    const { tables } = await asked('average sessions per day from March to April');
    expect(tables[0]?.rows).toHaveLength(1);
  });

  test('of three each is offered', async () => {
    const { clarification } = await asked('average sessions per day in January, in February and in April');
    expect(clarification?.choices.map(({ question }) => question)).toEqual([
      'Average sessions per day in January 2026',
      'Average sessions per day in February 2026',
      'Average sessions per day in April 2026',
    ]);
  });
});
