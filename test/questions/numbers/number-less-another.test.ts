import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-04-04', [
  'date,market,bookings,cancellations,revenue,refunds,emails_sent,delivered',
  '2026-03-02,Spain,10,4,900.00,100.50,50,45',
  '2026-03-03,Italy,8,1,500.00,0.00,40,',
]);

test.each([
  ['bookings minus cancellations in March', [[13]]],
  ['bookings less cancellations in March', [[13]]],
  ['net bookings (bookings minus cancellations) in March', [[13]]],
  ['net revenue after refunds in March', [[1299.5]]],
  ['bookings after cancellations in March 2026', [[13]]],
  [
    'bookings minus cancellations by market in March',
    [
      ['Italy', 7],
      ['Spain', 6],
    ],
  ],
  ['which market had the most revenue minus refunds in March', [['Spain', 799.5]]],
])('%s', async (question, rows) => {
  const { tables, status } = await ask(question);
  expect({ status, rows: tables[0]?.rows }).toEqual({ status: 'answered', rows });
});

test('what is left of one where the other is unknown is unknown, and no whole', async () => {
  const { tables } = await ask('emails sent minus delivered by market in March');
  expect(tables[0]?.rows).toEqual([
    ['Spain', 5],
    ['Italy', null],
  ]);
});

test.each(['revenue minus bookings in March', 'bookings minus Spain in March'])(
  '%s: coins and bookings have no difference, and a name is left out',
  async (question) => {
    const { tables } = await ask(question);
    expect(tables[0]?.rows ?? []).not.toContainEqual([1382]);
  },
);

test.each([
  'What is the difference between bookings and cancellations for each market in March?',
  'how many more bookings than cancellations did each market have in March',
  'gap between bookings and cancellations by market in March',
])('%s: how far apart two numbers are in each part, with both beside it', async (question) => {
  expect((await ask(question)).tables[0]?.rows, question).toEqual([
    ['Italy', 7, 8, 1],
    ['Spain', 6, 10, 4],
  ]);
});

test.each([
  'what is the difference between bookings and cancellations?',
  'difference between revenue and bookings by market in March',
])('%s: two words, and numbers of two units, have none', async (question) => {
  expect((await ask(question)).status).toBe('clarification_needed');
});
