import { expect, it } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const ask = followedFile('2026-03-02', [
  'date,country,device,sessions,engaged_sessions',
  '2026-01-10,Germany,mobile,320,100',
  '2026-01-10,Austria,mobile,110,50',
  '2026-01-10,France,mobile,70,30',
  '2026-02-10,Germany,mobile,310,120',
  '2026-02-10,Austria,mobile,160,40',
  '2026-02-10,France,mobile,75,30',
]);
const BOTH = [
  ['Austria', 160, 110],
  ['Germany', 310, 320],
];

it.each([
  ['sessions from germany in february vs january', 'vs austria'],
  ['sessions from germany in february vs january', 'how does that compare to austria'],
  ['did sessions from germany fall in february', 'compared to austria'],
  ['germany and austria together: sessions in february vs january', 'separately'],
  ['germany and austria together: sessions in february vs january', 'which one explains it'],
])('%s, and then %s, is each of them in both times', async (first, then) => {
  const { tables } = await ask(first, then);
  expect(tables[0]?.rows.map((row) => row.slice(0, 3)).toSorted()).toEqual(BOTH);
});

it('is of the same number', async () => {
  const { headline } = await ask('engagement rate of germany in february vs january', 'vs austria');
  expect(headline).toMatch(/^Austria fell the most: now 25.% as engagement rate/);
});

it('puts one more beside those that were held against each other', async () => {
  const chain = ['sessions from germany last month', 'vs austria', 'and france'];
  expect((await ask(...chain)).tables[0]?.rows).toEqual([
    ['Germany', 310],
    ['Austria', 160],
    ['France', 75],
  ]);
  expect((await ask(...chain, 'compared to january')).tables[0]?.rows).toHaveLength(3);
});

it('asks back where the whole was told before', async () => {
  expect((await ask('did sessions fall in february', 'vs germany')).status).not.toBe('answered');
});
