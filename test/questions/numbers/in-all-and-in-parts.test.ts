import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** The 31 days of May 2026: each day 10 sessions of Email and 20 of Direct, 930 in all, of which 310 engaged. */
const ask = askedFile('2026-06-01', [
  'date,channel,sessions,engaged_sessions',
  ...Array.from({ length: 31 }, (_, at) => `2026-05-${String(at + 1).padStart(2, '0')}`).flatMap((day) => [
    `${day},Email,10,5`,
    `${day},Direct,20,5`,
  ]),
]);

const cellsOf = async (question: string) => (await ask(question)).tables.flatMap(({ rows }) => rows.flat());

describe('the mean and the number in all are both told', () => {
  test.each([
    'total sessions in May and the daily average',
    'total sessions in May, and how much per day on average',
    'average sessions per day in May, plus the total',
    'average sessions per day in May and in total',
    'sessions in May 2026: total and daily average',
  ])('%s', async (question) => {
    expect((await ask(question)).tables[0]?.rows, question).toEqual([[30, 930]]);
  });

  test('of weekdays, too', async () => {
    const cells = await cellsOf('average sessions per weekday in May and in total');
    expect(cells).toContain('Monday');
    expect(cells).toContain(930);
  });
});

describe('the parts and the number in all are both told', () => {
  test.each([
    'sessions by channel in May, and the total',
    'sessions by channel in May and overall',
    'sessions by channel in May plus total',
    'total sessions in May and per channel',
    'total sessions in May and sessions per channel',
  ])('%s', async (question) => {
    const cells = await cellsOf(question);
    expect(cells, question).toEqual(expect.arrayContaining(['Direct', 620, 'Email', 310, 930]));
  });

  test('what does not go together is asked about', async () => {
    for (const question of [
      'top 1 channel by sessions in May and the total',
      'total sessions by channel in May, and the average per day',
    ])
      expect((await ask(question)).status, question).toBe('clarification_needed');
  });
});

test('how many of them were of a kind that is counted is told beside all of them', async () => {
  const { tables } = await ask('how many sessions in May and how many of them were engaged');
  expect(tables[0]?.rows).toEqual([[930, 310]]);
});

describe('neighbours', () => {
  test.each([
    ['total sessions in May', [[930]]],
    ['average sessions per day in May', [[30]]],
    ['sessions and engaged sessions in May', [[930, 310]]],
  ])('%s', async (question, rows) => {
    expect((await ask(question)).tables[0]?.rows, question).toEqual(rows);
  });
});
