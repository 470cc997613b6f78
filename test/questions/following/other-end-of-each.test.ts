import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const day = (at: number) => `2026-03-${String(at).padStart(2, '0')}`;
const lines = [
  'date,hotel,country,version,bookings,revenue',
  ...Array.from({ length: 31 }, (_, at) => [
    `${day(at + 1)},Vienna,Germany,5.1,${at === 12 ? 90 : 10 - (at % 3)},40`,
    `${day(at + 1)},Vienna,Austria,6.1,4,${at}`,
    `${day(at + 1)},Graz,Germany,6.1,${at > 3 ? 5 : 1},7`,
    `${day(at + 1)},Graz,Austria,5.1,${at > 3 ? 1 : 9},2`,
    `${day(at + 1)},Graz,Italy,6.1,2,9`,
  ]).flat(),
];
const asked = askedFile('2026-04-01', lines);
const followed = followedFile('2026-04-01', lines);

describe('behind a ranking within each', () => {
  test.each(['and the worst one?', 'and the lowest?', 'what about the smallest in each?'])(
    'the other end of it is told: %s',
    async (question) => {
      const { headline, tables } = await followed('Top country per hotel by bookings in March', question);
      expect(headline).toContain('fewest bookings');
      expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
        ['Italy', 'Graz'],
        ['Austria', 'Vienna'],
      ]);
    },
  );
});

describe('behind a place among all', () => {
  test('another part is where it is asked, and not who', async () => {
    const { headline } = await followed('Is Germany the biggest country by bookings?', 'and at Graz?');
    expect(headline).toMatch(/^Germany is number 1 of 3 countries by bookings with hotel Graz/);
  });

  test('another name of its kind is who', async () => {
    const { headline } = await followed('Is Germany the biggest country by bookings?', 'and Italy?');
    expect(headline).toMatch(/^Italy is number 3 of 3 countries/);
  });
});

test('the day before is that before the one that was found', async () => {
  const { tables } = await followed('best day for bookings in March', 'how many bookings the day before?');
  expect(tables[0]?.rows).toEqual([[8 + 4 + 5 + 1 + 2]]);
});

test('who is bigger already, of names that are numbers, is told of the last days', async () => {
  const { tables } = await asked('Is 6.1 already bigger than 5.1 in bookings?');
  expect(tables[0]?.rows[0]?.[1]).toBe(28 * (4 + 5 + 2) - 4);
});

test('a limit that may be of numbers in names is asked about', async () => {
  expect((await asked('versions above 5.1')).status).toBe('clarification_needed');
});

test('days since the last one within a limit are not counted since the last of all', async () => {
  expect((await asked('How many days since the last day with over 50 bookings?')).status).not.toBe(
    'answered',
  );
});

test('a sum that was reached is told with its month before the verb', async () => {
  const { tables } = await asked('On which day did bookings in March reach 100 in total?');
  expect(tables[0]?.rows[0]?.[0]).toBe('2026-03-04');
});
