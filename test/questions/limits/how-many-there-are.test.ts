import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Twelve cities in March and in April; the first ones have the most, and every one has a few more in April. */
const cities = 'Oslo Rome Lima Kyiv Bern Cork Nice Graz Linz Pisa Bonn Lyon'.split(' ');
const ask = askedFile('2026-05-01', [
  'date,city,device,orders',
  ...cities.flatMap((city, at) =>
    ['2026-03-02', '2026-04-06'].map(
      (day, month) => `${day},${city},${at % 2 ? 'mobile' : 'desktop'},${200 - 10 * at + month * (at + 1)}`,
    ),
  ),
]);
const listed = async (question: string) => {
  const { tables } = await ask(question);
  return tables.map(({ rows, among }) => [rows.length, among]);
};

test.each([
  ['top 3 cities by orders in March', [[3, 12]]],
  [
    'which city had the most orders in March',
    [
      [1, 12],
      [9, undefined],
    ],
  ],
  ['worst cities by orders in March', [[10, 12]]],
  ['top 3 cities by growth in orders from March to April', [[3, 12]]],
  [
    'what share of orders did the top 3 cities have in March',
    [
      [1, undefined],
      [3, 12],
    ],
  ],
])('%s: how many there are is told with those that are listed', async (question, rows) => {
  expect(await listed(question)).toEqual(rows);
});

test.each(['orders by city in March', 'top 20 cities by orders in March', 'orders in March'])(
  '%s: whole, so nothing is told of more',
  async (question) => {
    for (const [, among] of await listed(question)) expect(among).toBeUndefined();
  },
);
