import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

/** March: / 80 sessions (40 google on mobile, 40 direct), /tea 60 (15 google, 45 direct), /pot 40 (all direct); February: / 10 of 40. */
const chain = followedFile('2026-04-10', [
  'date,landing_page,source,device,sessions,revenue',
  '2026-02-02,/,google,mobile,10,1',
  '2026-02-03,/,direct,desktop,30,1',
  '2026-03-02,/,google,mobile,40,30',
  '2026-03-03,/,direct,desktop,40,10',
  '2026-03-04,/tea,google,mobile,15,90',
  '2026-03-07,/tea,direct,desktop,45,10',
  '2026-03-08,/pot,direct,mobile,40,60',
]);
const ONE = 'top landing page in march';
const TWO = 'top 2 landing pages in march';

describe('of the one that was found', () => {
  test.each([
    ['how much of its traffic comes from google', [[40, 80, 0.5]]],
    ['what share of its sessions is mobile', [[40, 80, 0.5]]],
    ['share of google there', [[40, 80, 0.5]]],
    ['how much of the traffic there is mobile', [[40, 80, 0.5]]],
    ['share of google', [[40, 80, 0.5]]],
    ['what share of its revenue came from google', [[30, 40, 0.75]]],
    // Where it is the part itself, the name limits the whole
    ['what share of google traffic is that', [[40, 55, 40 / 55]]],
    ['what share of google sessions does it get', [[40, 55, 40 / 55]]],
    ['its share of google traffic', [[40, 55, 40 / 55]]],
    ['what share of traffic is that', [[80, 180, 80 / 180]]],
  ])('%s', async (then, rows) => {
    const { tables, status, headline } = await chain(ONE, then);
    expect({ status, rows: tables[0]?.rows }, headline).toEqual({ status: 'answered', rows });
  });

  test('its part in weekends is that of its own week', async () => {
    const { tables } = await chain('top landing page in march by revenue', 'how much of it was on weekends');
    expect(tables[0]?.rows).toEqual([['weekends', 10, 0.1]]);
  });

  test('what is asked next stays with it', async () => {
    const { tables } = await chain(ONE, 'how much of its traffic comes from google', 'and in february');
    expect(tables[0]?.rows).toEqual([[10, 40, 0.25]]);
  });

  test('a name that the ranking was limited by finds the one', async () => {
    const { tables } = await chain(
      'top landing page from direct in march',
      'how much of its traffic is that',
    );
    expect(tables[0]?.rows).toEqual([[45, 60, 0.75]]);
  });
});

describe('of each in a list', () => {
  const EACH = [
    ['/', 40, 80, 0.5],
    ['/tea', 15, 60, 0.25],
  ];
  test.each([
    [TWO, 'how much of their traffic comes from google', EACH],
    [TWO, 'share of google', EACH],
    ['landing pages with more than 50 sessions in march', 'how much of their traffic is from google', EACH],
    ['sessions by landing page in march', 'share of google', [...EACH, ['/pot', 0, 40, 0]]],
    // … and how google spreads over them, of all that google has
    [
      TWO,
      'what share of google traffic is that',
      [
        ['/', 40, 40 / 55],
        ['/tea', 15, 15 / 55],
      ],
    ],
  ])('%s: %s', async (question, then, rows) => {
    const { tables, status, headline } = await chain(question, then);
    expect({ status, rows: tables[0]?.rows }, headline).toEqual({ status: 'answered', rows });
  });
});

test('"share of google in the traffic of a page" is of that page', async () => {
  const { tables, headline } = await chain('share of google in the traffic of /tea in march');
  expect(tables[0]?.rows, headline).toEqual([[15, 60, 0.25]]);
});

test('a question that says of what it is a share is of all', async () => {
  const { tables } = await chain(ONE, 'what share of sessions came from google');
  expect(tables[0]?.rows).toEqual([[55, 180, 55 / 180]]);
});

test.each([
  ['what about revenue', /^Of the 2 landing pages with the most sessions, \/tea had the most revenue/i],
  [
    'which of them made the most revenue',
    /^Of the 2 landing pages with the most sessions, \/tea had the most/i,
  ],
])('who is the first of those alone is told as such: %s', async (then, told) => {
  expect((await chain(TWO, then)).headline).toMatch(told);
});
