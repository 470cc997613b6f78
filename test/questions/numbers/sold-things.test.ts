import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,item_category,item_name,city,items_purchased,item_revenue',
  '2026-08-10,Footwear,Hiking Boots,London,10,2000',
  '2026-08-10,Footwear,Camp Sandals,London,10,400',
  '2026-08-10,Cooking,Cook Set,Leeds,10,500',
  '2026-09-10,Footwear,Hiking Boots,London,5,1000',
  '2026-09-10,Footwear,Camp Sandals,Leeds,15,600',
  '2026-09-10,Cooking,Cook Set,Leeds,2,100',
];
const asked = askedFile('2026-10-01', LINES);
const headline = async (question: string) => (await asked(question)).headline.replaceAll(/\s/g, ' ');

test('more of a thing is so many pieces, more in a city is money', async () => {
  expect(await headline('did we sell more boots in september than sandals')).toMatch(/^No: .* 5 against 15/);
  expect(await headline('did we sell more in london than in leeds in september')).toMatch(/^Yes: .*revenue/);
});

test('where but visits are counted, more of them that were sold is money', async () => {
  const visits = askedFile('2026-10-01', [
    'date,device,sessions,revenue',
    '2026-09-10,mobile,20,10',
    '2026-09-10,desktop,10,20',
  ]);
  expect((await visits('did we sell more mobile than desktop in september')).headline).not.toMatch(
    /20 against 10/,
  );
});

test.each([
  'average price of sold item per category in september',
  'average price of items sold by category in september',
])('%s: what the price is one of is no split', async (question) => {
  const { tables } = await asked(question);
  expect(tables[0]?.columns[0]).toBe('Item category');
  expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
    ['Footwear', 80],
    ['Cooking', 50],
  ]);
});

test("which item's revenue collapsed is asked of each item", async () => {
  expect(await headline("which item's revenue collapsed in september vs august")).toMatch(
    /^Hiking Boots lost the most: .*1,000 .* 2,000/,
  );
});
