import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Bookings of Oslo and Bergen on three days: 12 and 3, 4 and 14, 11 and 15; by one of two channels each. */
const ask = askedFile('2026-08-01', [
  'date,city,channel,bookings',
  '2026-07-01,Oslo,App,12',
  '2026-07-01,Bergen,App,3',
  '2026-07-02,Oslo,Desk,4',
  '2026-07-02,Bergen,App,14',
  '2026-07-03,Oslo,App,11',
  '2026-07-03,Bergen,Desk,15',
]);

describe('a limit that is to hold of each of two is not of both together', () => {
  test.each([
    'How many days in July 2026 did Oslo or Bergen have more than 10 bookings?',
    'How many days in July 2026 did both Oslo and Bergen have more than 10 bookings?',
    'On how many days in July 2026 did Oslo and Bergen each have more than 10 bookings?',
    'How many days in July 2026 had more than 10 bookings for both Oslo and Bergen?',
  ])('%s', async (question) => {
    const { status, clarification } = await ask(question);
    expect(status).toBe('clarification_needed');
    const choices = clarification?.choices ?? [];
    expect(choices).toHaveLength(3);
    const many = await Promise.all(
      choices.map(async (choice) => (await ask(choice.question)).tables[0]?.rows[0]?.[0]),
    );
    expect(many).toEqual([2, 2, 3]);
  });

  test('nor of the channels', async () => {
    const { status, clarification } = await ask(
      'Channels with more than 10 bookings in both Oslo and Bergen in July 2026',
    );
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices[0]?.question).toBe(
      'Channels with more than 10 bookings in Oslo in July 2026',
    );
  });

  test('and on each channel is on all of them', async () => {
    const { status, clarification } = await ask(
      'Cities with more than 10 bookings on each channel in July 2026',
    );
    expect(status).toBe('clarification_needed');
    expect(clarification?.choices[0]?.question).toBe('Cities with more than 10 bookings in July 2026');
  });
});

test.each([
  'How many days in July 2026 did Oslo and Bergen together have more than 10 bookings?',
  'How many days in July 2026 had more than 10 bookings from Oslo or Bergen?',
])('both together are told: %s', async (question) => {
  expect((await ask(question)).tables[0]?.rows).toEqual([[3]]);
});

test('of the first in each it keeps the rows', async () => {
  const { tables } = await ask(
    'In each city, the channel with the most bookings, only cities with more than 30 bookings',
  );
  expect(tables[0]?.rows).toEqual([['App', 'Bergen', 17]]);
});
