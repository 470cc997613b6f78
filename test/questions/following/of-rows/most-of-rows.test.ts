import { describe, expect, test } from 'vitest';
import { followedFile } from '../../asking/asked-file.ts';

/** Dives and tips of March: Reef 50 and 10, Wreck 30 and 40, Cave 20 and 2. Reef had 60 dives in February, all rough. */
const answer = followedFile('2026-04-02', [
  'date,site,sea,dives,tips',
  '2026-02-01,Reef,rough,60,5',
  '2026-03-01,Reef,calm,50,10',
  '2026-03-01,Wreck,rough,30,40',
  '2026-03-31,Cave,rough,20,2',
]);

describe('the most of another number is that of the rows that were told', () => {
  test.each([
    [
      ['dives by site in March', 'most tips?'],
      ['Wreck', 40],
    ],
    [
      ['dives by site in March', 'and the fewest tips?'],
      ['Cave', 2],
    ],
    [
      ['dives by site in March', 'highest tips per dive?'],
      ['Wreck', 40 / 30],
    ],
    [
      ['dives by site on rough seas', 'most tips?'],
      ['Wreck', 40],
    ],
    // Of these two, Cave is none
    [
      ['top 2 sites by dives in March', 'lowest tips?'],
      ['Reef', 10],
    ],
    [
      ['dives by month in 2026', 'highest tips?'],
      ['2026-03-01', 52],
    ],
  ])('%s', async (questions, row) => {
    expect((await answer(...questions)).tables[0]?.rows[0]?.slice(0, 2)).toEqual(row);
  });

  test('a time is no number', async () => {
    expect((await answer('dives by site', 'best day?')).tables[0]?.columns[0]).toBe('Day');
  });
});

test('of all data there is no year before to hold against it', async () => {
  const { status } = await answer('dives by site', 'is that better than last year?');
  expect(status).toBe('clarification_needed');
});
