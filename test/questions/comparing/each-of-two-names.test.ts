import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const visits = askedFile('2026-04-01', [
  'date,source,sessions,key_events,revenue',
  '2026-02-10,g2.com,9,1,9.00',
  '2026-02-10,bing,8,1,8.00',
  '2026-03-02,g2.com,40,4,80.00',
  '2026-03-03,g2.com,10,1,20.00',
  '2026-03-04,bing,50,2,50.00',
  '2026-03-05,x.com,30,2,10.00',
]);

const COUNTED = [
  ['g2.com', 50, 100],
  ['bing', 50, 50],
];

test('how two names did is told of each', async () => {
  const answer = await visits('how did g2.com and bing do in sessions and revenue last month');
  expect(answer.status).toBe('answered');
  expect(answer.tables[0]?.rows).toEqual(COUNTED);
});

test('how two names did without a number is told of each by its main numbers', async () => {
  const { tables } = await visits('how did g2.com and bing do last month?');
  expect(tables[0]?.columns).toContain('Sessions');
  expect(tables[0]?.rows.map(([name, sessions]) => [name, sessions])).toEqual([
    ['g2.com', 50],
    ['bing', 50],
  ]);
});

test('an average rate of two names is told of each', async () => {
  const { tables } = await visits('average revenue per session for g2.com and bing last month');
  expect(tables[0]?.rows).toEqual([
    ['g2.com', 2],
    ['bing', 1],
  ]);
});

test('a number beside a rate is told of each, too', async () => {
  const { tables } = await visits('sessions and revenue per session for g2.com and bing last month');
  expect(tables[0]?.rows).toEqual([
    ['g2.com', 50, 2],
    ['bing', 50, 1],
  ]);
});

test('together they are one', async () => {
  const { tables } = await visits('average revenue per session for g2.com and bing together last month');
  expect(tables[0]?.rows).toEqual([[1.5]]);
});

test('plain sums stay sums', async () => {
  const { tables } = await visits('sessions from g2.com and bing last month');
  expect(tables[0]?.rows).toEqual([[100]]);
});
