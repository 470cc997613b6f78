import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ROWS: readonly (readonly [string, number, number])[] = [
  ['newsletter / email', 10, 1],
  ['facebook.com / referral', 30, 4],
  ['(direct) / (none)', 60, 3],
];
const ask = askedFile('2026-03-09', [
  'date,source / medium,sessions,newsletter sign-ups',
  ...['2026-03-07', '2026-03-08'].flatMap((day) =>
    ROWS.map(([source, sessions, signups]) => [day, source, sessions, signups].join(',')),
  ),
]);

describe('a source that is called like half of a number', () => {
  test.each([
    ['how many sessions came from the newsletter in march', [[20]]],
    ['how many sessions did the newsletter bring in march', [[20]]],
    ['sessions brought by the newsletter in march', [[20]]],
    ['newsletter traffic in march', [[20]]],
    ['sign-ups from the newsletter in march', [[2]]],
    [
      'newsletter vs facebook sessions in march',
      [
        ['facebook.com / referral', 60],
        ['newsletter / email', 20],
      ],
    ],
    [
      'has the newsletter channel overtaken facebook?',
      [
        ['facebook.com / referral', 60],
        ['newsletter / email', 20],
      ],
    ],
    // The number
    ['newsletter sign-ups in march', [[16]]],
    ['newsletter signups from facebook in march', [[8]]],
    ['sign-ups in march', [[16]]],
    ['how many signups per 100 sessions in march', [[8]]],
  ])('%s', async (question, rows) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows.toSorted(), headline).toEqual(rows);
  });
});
