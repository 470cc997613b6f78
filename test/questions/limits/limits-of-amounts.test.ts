import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** On the first of June 50 orders for 900, on the second 70 for 2,500, on the third 80 for 700; all in Leeds, as many again in York. */
const ask = askedFile('2026-06-04', [
  'date,city,channel,orders,revenue',
  '2026-06-01,Leeds,Email,50,900',
  '2026-06-02,Leeds,Email,70,2500',
  '2026-06-03,Leeds,Direct,80,700',
  '2026-06-01,York,Direct,5,90',
]);

describe('an amount of money limits the number that it is of', () => {
  test.each([
    ['days in June with over 60 orders and under 2000 pounds of revenue', ['2026-06-03']],
    ['days in June with over 60 orders and under £2,000 of revenue', ['2026-06-03']],
    ['days in June with over 60 orders and under 2000 of revenue', ['2026-06-03']],
    ['days in June with under 2000 pounds of revenue and over 60 orders', ['2026-06-03']],
    ['days in June with over 60 orders and under 75 orders', ['2026-06-02']],
  ])('%s', async (question, days) => {
    const { status, headline, tables } = await ask(question);
    expect(status, headline).toBe('answered');
    expect(tables[0]?.rows.map(([day]) => day)).toEqual(days);
  });

  test('and their count is of both limits', async () => {
    const { tables } = await ask('how many days in June had over 60 orders and under 500 pounds of revenue?');
    expect(tables[0]?.rows).toEqual([[0]]);
  });
});

const bakery = askedFile('2026-04-01', [
  'date,rep,units_sold,net_sales,cost_of_goods,no_shows,late_cancels',
  '2026-03-02,Ann,900,6000,10,3,4',
  '2026-03-03,Ben,400,5000,10,5,6',
]);

describe('what is sold in coins is money', () => {
  test.each([
    ['which reps sold more than 5500 pounds in March?', [['Ann', 6000]]],
    ['which reps sold over £5500 in March', [['Ann', 6000]]],
    ['days in March with net sales on top of 5500', [['2026-03-02', 6000]]],
    [
      'which reps sold more than 300 in March?',
      [
        ['Ann', 900],
        ['Ben', 400],
      ],
    ],
  ])('%s', async (question, rows) => {
    expect((await bakery(question)).tables[0]?.rows).toEqual(rows);
  });
});

describe('counts have a sum where it is asked for as such', () => {
  test.each([
    ['sum of no shows and late cancels in March', [[18]]],
    ['no shows plus late cancels in March', [[18]]],
    ['no shows and late cancels in March', [[8, 10]]],
  ])('%s', async (question, rows) => {
    expect((await bakery(question)).tables[0]?.rows).toEqual(rows);
  });
});
