import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const sessions = askedFile('2026-03-10', [
  'date,channel,sessions,revenue',
  '2026-03-02,Direct,30,10',
  '2026-03-02,Email,5,4',
  '2026-03-03,Direct,8,7',
  '2026-03-03,Email,6,2',
]);
const users = askedFile('2026-03-10', [
  'date,source,sessions,users',
  '2026-03-02,google,30,20',
  '2026-03-02,bing,5,4',
  '2026-03-03,google,8,7',
]);

test.each([
  ['days with more than 20 visitors in March', [['2026-03-02', 35]]],
  ['channels with more than 20 visitors in March', [['Direct', 38]]],
  ['days with fewer than 20 visitors in March', [['2026-03-03', 14]]],
])('%s: people are counted by their sessions within a limit as well', async (question, rows) => {
  expect((await sessions(question)).tables[0]?.rows).toEqual(rows);
});

test('and what came in on such days', async () => {
  expect((await sessions('revenue on days with more than 20 visitors in March')).tables[0]?.rows).toEqual([
    [14],
  ]);
});

test('whether there was such a day is decided by them', async () => {
  expect((await sessions('did any channel have more than 30 visitors in March')).headline).toMatch(/^Yes: /);
});

test('where users are counted they are meant', async () => {
  expect((await users('days with more than 10 visitors from google in March')).tables[0]?.rows).toEqual([
    ['2026-03-02', 20],
  ]);
});

test('so many buyers are asked about, as buyers are', async () => {
  const shop = askedFile('2026-03-10', ['date,channel,sessions,purchases', '2026-03-02,Direct,30,2']);
  const { status, clarification } = await shop('days with more than 1 buyers in March');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices).toHaveLength(2);
});
