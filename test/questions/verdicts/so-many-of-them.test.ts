import { describe, expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile, followedFile } from '../asking/asked-file.ts';

/** Orders in June and July, all on the first day: Oslo 50 and 60, Bergen 45 and 40, Turku 30 and 25, Narvik 6 and 5. */
const lines = [
  'date,city,orders',
  '2026-06-01,Oslo,50',
  '2026-06-01,Bergen,45',
  '2026-06-01,Turku,30',
  '2026-06-01,Narvik,6',
  '2026-07-01,Oslo,60',
  '2026-07-01,Bergen,40',
  '2026-07-01,Turku,25',
  '2026-07-01,Narvik,5',
  ...daysFrom('2026-06-02' as Day, '2026-07-31' as Day).map((day) => `${day},Oslo,0`),
];
const ask = askedFile('2026-08-01', lines);
const told = async (question: string) => {
  const { headline, tables } = await ask(question);
  return { headline, rows: tables[0]?.rows.length };
};

describe('how many there are to be decides, and all of them are listed', () => {
  test.each([
    ['Are there exactly two cities with more than 20 orders in July 2026?', /^No: 3 cities/, 3],
    ['Are there exactly three cities with more than 20 orders in July 2026?', /^Yes: 3 cities/, 3],
    ['Is there only one city with more than 20 orders in July 2026?', /^No: 3 cities/, 3],
    ['Is there only one city with more than 50 orders in July 2026?', /^Yes: 1 city/, 1],
    ['Is there more than one city with more than 50 orders in July 2026?', /^No: 1 city/, 1],
    ['Are there at least two cities with more than 20 orders in July 2026?', /^Yes: 3 cities/, 3],
    ['Are there fewer than three cities with more than 20 orders in July 2026?', /^No: 3 cities/, 3],
    ['Are there more than three cities with more than 20 orders in July 2026?', /^No: 3 cities/, 3],
    ['Are there at most 3 cities with more than 20 orders in July 2026?', /^Yes: 3 cities/, 3],
    ['Did exactly two cities have more than 30 orders in July 2026?', /^Yes: 2 cities/, 2],
    ['Did two cities have more than 30 orders in July 2026?', /^Yes: 2 cities/, 2],
    ['Did three cities have more than 30 orders in July 2026?', /^No: 2 cities/, 2],
    ['Did two cities have more than 20 orders in July 2026?', /^3 cities/, 3],
    ['Is there exactly one day with more than 130 orders in July 2026?', /^No: no day/, 0],
    ['Is there exactly one day with more than 120 orders in July 2026?', /^Yes: one day/, 1],
  ])('%s', async (question, headline, rows) => {
    expect(await told(question)).toEqual({ headline: expect.stringMatching(headline), rows });
  });

  test('a number of the metric stays a limit', async () => {
    expect((await told('Were there more than 100 orders in July 2026?')).headline).toMatch(
      /^Yes: 130 orders/,
    );
  });

  test('another month behind it is decided anew', async () => {
    const { headline } = await followedFile('2026-08-01', lines)(
      'Are there exactly three cities with more than 20 orders in July 2026?',
      'and in June 2026?',
    );
    expect(headline).not.toMatch(/^(?:Yes|No)/);
  });
});

test.each([
  ['Did most cities have more orders in July 2026 than in June 2026?', /^No: 1 of the 4 cities rose/],
  ['Did most cities have fewer orders in July 2026 than in June 2026?', /^Yes: 3 of the 4 cities fell/],
])('most of them: %s', async (question, headline) => {
  expect((await told(question)).headline).toMatch(headline);
});

describe('where days have no data', () => {
  const open = askedFile(
    '2026-08-01',
    lines.filter((line) => !line.startsWith('2026-07-2')),
  );

  test.each([
    ['Are there exactly two cities with more than 20 orders in July 2026?', /^No: 3 cities/],
    ['Are there at least two cities with more than 20 orders in July 2026?', /^Yes: 3 cities/],
    ['Are there exactly three cities with more than 20 orders in July 2026?', /^3 cities/],
    ['Are there at least four cities with more than 20 orders in July 2026?', /^3 cities/],
  ])('so many may be more: %s', async (question, headline) => {
    expect((await open(question)).headline).toMatch(headline);
  });
});
