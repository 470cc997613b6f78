import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2024-05-01', [
  'date,product,revenue',
  '2024-03-30,Echo,20',
  '2024-03-30,Alpha,80',
  '2024-04-29,Alpha,110',
  '2024-04-30,Echo,-10',
]);

test.each([
  'share of Echo in revenue in April',
  'share of Echo in revenue in April vs March',
  'which product has the smallest share of revenue in April',
])('%s keeps the sign of what was taken off', async (question) => {
  expect((await ask(question)).headline).toMatch(/−10\s%/u);
});

test('of what is below zero in all there are no shares, beside another number, too', async () => {
  const ofShops = askedFile('2024-05-01', [
    'date,shop,orders,profit',
    '2024-04-01,North,30,-40',
    '2024-04-02,South,10,20',
  ]);
  const { tables } = await ofShops('share of orders and profit by shop in April');
  expect(tables[0]?.rows).toEqual([
    ['North', 30, 0.75, -40, null],
    ['South', 10, 0.25, 20, null],
  ]);
});
