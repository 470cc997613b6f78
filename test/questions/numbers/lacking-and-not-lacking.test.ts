import { expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const SALES = [
  'Date,Branch,Episode Type,Net Sales,Cost of Goods,Labour Hrs,Items Viewed,Items Added to Cart',
  '2025-03-02,Bath,new episode,90.00,30.00,4,50,5',
  '2025-03-03,Wells,back catalogue,60.00,30.00,4,50,5',
  ...[
    '2026-03-16',
    '2026-03-17',
    '2026-03-18',
    '2026-03-19',
    '2026-03-20',
    '2026-03-21',
    '2026-03-22',
  ].flatMap((day) => [
    `${day},Bath,new episode,10.00,4.00,1,100,10`,
    `${day},Wells,back catalogue,8.00,5.00,2,100,30`,
  ]),
];
const asked = askedFile('2026-03-23', SALES);
const followed = followedFile('2026-03-23', SALES);

test('gross profit is the sales less what the goods cost', async () => {
  const { headline, tables } = await asked('gross profit by branch last week');
  expect(headline).toContain('minus cost of goods');
  expect(tables[0]?.rows).toEqual([
    ['Bath', 42],
    ['Wells', 21],
  ]);
  expect((await asked('net sales minus cost of goods last week')).tables[0]?.rows).toEqual([[63]]);
});

test('hours that a column holds are not denied', async () => {
  for (const question of ['cheapest branch per hour', 'profit by branch']) {
    const { status, headline } = await asked(question);
    expect(status).not.toBe('answered');
    expect(headline).not.toMatch(/hold no/);
  }
});

test('nights of stays are no hours of the day', async () => {
  expect((await asked('How many nights were booked?')).headline).toContain('nights');
});

test('new ones are new episodes beside those of the back catalogue', async () => {
  const { tables } = await asked('do back catalogue episodes beat new ones on net sales last week?');
  expect(tables[0]?.rows).toEqual([
    ['back catalogue', 56],
    ['new episode', 70],
  ]);
});

test('without Sunday behind a course leaves out all of them', async () => {
  const sunday = await followed('net sales by day last week', 'without Sunday');
  expect(sunday.tables[0]?.rows.length).toBe(6);
  const weekend = await followed('net sales by day last week', 'without the weekend');
  expect(weekend.tables[0]?.rows.length).toBe(5);
});

const YEARS = followedFile('2026-04-02', [
  'date,branch,sales',
  ...['2025', '2026'].flatMap((year) =>
    Array.from({ length: 31 }, (_, at) => `${year}-03-${String(at + 1).padStart(2, '0')}`).flatMap((day) => [
      `${day},Bath,${year === '2025' ? 9 : 7}`,
      `${day},Wells,5`,
    ]),
  ),
]);

test('against last March behind this March is a year before', async () => {
  const { tables } = await YEARS('sales in March 2026', 'vs last March');
  expect(tables[0]?.rows[0]?.slice(1, 3)).toEqual([31 * 12, 31 * 14]);
});

test('down on last year in March is that month of both years', async () => {
  const { tables } = await YEARS('which branches were down on last year in March?');
  expect(tables[0]?.rows[0]?.slice(0, 3)).toEqual(['Bath', 31 * 7, 31 * 9]);
});

test('leading to says what that lead to does', async () => {
  const { tables } = await asked('percentage of items viewed leading to items added to cart last week');
  expect(tables[0]?.rows).toEqual([[280 / 1400]]);
});
