import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const file = [
  'date,depot,handover,loans,late_returns,breakages,fees',
  '2026-04-10,Hill,counter,50,5,1,100',
  '2026-04-10,Hill,locker,20,2,1,40',
  '2026-05-10,Hill,counter,60,6,2,120',
  '2026-05-10,Hill,locker,10,1,1,20',
  '2026-05-10,Mill,counter,30,3,3,60',
];
const ask = askedFile('2026-06-15', file);
const follow = followedFile('2026-06-15', file);
const shop = askedFile('2026-06-15', [
  'date,item_name,sessions,revenue',
  '2026-05-10,Gas Stove,3,20',
  '2026-05-10,Solar Lantern,2,70',
  '2026-05-10,Trail Tent,1,90',
]);
const rows = async (question: string) => (await ask(question)).tables[0]?.rows;

describe('what is not asked for is not shown', () => {
  test.each([
    ['Loans instead of fees in May 2026', [[100]]],
    ['Loans rather than fees in May 2026', [[100]]],
    ['fees rather than loans in May 2026', [[200]]],
    [
      'loans by depot rather than by handover in May 2026',
      [
        ['Hill', 70],
        ['Mill', 30],
      ],
    ],
    ['loans from Hill rather than Mill in May 2026', [[70]]],
  ])('%s', async (question, found) => {
    expect(await rows(question)).toEqual(found);
  });

  test.each([
    ['revenue of the stove instead of the lantern', [[20]]],
    ['revenue of the lantern rather than of the stove', [[70]]],
    ['revenue of the stove instead of the solar lantern item', [[20]]],
    ['revenue of the stove and the lantern', [[90]]],
  ])('where a word stands for a name, too: %s', async (question, found) => {
    expect((await shop(`${question} in May 2026`)).tables[0]?.rows).toEqual(found);
  });

  test('two numbers that are both asked for are', async () => {
    expect(await rows('loans and fees in May 2026')).toEqual([[100, 200]]);
  });
});

describe('all that is taken off or added', () => {
  test.each([
    ['loans minus late returns and breakages in May 2026', [[84]]],
    [
      'loans net of late returns and breakages by depot in May 2026',
      [
        ['Hill', 60],
        ['Mill', 24],
      ],
    ],
    ['loans minus late returns minus breakages in May 2026', [[84]]],
    ['late returns and breakages combined in May 2026', [[16]]],
    [
      'total of late returns and breakages by depot in May 2026',
      [
        ['Hill', 10],
        ['Mill', 6],
      ],
    ],
    ['sum of loans and breakages in May 2026', [[106]]],
  ])('is one number: %s', async (question, found) => {
    expect(await rows(question)).toEqual(found);
  });

  test.each([
    ['loans minus late returns in May 2026', [[90]]],
    ['loans minus late returns, and breakages in May 2026', [[90, 6]]],
    ['loans minus late returns and fees in May 2026', [[90, 200]]],
    ['late returns and breakages in May 2026', [[10, 6]]],
  ])('is no more than that: %s', async (question, found) => {
    expect(await rows(question)).toEqual(found);
  });

  test('what is of two kinds at once would be left out twice', async () => {
    const { status, clarification } = await ask('loans without late returns or breakages in May 2026');
    expect(status).toBe('clarification_needed');
    const [late, broken, both] = clarification?.choices.map(({ question }) => question) ?? [];
    expect([late, broken, both].map((one) => one?.toLowerCase())).toEqual([
      'loans without late returns in may 2026',
      'loans without breakages in may 2026',
      'loans minus late returns minus breakages in may 2026',
    ]);
  });
});

describe('all of a kind behind a list of one', () => {
  test.each([
    [
      ['loans by depot for lockers in May 2026', 'all handovers'],
      [
        ['Hill', 70],
        ['Mill', 30],
      ],
    ],
    [['loans for lockers in May 2026', 'all handovers'], [[100]]],
    [
      ['loans by month for lockers', 'all handovers'],
      [
        ['2026-04-01', 70],
        ['2026-05-01', 100],
      ],
    ],
  ])('keeps the list: %s', async (questions, found) => {
    expect((await follow(...questions)).tables[0]?.rows).toEqual(found);
  });

  test('a kind that nothing was kept to is a list of its own', async () => {
    expect((await follow('loans by depot in May 2026', 'all handovers')).tables[0]?.rows).toEqual([
      ['counter', 90],
      ['locker', 10],
    ]);
  });
});
