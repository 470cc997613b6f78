import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** On March 4 there was no row at all, on March 3 none of tents, and stoves are there from the first day to the last. */
const ask = askedFile('2026-03-07', [
  'date,item_name,city,items_viewed,items_purchased',
  '2026-03-02,Tent,Leeds,9,2',
  '2026-03-02,Stove,York,5,1',
  '2026-03-03,Stove,Leeds,4,3',
  '2026-03-05,Tent,York,6,1',
  '2026-03-05,Stove,York,6,4',
  '2026-03-06,Tent,York,6,1',
]);

test.each(['how many tents were purchased on March 3', 'items purchased of Tent on March 3, 2026'])(
  '%s: days with rows, none of them of it, have none',
  async (question) => {
    const { tables, headline, explanation } = await ask(question);
    expect(tables[0]?.rows, headline).toEqual([[0]]);
    expect(explanation).toContain('there was none as far as the data tell');
  },
);

test('whether there was any is answered with no', async () => {
  const { headline } = await ask('did we sell any tents on March 3?');
  expect(headline).toMatch(/^No: no items purchased/);
});

test('a day without any row is not known', async () => {
  const { tables, headline, explanation } = await ask('items purchased of Tent on March 4, 2026');
  expect(tables[0]?.rows, headline).toEqual([[null]]);
  expect(explanation).not.toContain('as far as the data tell');
});

test('a rate of nothing is none', async () => {
  const { tables } = await ask('items purchased per item viewed of Tent on March 3, 2026');
  expect(tables[0]?.rows[0]?.[0] ?? null).toBeNull();
});
