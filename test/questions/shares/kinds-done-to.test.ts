import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Spilled: 2.5 of 50 litres at the Tap, 1 of 40.5 at the Mill. */
const brewery = askedFile('2026-04-01', [
  'date,outlet,beer,orders,litres,sales,spilled litres,returns',
  '2026-03-02,Tap,Stout,5,20.5,80.5,1.5,2.5',
  '2026-03-02,Tap,Lager,9,29.5,90.25,1,0',
  '2026-03-02,Mill,Stout,4,10.5,40.5,0.5,0',
  '2026-03-02,Mill,Lager,8,30,95.5,0.5,1.5',
]);

test.each([
  ['what percent of beer was spilled at Tap in March', 0.05],
  ['what percentage of beer was spilled at Mill', 1 / 40.5],
  ['spilled litres per litre at Tap', 0.05],
])('“%s” is a part of all litres there, in percent', async (question, value) => {
  const { tables, headline } = await brewery(question);
  expect(tables[0]?.rows[0]?.[0], headline).toBeCloseTo(value, 9);
  expect(headline).toMatch(/\s%/);
});

test('of two places each has its own', async () => {
  const { tables } = await brewery('what percent of beer was spilled at Tap in March, Mill too');
  expect(tables[0]?.rows).toEqual([
    ['Tap', 0.05],
    ['Mill', 1 / 40.5],
  ]);
});

test('what nothing says to be a part of something is asked about, and how it spreads stays a choice', async () => {
  const { status, clarification } = await brewery('what percent of beer was returned at Tap in March');
  expect(status).toBe('clarification_needed');
  const choices = clarification?.choices.map(({ question }) => question).join(' / ');
  expect(choices).toMatch(/returns per sale at Tap in March/i);
  expect(choices).toMatch(/share of returns at Tap in March by beer/i);
});

test('how the spilled ones spread over the beers is told as ever', async () => {
  const { tables } = await brewery('share of all spilled litres by beer in March');
  expect(tables[0]?.rows[0]).toEqual(['Stout', 2, 2 / 3.5]);
});
