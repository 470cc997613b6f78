import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** The week from Monday, March 2: 1, 2, 4, 8, 16, 32 and 64 at the counter, and on each day 100 from lockers. */
const ask = askedFile('2026-03-09', [
  'date,handover,loans',
  ...[1, 2, 4, 8, 16, 32, 64].flatMap((loans, day) => [
    `2026-03-0${day + 2},counter,${loans}`,
    `2026-03-0${day + 2},locker,100`,
  ]),
]);
const sum = async (question: string) => (await ask(question)).tables[0]?.rows[0]?.at(-1);

test.each([
  ['loans at the counter last week except Mondays and Fridays', 110],
  ['loans at the counter last week excluding Mondays and Fridays', 110],
  ['loans at the counter last week not on Mondays or Fridays', 110],
  ['loans at the counter last week not on Mondays nor on Fridays', 110],
  ['loans at the counter last week apart from Mondays, Tuesdays and Fridays', 108],
  ['loans at the counter last week without Mondays and without Fridays', 110],
  ['loans at the counter last week without weekends and Fridays', 15],
  ['loans last week except lockers and Mondays', 126],
  ['loans last week except Mondays and lockers', 126],
])('all of them are left out: %s', async (question, loans) => {
  expect(await sum(question)).toBe(loans);
});

test.each([
  ['loans at the counter last week except Mondays', 126],
  ['loans last week except lockers and on Mondays', 1],
])('and no more than that: %s', async (question, loans) => {
  expect(await sum(question)).toBe(loans);
});

test('days that are held against each other stay two', async () => {
  const { tables } = await ask('loans at the counter last week on Mondays vs Fridays');
  expect(tables[0]?.rows.map(([name, loans]) => [name, loans])).toEqual([
    ['Mondays', 1],
    ['Fridays', 16],
  ]);
});

test('all days left out leave none', async () => {
  expect((await ask('loans last week except weekdays and weekends')).status).toBe('clarification_needed');
});
