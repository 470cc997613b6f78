import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

/** Tents are looked at most and bought least, headlamps the other way round. */
const LINES = [
  'date,item_category,item_name,city,items_viewed,items_added_to_cart,items_purchased,item_revenue',
  ...['2026-01', '2026-02'].flatMap((month, at) => [
    `${month}-10,Shelter,Tent,Leeds,90,30,${2 + at},900`,
    `${month}-11,Light,Headlamp,Leeds,20,10,${9 - at},90`,
    `${month}-12,Light,Lantern,York,40,20,${5 + 5 * at},70`,
  ]),
];
const ask = askedFile('2026-03-01', LINES);
const namesIn = async (question: string) => (await ask(question)).tables[0]?.rows.map(([name]) => name);

describe('the name of a number that begins with the things of a column', () => {
  test.each([
    ['top 10 items sold last month', ['Lantern', 'Headlamp', 'Tent']],
    ['top 2 items purchased in January', ['Headlamp', 'Lantern']],
    ['top 2 items viewed', ['Tent', 'Lantern']],
    ['best items added to cart', ['Tent', 'Lantern', 'Headlamp']],
    ['worst 1 items sold in January', ['Tent']],
    ['Which 2 items sold best last month?', ['Lantern', 'Headlamp']],
    ['what were the top 1 items sold in Leeds', ['Headlamp']],
  ])('behind a place is both, the things and how they are ranked: %s', async (question, names) => {
    expect(await namesIn(question)).toEqual(names);
  });

  test('within each of another kind', async () => {
    expect((await ask('top 1 items sold in each city')).tables[0]?.rows).toEqual([
      ['Headlamp', 'Leeds', 17],
      ['Lantern', 'York', 15],
    ]);
  });

  test('of the course of each month it is asked', async () => {
    expect((await ask('top 10 items sold per month')).status).toBe('clarification_needed');
  });

  test('and the month before ranks them again', async () => {
    const { tables } = await followedFile('2026-03-01', LINES)(
      'top 10 items sold last month',
      'what about the month before?',
    );
    expect(tables[0]?.rows).toEqual([
      ['Headlamp', 9],
      ['Lantern', 5],
      ['Tent', 2],
    ]);
  });

  test.each([
    ['how many items sold last month?', [[21]]],
    ['top 1 days by items sold', [['2026-02-12', 10]]],
    [
      'items sold by city',
      [
        ['Leeds', 22],
        ['York', 15],
      ],
    ],
  ])('elsewhere it is the number alone: %s', async (question, rows) => {
    expect((await ask(question)).tables[0]?.rows).toEqual(rows);
  });
});
