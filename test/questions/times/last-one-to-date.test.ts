import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Today is Oct 12, 2026: of this month 11 days are over, of this quarter too, of this year those up to Oct 11. */
const ask = askedFile('2026-10-12', [
  'date,city,bookings',
  '2025-01-01,Rome,1',
  '2025-10-11,Rome,2',
  '2025-10-12,Rome,4',
  '2025-12-31,Rome,8',
  '2026-07-11,Rome,16',
  '2026-07-12,Rome,32',
  '2026-09-11,Rome,64',
  '2026-09-12,Rome,128',
  '2026-10-11,Rome,256',
]);

test.each([
  ['bookings last year to date', 3],
  ['bookings last year so far', 3],
  ['bookings last quarter to date', 16],
  ['bookings last quarter so far', 16],
  ['bookings last month to date', 64],
  ['bookings this month to date', 256],
])('%s: as much of it as of the one that is not over, which is said', async (question, value) => {
  const { tables, assumptions, status } = await ask(question);
  expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows: [[value]] });
  expect(JSON.stringify(assumptions)).toMatch(
    question.includes('last') ? /As much of it is counted/ : /\[\]/,
  );
});

test.each([
  ['bookings last year', 15],
  ['bookings last month', 192],
])('%s is the whole of it', async (question, value) => {
  const { tables } = await ask(question);
  expect(tables[0]?.rows).toEqual([[value]]);
});
