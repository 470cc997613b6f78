import { describe, expect, it, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

/** London cancels most of all, and Leeds the most of its own; the phone is first in Leeds alone. */
const ROWS = [
  'date,city,channel,orders,cancelled_orders,tips,revenue',
  ...Array.from({ length: 28 }, (_, at) => {
    const day = `2026-02-${String(at + 1).padStart(2, '0')}`;
    return [
      `${day},London,App,80,4,30.50,800.25`,
      `${day},London,Phone,20,1,10.25,200.50`,
      `${day},Leeds,App,4,1,1.50,40.25`,
      `${day},Leeds,Phone,6,1,2.25,60.75`,
    ];
  }).flat(),
];
const asked = askedFile('2026-03-02', ROWS);
const followed = followedFile('2026-03-02', ROWS);

describe('what each of them does to its own', () => {
  test.each([
    'what percentage of orders does each city cancel',
    'what share of orders did every city cancel in February',
    'cancelled orders by city in February as a share of orders',
  ])('%s', async (question) => {
    const { tables } = await asked(question);
    expect(tables[0]?.rows.map(([city, rate]) => [city, rate])).toEqual([
      ['Leeds', expect.closeTo(0.2)],
      ['London', expect.closeTo(0.05)],
    ]);
  });

  it('is no share of what each of them gets', async () => {
    const { tables } = await asked('what share of tips does each channel get in February');
    expect(tables[0]?.rows.map((row) => row[0])).toEqual(['App', 'Phone']);
    expect(tables[0]?.columns.at(-1)).toBe('Share');
  });

  it('is told of one number over another behind it', async () => {
    const ofRevenue = await followed('tips in February', 'what percent of revenue', 'by channel');
    expect(ofRevenue.tables[0]?.columns[1]).toBe('Tips per revenue');
    const cancelled = await followed('cancelled orders in February', 'as a percentage', 'by city');
    expect(cancelled.tables[0]?.rows[0]?.slice(0, 2)).toEqual(['Leeds', expect.closeTo(0.2)]);
  });
});

describe('those of a question before', () => {
  test.each([
    ['which city had the most orders in February', 560],
    ['orders by city in February', 728],
  ])('%s: how many of those were by phone are orders', async (first, expected) => {
    const { tables } = await followed(first, 'how many of those were Phone?');
    expect(tables[0]?.columns).toEqual(['Orders']);
    expect(tables[0]?.rows).toEqual([[expected]]);
  });
});

it('tells which grew most by the percentage, where that is asked for', async () => {
  const grown = followedFile('2026-03-02', [
    'date,city,orders',
    '2026-01-10,London,100',
    '2026-01-10,Leeds,10',
    '2026-02-10,London,120',
    '2026-02-10,Leeds,20',
  ]);
  const { headline } = await grown('orders by city, February vs January', 'which grew most?', 'in percent');
  expect(headline).toMatch(/^Leeds grew the most in percent/);
});

describe('where one comes first', () => {
  test.each([
    ['in which city is phone the top channel'],
    ['for which cities is the phone the biggest channel?'],
    ['in which cities is the app number one?'],
  ])('%s is asked back with the first of each', async (question) => {
    const { status, clarification } = await asked(question);
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices[0]?.question).toBe('Top channel in each city');
  });

  it('is not where it has the most', async () => {
    const { tables } = await asked('which city has the most orders by phone');
    expect(tables[0]?.rows[0]).toEqual(['London', 560]);
  });
});

describe('what became of them, and how', () => {
  test.each([
    ['how many orders were completed in February', 'completed'],
    ['how many orders were delivered in February', 'delivered'],
    ['how many orders arrived in February', 'arrived'],
    ['orders in February in person', 'in person'],
    ['orders in groups in February', 'in groups'],
    ['orders placed in advance in February', 'in advance'],
  ])('%s is not all of them', async (question, word) => {
    const { status, headline, clarification } = await asked(question);
    expect(status).toBe('clarification_needed');
    expect(`${headline} ${clarification?.question}`).toContain(word);
  });

  test.each(['orders in February, thanks in advance', 'how many orders were placed in February'])(
    '%s',
    async (question) => {
      expect((await asked(question)).tables[0]?.rows).toEqual([[3080]]);
    },
  );
});
