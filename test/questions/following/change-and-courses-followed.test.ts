import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/** Dives of January, February and March: Reef 10, 60, 90; Wreck 40, 100, 110; Cave 5, 5, 6. Most are at Wreck, most came on top at Reef. */
const answer = followedFile('2026-04-02', [
  'date,site,dives,tips',
  '2026-01-31,Reef,10,1',
  '2026-01-31,Wreck,40,4',
  '2026-01-31,Cave,5,5',
  '2026-02-01,Reef,60,1',
  '2026-02-28,Wreck,100,2',
  '2026-02-28,Cave,5,9',
  '2026-03-01,Reef,90,8',
  '2026-03-31,Wreck,110,3',
  '2026-03-31,Cave,6,7',
]);
const rowsOf = async (...questions: readonly string[]) => (await answer(...questions)).tables[0]?.rows;

describe('behind a change', () => {
  test('who contributed most is asked of the change', async () => {
    const rows = await rowsOf('did dives go up in March?', 'which site contributed most?');
    expect(rows?.[0]?.slice(0, 4)).toEqual(['Reef', 90, 60, 30]);
  });

  test('and of the whole behind a number', async () => {
    const rows = await rowsOf('dives in March', 'which site contributed most?');
    expect(rows?.[0]?.[0]).toBe('Wreck');
  });
});

describe('last month behind the last month is the one before it', () => {
  test.each([
    [['dives in March', 'and last month?'], [[165]]],
    [['dives in January', 'and last month?'], [[206]]],
    [['dives last month', 'and last month?'], [[206]]],
  ])('%s', async (questions, rows) => expect(await rowsOf(...questions)).toEqual(rows));
});

describe('rows and courses that were told', () => {
  test('are sorted by another number, and stay the same', async () => {
    expect(await rowsOf('top 2 sites by dives in March', 'add tips', 'sort by tips')).toEqual([
      ['Reef', 90, 8],
      ['Wreck', 110, 3],
    ]);
  });

  test.each([
    [['dives at Reef by month', 'vs Wreck']],
    [['dives at Reef by month', 'and Wreck?', 'compare them']],
  ])('%s: a course of each', async (questions) => {
    expect(await rowsOf(...questions)).toContainEqual(['2026-02-01', 'Wreck', 100]);
    expect(await rowsOf(...questions)).toContainEqual(['2026-03-01', 'Reef', 90]);
  });

  test('the rest of them', async () => {
    expect(await rowsOf('dives at Reef in March', 'and the rest of them?')).toEqual([[116]]);
  });
});

describe('of what a ranking told', () => {
  test.each([
    // Reef and Wreck together, without Cave
    [
      ['top 2 sites by dives in 2026', 'which month was best?'],
      ['2026-03-01', 200],
    ],
    [
      ['which site had the most dives in March?', 'how many?'],
      ['Wreck', 110],
    ],
    [
      ['which site had the most dives in March?', 'and the least?', 'how many?'],
      ['Cave', 6],
    ],
    [['top 2 sites by dives in March', 'tips of the second'], [8]],
  ])('%s', async (questions, row) => {
    expect((await rowsOf(...questions))?.[0]).toEqual(row);
  });
});
