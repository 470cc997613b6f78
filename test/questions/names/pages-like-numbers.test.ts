import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-01', [
  'date,landing_page,sessions,add_to_carts,revenue',
  '2026-02-02,/sale,30,3,300',
  '2026-02-02,/cart,20,9,200',
  '2026-02-02,/,50,2,600',
  '2026-03-03,/sale,40,1,100',
  '2026-03-03,/cart,10,8,50',
]);

test.each([
  ['sale page sessions in march', [40]],
  ['cart page sessions', [30]],
  ['sessions on the sale page in february', [30]],
  ['how much revenue does the sale page make', [400]],
])('a word before "page" is the page of that name, and no number: %s', async (question, row) => {
  expect((await asked(question)).tables[0]?.rows).toEqual([row]);
});

test('by month it is the course of that page', async () => {
  const { tables } = await asked('sale page sessions by month');
  expect(tables[0]?.rows).toEqual([
    ['2026-02-01', 30],
    ['2026-03-01', 40],
  ]);
});

test.each(['sales by page', 'pages by sales'])('elsewhere it is the number: %s', async (question) => {
  expect((await asked(question)).tables[0]?.rows[0]).toEqual(['/', 600]);
});
