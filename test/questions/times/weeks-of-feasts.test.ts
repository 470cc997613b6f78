import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** One sale a day, a hundred on each of the seven days from Monday, November 24, 2025. */
const shop = askedFile('2026-10-19', [
  'date,item,revenue',
  '2025-10-01,Rain Jacket,5.00',
  ...Array.from({ length: 90 }, (_, at) => {
    const date = new Date(Date.UTC(2025, 9, 1 + at)).toISOString().slice(0, 10);
    return `${date},Wool Beanie,${date >= '2025-11-24' && date <= '2025-11-30' ? 100 : 1}.00`;
  }),
]);

test.each([
  'did black friday week beat the week before it last year? Just need revenue.',
  'revenue in black friday week last year vs the week before',
  'revenue in the week of black friday 2025 vs the week before',
])('the week of a feast is the one from Monday that holds it: %s', async (question) => {
  const { tables } = await shop(question);
  expect(tables[0]?.rows[0]?.slice(1, 3), question).toEqual([700, 7]);
});

test('a weekend around a feast is asked about', async () => {
  expect((await shop('revenue on black friday weekend')).status).toBe('clarification_needed');
});

test.each(['revenue of wool beanies in November', 'revenue of beanies in November'])(
  'a name in the plural: %s',
  async (question) => {
    expect((await shop(question)).tables[0]?.rows[0]?.[0], question).toBe(723);
  },
);

test('Giving Tuesday is its day, and no name with giving in it', async () => {
  const gifts = askedFile('2025-11-01', [
    'date,campaign,donations',
    '2024-12-03,Clean Water,7',
    '2024-12-03,Monthly Giving,2',
    '2024-12-10,Monthly Giving,5',
  ]);
  expect((await gifts('how many donations on giving tuesday 2024')).tables[0]?.rows[0]?.[0]).toBe(9);
});
