import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const rows = (day: string, [news, sport, opinion]: readonly number[]): readonly string[] => [
  `${day},News,${news}`,
  `${day},Sport,${sport}`,
  `${day},Opinion,${opinion}`,
];
const asked = askedFile('2026-03-05', [
  'date,section,signups',
  ...rows('2026-03-01', [20, 3, 4]),
  ...rows('2026-03-02', [20, 30, 25]),
  ...rows('2026-03-03', [40, 16, 11]),
  ...rows('2026-03-04', [40, 30, 5]),
]);

describe('who has as much as the first is named beside it', () => {
  test.each([
    [
      'which section lost the most signups on March 3 vs March 2?',
      /^Opinion and Sport lost the most: Opinion had 11 /,
    ],
    ['which section had the most signups from March 1 to March 2?', /^News had the most .*: 40\.$/],
    ['which section had the fewest signups from March 1 to March 2?', /^Opinion had the fewest .*: 29\.$/],
    ['best day for signups', /^Mar.2, 2026 had the most .*: 75, as did Mar.4, 2026\.$/],
    ['worst day for signups of News', /^Mar.1, 2026 had the fewest .*: 20, as did Mar.2, 2026\.$/],
  ])('%s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });

  test('of a list of several, too', async () => {
    const { headline } = await asked('top 2 sections by signups on March 2, without News');
    expect(headline).toMatch(/^Sport had the most signups/);
    const tied = askedFile('2026-03-05', ['date,section,signups', ...rows('2026-03-04', [7, 7, 1])]);
    expect((await tied('sections with the most signups yesterday')).headline).toMatch(/: 7, as did Sport\.$/);
    expect((await tied('which section had the most signups yesterday')).headline).toMatch(
      /: 7, as did Sport\.$/,
    );
  });
});

describe('who ties at a place further down is named, too', () => {
  const tied = askedFile('2026-03-05', [
    'date,section,signups',
    ...['News,9', 'Sport,4', 'Opinion,4', 'Travel,1'].map((row) => `2026-03-01,${row}`),
    ...['News,9', 'Sport,4', 'Opinion,4', 'Travel,1'].map((row) => `2026-03-02,${row}`),
    '2026-03-03,News,50',
    '2026-03-04,News,3',
  ]);

  test.each([
    ['which section had the second most signups from March 1 to March 4?', /: 8, as did Sport\.$/],
    ['third best section by signups from March 1 to March 4', /: 8, as did Opinion\.$/],
    ['which section had the second fewest signups from March 1 to March 4?', /: 8, as did Sport\.$/],
    ['which day had the second most signups?', /: 18, as did Mar.2, 2026\.$/],
    ['which day had the third most signups?', /: 18, as did Mar.1, 2026\.$/],
  ])('%s', async (question, headline) => {
    expect((await tied(question)).headline).toMatch(headline);
  });

  test('and who is cut off from a list by its name or its date alone', async () => {
    expect((await tied('top 2 sections by signups from March 1 to March 4')).explanation).toContain(
      'Level with the last one that is listed: Sport.',
    );
    expect((await tied('top 2 days by signups')).explanation).toMatch(
      /Level with the last one that is listed: Mar.2, 2026\./,
    );
    expect((await tied('top 3 sections by signups from March 1 to March 4')).explanation).not.toContain(
      'Level',
    );
  });

  test('and within each week', async () => {
    const { explanation } = await tied('top 2 sections in each week by signups');
    expect(explanation).toMatch(
      /Level with the last one that is listed: Sport \(the week from Feb.23, 2026\) and Sport \(the week from Mar.2, 2026\)\./,
    );
  });
});
