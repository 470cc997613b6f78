import { expect, it } from 'vitest';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { answerToChain } from '../../asking/answer-to-chain.ts';

/** Bookings and guests a day: in September of each year, and on all other days. */
const ofDay = (day: Day): readonly [number, number] =>
  day.startsWith('2025-09') ? [10, 15] : day.startsWith('2026-09') ? [20, 45] : [1, 2];
const file = askableFile(
  [
    'date,bookings,nights',
    ...daysFrom('2025-08-01' as Day, '2026-10-11' as Day).map((day) => `${day},${ofDay(day).join(',')}`),
  ].join('\n'),
  '2026-10-12' as Day,
  'hotel.csv',
);
const answer = (...questions: readonly string[]) => answerToChain(questions, file);

const september = 'bookings last month';

it.each([
  'last year same month',
  'and last year same month?',
  'LY same month',
  'last year, the same month',
  "last year's same month",
  'previous year same month',
  'that month last year',
  'last year same period',
])('%s: the month that was asked about, and not the one that runs', async (text) => {
  const { tables } = await answer(september, text);
  expect(tables[0]?.rows).toEqual([['Bookings', 600, 300, 300, 1]]);
});

it('is asked for by itself, too, and with a number of its own', async () => {
  expect((await answer(september, 'what about last year same month?')).tables[0]?.rows).toEqual([[300]]);
  expect((await answer(september, 'nights last year same month')).tables[0]?.rows).toEqual([[450]]);
  expect((await answer(september, 'nights in the same month last year')).tables[0]?.rows).toEqual([[450]]);
});

it('a month is none of a week', async () => {
  const { status, clarification } = await answer('bookings last week', 'last year same month');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map(({ question }) => question)).toEqual(
    expect.arrayContaining(['Bookings in October 2025', 'Bookings from October 6, 2025 to October 12, 2025']),
  );
});

it('what runs and is behind no month is that of today', async () => {
  const { tables } = await answer('bookings last year same month');
  expect(tables[0]?.rows).toEqual([['Bookings', 11, 11, 0, 0]]);
});

it('some days of a month are held against as many', async () => {
  const { tables } = await answer('bookings this month', 'same month last year');
  expect(tables[0]?.rows).toEqual([[11]]);
  // From September 20 on, and not all of September
  expect(tables[1]?.rows[0]?.slice(1, 3)).toEqual([11, 110]);
});
