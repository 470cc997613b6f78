import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const quotes = askedFile('2026-11-16', [
  'date,branch,plumber,callouts,quotes_sent,quotes_accepted,quotes_declined,invoiced',
  '2026-10-03,Leith,Ann,9,20,10,2,800',
  '2026-10-04,Leith,Bob,3,10,2,6,100',
  '2026-09-04,Perth,Bob,3,10,9,1,900',
]);
const loans = askedFile('2026-11-16', [
  'date,office,applications_received,applications_approved,applications_rejected,applications_completed,deals_opened,deals_won',
  '2026-10-03,Leith,20,10,4,15,8,2',
]);
const visits = askedFile('2026-11-16', ['date,clinic,appointments,no_shows', '2026-10-03,Leith,20,5']);

test.each([
  [quotes, 'acceptance rate in October', 12 / 30],
  [quotes, 'quote acceptance rate in October', 12 / 30],
  [quotes, 'rate of acceptance in October', 12 / 30],
  [quotes, 'share of quotes accepted in October', 12 / 30],
  [quotes, 'what percentage of quotes was accepted in October?', 12 / 30],
  [quotes, 'decline rate in October', 8 / 30],
  [loans, 'approval rate in October', 10 / 20],
  [loans, 'rejection rate in October', 4 / 20],
  [loans, 'completion rate in October', 15 / 20],
  [loans, 'win rate in October', 2 / 8],
  [visits, 'no-show rate in October', 5 / 20],
])('%#: %s', async (asked, question, rate) => {
  expect((await asked(question)).tables[0]?.rows, question).toEqual([[rate]]);
});

test('of which two it is told is said, and read again', async () => {
  const { assumptions } = await quotes('acceptance rate in October');
  expect(assumptions).toContainEqual('“acceptance rate” is read as quotes accepted per quote sent.');
  expect((await quotes('quotes accepted per quote sent in October')).tables[0]?.rows).toEqual([[12 / 30]]);
});

test('who has the best of at least so many', async () => {
  const { tables } = await quotes(
    'which plumber has the best acceptance rate, only those with more than 15 quotes?',
  );
  expect(tables[0]?.rows[0]?.slice(0, 2)).toEqual(['Bob', 11 / 20]);
  const all = await quotes('which plumber has the best acceptance rate?');
  expect(all.tables[0]?.rows[0]?.[0]).toBe('Bob');
});

test.each(['lesson acceptance rate in October', 'attendance rate in October'])(
  'of what nobody counts it is not told: %s',
  async (question) => {
    expect((await quotes(question)).status).not.toBe('answered');
  },
);
