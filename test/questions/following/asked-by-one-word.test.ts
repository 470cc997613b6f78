import { expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,branch,sales_rep,platform,orders,revenue',
  ...['2026-02-10', '2026-03-10'].flatMap((day, at) => [
    `${day},Deal,June Carter,web,${4 + at},40`,
    `${day},Deal,Mark Hill,ios,2,30`,
    `${day},Over,June Carter,ios,3,30`,
    `${day},Over,Mark Hill,web,6,90`,
    `${day},Bath,Will Best,ios,20,100`,
  ]),
  '2026-01-01,Bath,Will Best,ios,1,5',
  '2026-02-28,Bath,Will Best,ios,1,5',
  '2026-03-31,Bath,Will Best,ios,1,5',
];
const followed = followedFile('2026-04-01', LINES);

test('where? behind a number is told by the one column of places', async () => {
  const { tables } = await followed('orders in March', 'where?');
  expect(tables[0]?.rows).toEqual([
    ['Bath', 21],
    ['Over', 9],
    ['Deal', 7],
  ]);
});

test('who? behind a number is told by those who work there', async () => {
  const { tables } = await followed('orders in February', 'who?');
  expect(tables[0]?.columns[0]).toBe('Sales rep');
});

test('where? in a place that was named already is asked back by the other columns', async () => {
  const { status, clarification } = await followed('orders in Deal in March', 'where?');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices[0]?.question).toMatch(/by sales rep.*Deal.*March/);
});

test('when? is asked back with the units of time', async () => {
  const { clarification } = await followed('orders in March', 'when?');
  expect(clarification?.choices[0]?.question).toBe('Orders by day in March 2026');
});

test('the cheapest of what one costs has the lowest', async () => {
  const { headline } = await followed('revenue per order by branch in February', 'cheapest?');
  expect(headline).toMatch(/^Bath had the lowest/);
});

test('who sold the most behind two branches is one of their reps', async () => {
  const { tables, headline } = await followed('orders in Deal vs Over in March', 'who had the most orders?');
  expect(tables[0]?.rows[0]).toEqual(['June Carter', 8]);
  expect(headline).toMatch(/Deal.*Over/);
});

test('another number by part behind two branches is of those two', async () => {
  const { tables } = await followed('orders in Deal vs Over in March', 'revenue by platform');
  expect(tables[0]?.rows).toEqual([
    ['web', 130],
    ['ios', 60],
  ]);
});

test('where the drop was behind how one of them did is asked by its parts', async () => {
  const { status, clarification } = await followed('how did Deal do in March?', 'where was the drop?');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices[0]?.question).toMatch(/^Which sales reps lost the most/);
});

test('a platform called web moves as any other name does', async () => {
  const { headline } = await followed('did web shrink in March?');
  expect(headline).toMatch(/^No: 11 orders/);
});
