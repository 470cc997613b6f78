import { describe, expect, test } from 'vitest';
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

/** Members enter free: at the kiosk 4 of their tickets were sold, and none to schools. */
const museum = askedFile('2026-04-01', [
  'date,ticket_type,sales_channel,tickets_sold,revenue',
  '2026-03-02,Adult,Kiosk,5,100',
  '2026-03-02,Family,Kiosk,3,150',
  '2026-03-02,Member,Kiosk,4,0',
  '2026-03-02,School,Website,2,10',
]);

describe('what is sold in pieces sells pieces, in every form', () => {
  test.each([
    [asked, 'which item sold the most in September', ['Camp Sandals', 15]],
    [asked, 'best selling item in September', ['Camp Sandals', 15]],
    [asked, 'how many items did we sell in September', [22]],
    [asked, 'which day did we sell the most Camp Sandals', ['2026-09-10', 15]],
    [asked, 'which items sold the most by revenue in September', ['Hiking Boots', 1000]],
    [asked, 'which city sold the most in September', ['London', 1000]],
    [asked, 'which category sold the most in September', ['Footwear', 1600]],
    [museum, 'which ticket type sold the least at the kiosk', ['Family', 3]],
    [museum, 'best selling ticket type at the kiosk', ['Adult', 5]],
  ])('%#: %s', async (ask, question, first) => {
    expect((await ask(question)).tables[0]?.rows[0]).toEqual(first);
  });

  test.each([
    'which ticket type is not sold at the kiosk',
    'which ticket type was never sold at the kiosk',
    'which ticket types were not sold at the kiosk in March',
  ])('free ones are sold, too, which is told: %s', async (question) => {
    const { tables, assumptions } = await museum(question);
    expect(tables[0]?.rows).toEqual([['School', 0]]);
    expect(assumptions).toContain('“sold” is read as tickets sold.');
  });

  test('who has ever sold more is told by pieces', async () => {
    const told = await headline('Has the Camp Sandals ever sold more than the Hiking Boots in a month?');
    expect(told).toMatch(/^Yes: in 1 of /);
  });
});
