import { describe, expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile, followedFile } from '../asking/asked-file.ts';

/** Each day: Lisbon on the app 4 bookings, 1 of them cancelled, on mobile web 6; Rome on the app 10; at weekends Rome has 10 more. */
const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const lines = daysFrom('2025-03-01' as Day, '2026-03-15' as Day).flatMap((day) => [
  `${day},Lisbon,app,Germany,40,4,1`,
  `${day},Lisbon,mobile web,United Kingdom,60,6,0`,
  `${day},Rome,app,Italy,50,${isWeekend(day) ? 20 : 10},2`,
]);
const file = ['date,destination,platform,market,sessions,bookings,cancellations', ...lines];
const ask = askedFile('2026-03-16', file);
const chain = followedFile('2026-03-16', file);

describe('what is left, lost and put together', () => {
  it.each([
    ['bookings not cancelled on March 3', 17],
    ['non-cancelled bookings on March 3', 17],
    ['how many bookings did we lose to cancellations on March 3', 3],
    ['bookings from Germany and the United Kingdom together on March 3', 10],
    ['share of app in the bookings of Lisbon on March 3', 0.4],
    ['share of Germany in bookings of Lisbon on March 3', 0.4],
  ])('%s', async (question, value) => {
    const { status, headline, tables } = await ask(question);
    expect(status, headline).toBe('answered');
    expect(tables[0]?.rows[0]?.at(-1), headline).toBeCloseTo(value);
  });

  it('no share of what was not called off is told as its number', async () => {
    expect((await ask('what share of bookings were not cancelled last month')).status).not.toBe('answered');
  });

  it('yes or no of weekends is said', async () => {
    expect((await ask('do we get more bookings on weekends')).headline).toMatch(/^Yes: /);
    expect((await ask('do we get fewer bookings on weekends')).headline).toMatch(/^No: /);
    expect(
      (await ask('is bookings per session higher for Lisbon than for Rome last month')).headline,
    ).toMatch(/^No: /);
  });
});

describe('behind another question', () => {
  it.each([
    [['bookings yesterday', 'same day last week?'], [['Bookings', 30, 30, 0, 0]]],
    [
      ['cancellations by destination last month', 'as a rate'],
      [
        ['Rome', 56 / 360, 360],
        ['Lisbon', 0.1, 280],
      ],
    ],
    [
      ['sessions by destination last month', 'average per booking'],
      [
        ['Lisbon', 10, 280],
        ['Rome', 1400 / 360, 360],
      ],
    ],
    [
      ['sessions by destination on March 3', 'worst first'],
      [
        ['Rome', 50],
        ['Lisbon', 100],
      ],
    ],
    [
      ['cancellations by destination on March 3', 'worst first'],
      [
        ['Rome', 2],
        ['Lisbon', 1],
      ],
    ],
    [['bookings in February', 'not cancelled'], [[640 - 84]]],
  ])('%j', async (questions, rows) => {
    const { status, headline, tables } = await chain(...questions);
    expect({ status, rows: tables[0]?.rows }, headline).toEqual({ status: 'answered', rows });
  });

  it('"and last year?" behind the same day last week is that day a year before', async () => {
    const { headline } = await chain('bookings yesterday', 'same day last week?', 'and last year?');
    expect(headline).toMatch(/Mar\s15,\s2026.*Mar\s16,\s2025/);
  });
});
