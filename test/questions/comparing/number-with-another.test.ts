import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-02', [
  'date,route,tickets_sold,no_shows,fare_revenue,onboard_spend,refunds_issued',
  '2026-02-10,Oban,10,1,80,8,2',
  '2026-03-10,Oban,10,1,100,20,5',
  '2026-03-11,Largs,20,2,300,10,5',
]);

describe('two sums of money', () => {
  test.each([
    'total revenue including onboard spend in March',
    'fare revenue plus onboard spend in March',
    'fare revenue and onboard spend combined in March',
    'the sum of fare revenue and onboard spend in March',
  ])('are one number: %s', async (question) => {
    const { tables, headline } = await asked(question);
    expect(tables[0]?.rows, headline).toEqual([[430]]);
    expect(tables[0]?.columns).toEqual(['Fare revenue plus onboard spend']);
  });

  test('are one by parts, too', async () => {
    expect((await asked('revenue including onboard spend by route in March')).tables[0]?.rows).toEqual([
      ['Largs', 310],
      ['Oban', 120],
    ]);
  });

  test('of money there is the least, and not the fewest', async () => {
    const { headline } = await asked('which route had the least revenue including onboard spend in March?');
    expect(headline).toMatch(/^Oban had the least fare revenue plus onboard spend/);
  });
});

test('side by side they stay two', async () => {
  expect((await asked('fare revenue and onboard spend in March')).tables[0]?.rows).toEqual([[400, 30]]);
});

test.each(['revenue including refunds in March', 'tickets sold plus no shows in March'])(
  'what is taken off, or no money, is asked about: %s',
  async (question) => {
    expect((await asked(question)).status).toBe('clarification_needed');
  },
);

test('what one listens on average is the hours of each', async () => {
  const podcast = askedFile('2026-04-02', ['date,show,listeners,hours_listened', '2026-03-10,Maps,10,25']);
  const { tables, headline } = await podcast('how many hours does a listener listen on average');
  expect(tables[0]?.rows, headline).toEqual([[2.5]]);
});
