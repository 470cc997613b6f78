import { describe, expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { followedFile } from '../asking/asked-file.ts';

/**
 * March beside February: dives 90 after 100, of which Reef 50 after 40 (calm 45), Wreck 30 after 50, Cave 10 after 10; tips 60
 * after 80: Reef 30 after 20, Wreck 20 after 50, Cave 10 after 10.
 */
const chain = followedFile('2026-04-02', [
  'date,site,sea,dives,tips',
  '2026-02-01,Reef,calm,20,10',
  '2026-02-28,Reef,rough,20,10',
  '2026-02-01,Wreck,calm,50,50',
  '2026-02-28,Cave,rough,10,10',
  '2026-03-01,Reef,calm,45,25',
  '2026-03-31,Reef,rough,5,5',
  '2026-03-01,Wreck,rough,30,20',
  '2026-03-31,Cave,rough,10,10',
]);

const rowsOf = ({ tables }: Answer) => tables[0]?.rows;

const FOUND = ['which site had the most dives in March?', 'its tips'];

describe('the one that a question found stands by its name in all that follows', () => {
  test.each([
    ['did they rise?', [['Tips', 30, 20, 10, 0.5]]],
    ['how many days had more than 10?', [[1]]],
    ['which sea had the most?', [['calm', 25]]],
    ['and in February?', [[20]]],
  ])('%s', async (question, rows) => {
    expect(rowsOf(await chain(...FOUND, question))).toEqual(rows);
  });

  test.each(['why did they change?', 'weekends vs weekdays'])('%s: of nobody else', async (question) => {
    expect((await chain(...FOUND, question)).headline).toContain('Reef');
  });
});

describe('those that moved are asked about by their names', () => {
  test.each([
    // Wreck lost most: 20 dives
    [
      ['which site lost the most dives in March?', 'its tips'],
      ['Tips', 20, 50, -30, -0.6],
    ],
    [
      ['which site lost the most dives in March?', 'on which sea?'],
      ['rough', 30, 0, 30, 'from nothing'],
    ],
    [
      ['which sites fell in dives in March?', 'their tips'],
      ['Tips', 20, 50, -30, -0.6],
    ],
    [
      ['which site gained the most tips in March?', 'its dives'],
      ['Dives', 50, 40, 10, 0.25],
    ],
  ])('%s', async (questions, row) => {
    const { tables } = await chain(...questions);
    expect(tables.flatMap(({ rows }) => rows)).toContainEqual(row);
    expect(JSON.stringify(tables)).not.toContain('Cave');
  });
});

describe('a number alone behind a list of the first ones is that of those', () => {
  const TOP = 'top 2 sites by dives in February';
  test.each([
    [
      [TOP, 'tips'],
      [
        ['Wreck', 50],
        ['Reef', 20],
      ],
    ],
    // 80 tips in all
    [
      [TOP, 'tips', 'share of total?'],
      [
        ['Wreck', 50, 50 / 80],
        ['Reef', 20, 20 / 80],
      ],
    ],
    [[TOP, 'share of total?', 'and together?'], [[90, 100, 0.9]]],
    [['top 1 sites by tips in February', 'and by dives?'], [['Wreck', 50]]],
  ])('%s', async (questions, rows) => {
    expect(rowsOf(await chain(...questions))).toEqual(rows);
  });

  test('by another number it is another list', async () => {
    // Tips in March: Reef 30, Wreck 20; dives in February: Wreck 50, Reef 40
    const anew = await chain('top 2 sites by dives in March', 'by tips instead');
    expect(anew.assumptions.join()).not.toContain('Chosen first');
  });
});

describe('shares told one behind the other', () => {
  test('keep their whole where only some are left', async () => {
    expect(rowsOf(await chain('share of dives by site in February', 'only Reef and Cave'))).toEqual([
      ['Reef', 40, 0.4],
      ['Cave', 10, 0.1],
    ]);
  });

  test('are held against each other in points', async () => {
    const { headline } = await chain('share of dives from Reef in February', 'and Wreck?', 'the difference?');
    expect(headline).toContain('10 percentage points apart');
  });
});
