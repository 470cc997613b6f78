import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/** Of each outlet so many orders a day; visits are counted first. */
const ROWS: readonly (readonly [string, string, number])[] = [
  ['Web orders', 'Member', 1],
  ['Web orders', 'Guest', 2],
  ['Phone sales', 'Member', 4],
  ['Tap Yard', 'Guest', 8],
];
const ask = followedFile('2026-03-09', [
  'date,outlet,buyer,visits,orders,sales,litres',
  ...['2026-03-07', '2026-03-08'].flatMap((day) =>
    ROWS.map(([outlet, buyer, orders]) =>
      [day, outlet, buyer, orders * 10, orders, orders * 100, orders * 5].join(','),
    ),
  ),
]);

describe('a name that holds the word of a number', () => {
  test.each([
    ['how many web orders in march', [[6]]],
    ['web orders in march', [[6]]],
    ['orders from Web orders in march', [[6]]],
    ['visits from Web orders in march', [[60]]],
    ['web orders litres in march', [[30]]],
    ['Web orders sales in march', [[600]]],
    ['phone sales in march', [[800]]],
    ['orders of phone sales in march', [[8]]],
    ['orders without Web orders in march', [[24]]],
    [
      'sales by buyer for web orders in march',
      [
        ['Guest', 400],
        ['Member', 200],
      ],
    ],
    [
      'litres in Web orders vs Tap Yard in march',
      [
        ['Tap Yard', 80],
        ['Web orders', 30],
      ],
    ],
    // No name
    ['orders in march', [[30]]],
    ['online orders in march', [[30]]],
  ])('%s', async (question, rows) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows.toSorted(), headline).toEqual(rows);
  });

  test('is asked for by the number of the question before', async () => {
    const { tables, headline } = await ask('sales at Tap Yard in march', 'and web orders?');
    expect(tables[0]?.rows, headline).toEqual([[600]]);
  });

  test('is no name where a column is called so', async () => {
    const own = followedFile('2026-03-09', [
      'date,outlet,web orders,orders',
      '2026-03-08,Web orders,1,3',
      '2026-03-08,Tap Yard,2,5',
    ]);
    const { tables, headline } = await own('web orders yesterday');
    expect(tables[0]?.rows, headline).toEqual([[3]]);
  });
});
