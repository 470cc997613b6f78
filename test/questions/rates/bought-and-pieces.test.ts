import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Of 100 views 20 were put in a cart, 8 purchases were made of 16 pieces. */
const HEAD = 'date,product name,channel,item views,add to carts,checkouts,purchases,quantity,revenue';
const shop = askedFile('2026-03-04', [
  HEAD,
  '2026-03-02,Rolling Pin,Email,60,12,6,5,12,120',
  '2026-03-02,Muffin Tray,Direct,40,8,4,3,4,80',
]);
/** The same where no purchases are counted: what was bought are pieces. */
const pieces = askedFile('2026-03-04', [
  HEAD.replace(',purchases', ''),
  '2026-03-02,Rolling Pin,Email,60,12,6,12,120',
  '2026-03-02,Muffin Tray,Direct,40,8,4,4,80',
]);

test.each([
  [shop, 'view to purchase rate', 0.08],
  [shop, 'product view to order conversion rate', 0.08],
  [shop, 'item view to purchase rate', 0.08],
  [shop, 'buy rate', 0.08],
  [shop, 'cart to purchase rate', 0.4],
  [pieces, 'view to purchase rate', 0.16],
  [pieces, 'cart to purchase rate', 0.8],
])('%#: “%s” is of the purchases where they are counted', async (ask, question, value) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows[0]?.[0], headline).toBeCloseTo(value, 9);
});

test('purchases per view are told in percent', async () => {
  expect((await shop('view to purchase rate for the Rolling Pin')).headline).toMatch(/8\.33\s%/);
});

test.each([
  ['items per order', 2],
  ['average items per purchase', 2],
  ['items sold per order', 2],
  ['units per purchase', 2],
  ['item views per purchase', 12.5],
])('“%s” is so many pieces of each, and not how often they were seen', async (question, value) => {
  expect((await shop(question)).tables[0]?.rows[0]?.[0], question).toBe(value);
});

test('by channel, too, where that is what it is split by', async () => {
  const { tables } = await shop('items per order by channel');
  expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
    ['Email', 2.4],
    ['Direct', 4 / 3],
  ]);
});
