import { describe, expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { followedFile } from '../asking/asked-file.ts';
import { dives } from './dives.ts';

const chain = followedFile('2026-04-02', dives);

const told = ({ status, tables }: Answer) => ({ status, rows: tables[0]?.rows });
const answered = (rows: readonly unknown[]) => ({ status: 'answered', rows });

const MONTHS = ['dives in January', 'and March?'];
const LAST_MONTHS = ['dives in February', 'and March?'];
const SITES = ['dives at Reef in March', 'and Wreck?'];
const HELD_MONTHS = answered([['Dives', 90, 40, 50, 1.25]]);
const HELD_SITES = answered([
  ['Reef', 50],
  ['Wreck', 30],
]);

describe('of two answers', () => {
  test.each([
    'which is higher?',
    'which was better?',
    "what's the difference?",
    'difference in percent?',
    'and the change?',
    'compare them',
    'both',
    'how much more?',
  ])('the months: "%s"', async (question) => {
    expect(told(await chain(...MONTHS, question))).toEqual(HELD_MONTHS);
  });

  test.each([
    'which is higher?',
    'which one was lower?',
    'the difference?',
    'compare both',
    'side by side',
    'each',
  ])('the names: "%s"', async (question) => {
    expect(told(await chain(...SITES, question))).toEqual(HELD_SITES);
  });

  test.each([
    [[...LAST_MONTHS, 'both together'], [[190]]],
    [[...LAST_MONTHS, 'photos of both'], [['Photos', 60, 60, 0, 0]]],
    [[...LAST_MONTHS, 'photos for both months'], [['Photos', 60, 60, 0, 0]]],
    [[...LAST_MONTHS, 'both at Cave'], [['Dives', 10, 10, 0, 0]]],
    [['dives by site in February', 'and March?', 'difference?'], [['Reef', 50, 40, 10, 0.25]]],
    [[...SITES, 'both together'], [[80]]],
    [[...SITES, 'photos of both sites'], [[50]]],
    [[...SITES, 'and photos of the two in February'], [[50]]],
    [[...SITES, 'photos', 'which is higher?'], [['Reef', 30]]],
    [['dives at Reef and Wreck in March', 'photos of both sites'], [[50]]],
    [['dives at Reef and Wreck in March', 'which is higher?'], [['Reef', 50]]],
    [['dives in January', 'and February?', 'and March?', 'which was the highest?'], [['March 2026', 90]]],
    [['dives in March', 'the month before?', 'difference?'], [['Dives', 90, 100, -10, -0.1]]],
    [['dives in February', 'no, I meant January', 'difference?'], [['Dives', 100, 40, 60, 1.5]]],
    [['dives in March', 'difference?'], [['Dives', 90, 100, -10, -0.1]]],
    [['top 2 sites by dives in March', 'photos of both'], [['Reef', 30]]],
  ])('%j', async (questions, [first]) => {
    const { status, tables } = await chain(...questions);
    expect({ status, first: tables[0]?.rows[0] }).toEqual({ status: 'answered', first });
  });

  test.each([
    [['dives in March', 'which is higher?']],
    [['dives at Reef in March', 'photos of both sites']],
    [['dives in March', 'photos of both']],
    [['dives at Reef, Wreck and Cave in March', 'photos of both']],
    [[...MONTHS, 'both together']],
  ])('nobody can tell which two: %j', async (questions) => {
    expect((await chain(...questions)).status).not.toBe('answered');
  });
});

describe('put right', () => {
  test.each([
    ['no, I meant March', 90],
    ['sorry, March', 90],
    ['not February but March', 90],
    ['make that March', 90],
    ['no, at Reef', 40],
  ])('%s', async (question, value) => {
    expect(told(await chain('dives in February', question))).toEqual(answered([[value]]));
  });
});

const [REEF_ROW, WRECK_ROW, CAVE_ROW] = [
  ['Reef', 50],
  ['Wreck', 30],
  ['Cave', 10],
];

const BY_SITE = 'dives by site, March against February';
const REEF = ['Reef', 50, 40, 10, 0.25];
const WRECK = ['Wreck', 30, 50, -20, -0.4];

describe('who moved, of a list of two times', () => {
  test.each([
    ['who lost?', [WRECK]],
    ['losers?', [WRECK]],
    ['biggest loser?', [WRECK]],
    ['any that fell?', [WRECK]],
    ['did any fall?', [WRECK]],
    ['which ones fell most?', [WRECK]],
    ['which are down?', [WRECK]],
    ['did all grow?', [WRECK]],
    ['biggest drop?', [WRECK]],
    ['who got worse?', [WRECK]],
    ['which grew?', [REEF]],
    ['just the winners', [REEF]],
    ['what went up?', [REEF]],
    ['what is the total change?', [['Dives', 90, 100, -10, -0.1]]],
  ])('%s', async (question, rows) => {
    expect(told(await chain(BY_SITE, question))).toEqual(answered(rows));
  });

  test('and then the other way', async () => {
    expect(told(await chain(BY_SITE, 'losers?', 'and winners?'))).toEqual(answered([REEF]));
  });

  test('"which sites lost" is no question of what is gone', async () => {
    expect(told(await chain('which sites lost in March against February'))).toEqual(answered([WRECK]));
  });
});

const TOP = 'top 2 sites by dives in March';

describe('a number, behind a ranking', () => {
  test.each([
    [
      [TOP, 'how many photos?'],
      ['Reef', 30],
    ],
    [
      [TOP, 'what were the photos by day?'],
      ['2026-03-01', 30],
    ],
    [[TOP, 'how many dives in total?'], [90]],
    [[TOP, 'how many photos overall?'], [60]],
    [['which site had the most dives in March', 'how many photos were there?'], [30]],
    [
      ['dives by site in March', 'photos in percent of dives'],
      ['Cave', 1, 10],
    ],
    [
      ['photos by site in March', 'in percent of dives'],
      ['Cave', 1, 10],
    ],
    [['photos in March', 'in % of dives?'], [60 / 90]],
    [['photos in March', 'what percent of dives is that?'], [60 / 90]],
  ])('%j', async (questions, first) => {
    const { tables } = await chain(...questions);
    expect(tables[0]?.rows[0]).toEqual(first);
  });
});

const BY_NIGHT = 'share of sail in dives in March';

describe('a share, and what follows', () => {
  test.each([
    [
      [BY_NIGHT, 'and the change?'],
      ['Share of dives', 5 / 9, 0.4, 5 / 9 - 0.4, (5 / 9 - 0.4) / 0.4],
    ],
    [
      [BY_NIGHT, 'did it grow?'],
      ['Share of dives', 5 / 9, 0.4, 5 / 9 - 0.4, (5 / 9 - 0.4) / 0.4],
    ],
    [
      [BY_NIGHT, 'trend?'],
      ['2026-03-01', 50, 50, 1],
    ],
    [
      ['dives at Wreck in March', 'what share of photos comes from Reef?'],
      [30, 60, 0.5],
    ],
    [
      ['dives by sail in March', 'what share of photos comes from Wreck?'],
      [20, 60, 1 / 3],
    ],
    [
      ['dives by motor in March', 'what share is Wreck?'],
      [30, 40, 0.75],
    ],
  ])('%j', async (questions, first) => {
    const rows = (await chain(...questions)).tables[0]?.rows[0] ?? [];
    expect(rows).toHaveLength(first.length);
    for (const [at, cell] of first.entries())
      if (typeof cell === 'number') expect(rows[at]).toBeCloseTo(cell, 8);
      else expect(rows[at]).toBe(cell);
  });

  test('whose names are not kept is told', async () => {
    const { assumptions } = await chain('dives by sail in March', 'what share of photos comes from Wreck?');
    expect(JSON.stringify(assumptions)).toContain('is not kept');
  });
});

describe('the others, and all of them again', () => {
  test.each([
    [['dives at Reef in March', 'the rest?'], [[40]]],
    [['dives at Reef in March', 'everywhere else'], [[40]]],
    [['dives at Reef in March', 'and in total?'], [[90]]],
    [['dives in March', 'without Reef', 'with Reef again'], [[90]]],
    [['dives at Reef in March', 'add Cave'], [[60]]],
    [
      ['dives by site in March', 'without Reef', 'back to all sites'],
      [REEF_ROW, WRECK_ROW, CAVE_ROW],
    ],
    [
      ['dives by site in March', 'top 1', 'all'],
      [REEF_ROW, WRECK_ROW, CAVE_ROW],
    ],
    [['top 2 sites by dives in March', 'together'], [[80]]],
    [
      ['dives on sail in March', 'vs motor'],
      [
        ['sail', 50],
        ['motor', 40],
      ],
    ],
    [
      ['dives at Reef in March', 'and Wreck?', 'which has more photos?'],
      [
        ['Reef', 30],
        ['Wreck', 20],
      ],
    ],
    [['dives at Reef in March', 'Wreck instead of Reef'], [[30]]],
    [
      ['dives at Reef in March', 'more than Wreck?'],
      [
        ['Reef', 50],
        ['Wreck', 30],
      ],
    ],
    [['dives at Reef in March', 'is that more than in February?'], [['Dives', 50, 40, 10, 0.25]]],
    [
      ['dives at Reef in March', 'the rest?', 'difference?'],
      [
        ['Reef', 50],
        ['All others', 40],
      ],
    ],
    [
      ['dives at Reef in March', 'and Wreck?', 'which is higher?', 'by how much?'],
      [
        ['Reef', 50],
        ['Wreck', 30],
      ],
    ],
    [['dives in March', 'minus photos', 'per dive'], [[30 / 90]]],
  ])('%j', async (questions, rows) => {
    expect(told(await chain(...questions))).toEqual(answered(rows));
  });
});

describe('of the one that was found', () => {
  test.each([
    [['best day for dives in March', 'how many photos?'], [[30]]],
    [['which site had the most dives in March', 'on which boat?'], [['sail', 50]]],
    [['which site had the most dives in March', 'which boats?'], [['sail', 50]]],
    [['dives on Sundays in March', 'and Monday?'], [[30]]],
    [[BY_SITE, 'losers?', 'biggest winner?'], [REEF]],
  ])('%j', async (questions, rows) => {
    expect(told(await chain(...questions))).toEqual(answered(rows));
  });

  test.each([[[BY_SITE, 'losers?', 'why?']], [[BY_SITE, 'losers?', 'total change?']]])(
    'is no answer once more: %j',
    async (questions) => {
      expect((await chain(...questions)).status).not.toBe('answered');
    },
  );
});

test('what an assumption names is said in words', async () => {
  const { assumptions } = await chain('dives in March', 'minus photos', 'in percent of photos');
  expect(JSON.stringify(assumptions)).not.toMatch(/less:|ratio:/);
});
