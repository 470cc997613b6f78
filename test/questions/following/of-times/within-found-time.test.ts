import { describe, expect, test } from 'vitest';
import { followedFile } from '../../asking/asked-file.ts';

/**
 * Dives: January 90 (70 on the 5th), February 60, March 100: 60 on Monday, the 2nd, of them 20 rough, and 40 on the 16th. Rough seas are
 * of March 2 and February 10 alone.
 */
const answer = followedFile('2026-04-02', [
  'date,sea,site,dives,tips',
  '2025-12-01,swell,Reef,5,9',
  '2026-01-05,calm,Reef,70,7',
  '2026-01-06,calm,Reef,20,1',
  '2026-02-10,rough,Reef,60,2',
  '2026-03-02,calm,Reef,40,4',
  '2026-03-02,rough,Wreck,20,3',
  '2026-03-16,calm,Wreck,40,6',
]);

describe('what is asked within the best time is asked of the one that was found', () => {
  const BEST = ['dives in 2026 by month', 'which month was best?'];
  test.each([
    // Of the whole year it would be January 5
    [
      [...BEST, 'its best day?'],
      ['2026-03-02', 60],
    ],
    [['best month for dives in rough seas', 'how much in tips that month?'], [2]],
    [
      ['best month for dives in rough seas', 'by site'],
      ['Reef', 60],
    ],
    [['best month for dives', 'the month before?'], [60]],
  ])('%s', async (questions, row) => {
    expect((await answer(...questions)).tables[0]?.rows[0]).toEqual(row);
  });

  test('and not where it is asked of all again', async () => {
    expect((await answer(...BEST, 'best day in 2026?')).tables[0]?.rows[0]).toEqual(['2026-01-05', 70]);
  });
});

describe('of names and times that were told one behind the other', () => {
  test.each([
    [
      ['dives by month in 2026 on calm seas', 'and rough?', 'the two together'],
      ['2026-01-01', 90],
    ],
    [
      ['dives from Reef and Wreck in March', 'which has the most tips?'],
      ['Reef', 4],
    ],
    [['top 2 seas by dives', 'the others together?'], [5]],
    [
      ['share of dives from Reef in March', 'and the rest?'],
      [60, 100, 0.6],
    ],
    [['dives by site in March', 'only Reef and Wreck', 'together'], [100]],
  ])('%s', async (questions, row) => {
    expect((await answer(...questions)).tables[0]?.rows[0]).toEqual(row);
  });

  test('of one number nobody is the better one', async () => {
    expect((await answer('dives from Reef in March', 'which one has more tips?')).status).not.toBe(
      'answered',
    );
  });
});

describe('of those that moved', () => {
  test.each([
    // March against February: Wreck 60 after none, Reef 40 after 60
    [['which sites lost dives in March?', 'the worst one?'], 'Reef'],
    [['which sites gained dives in March?', 'the best one?'], 'Wreck'],
    [['which sites lost dives in March?', 'how many?'], 'Reef'],
  ])('%s', async (questions, name) => {
    const { tables } = await answer(...questions);
    expect(tables[0]?.rows.map(([site]) => site)).toEqual([name]);
  });

  test('the best of those that fell is nobody', async () => {
    expect((await answer('which sites lost dives in March?', 'the best one?')).status).not.toBe('answered');
  });
});
