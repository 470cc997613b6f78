import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Of each query how many clicks it has a day in either country, and its position. */
const ROWS: readonly (readonly [query: string, country: string, clicks: number, position: number])[] = [
  ['learn german fast', 'gbr', 3, 8],
  ['learn german fast', 'deu', 1, 8],
  ['german for beginners', 'gbr', 2, 4],
  ['spanish lessons', 'deu', 4, 2],
  ['spanish lessons', 'irl', 8, 2],
];
const DAYS = ['2026-01-15', '2026-02-10', '2026-03-10', '2026-04-10'];
/** Each month all German ones lie a place lower. */
const ask = askedFile('2026-05-04', [
  'date,query,country,clicks,impressions,position',
  ...DAYS.flatMap((day, month) =>
    ROWS.map(([query, country, clicks, position]) =>
      [
        day,
        query,
        country,
        clicks,
        clicks * 10,
        position + (query.includes('german') ? 1 : 0) * Math.floor(month / 2),
      ].join(','),
    ),
  ),
]);

describe('a word of a language beside queries is text of the query', () => {
  test.each([
    ['clicks for german queries in april', 6],
    ['clicks for german keywords in april', 6],
    ['clicks from spanish searches last month', 12],
    ['clicks for the keyword german in april', 6],
    ['clicks for queries containing german in april', 6],
    // Everybody in that country
    ['german clicks in april', 5],
    ['clicks from Germany in april', 5],
    // No query holds the word
    ['irish clicks in april', 8],
  ])('%s', async (question, clicks) => {
    const { tables, headline } = await ask(question);
    expect(tables[0]?.rows, headline).toEqual([[clicks]]);
  });

  test('what the site ranks for', async () => {
    const { tables, assumptions } = await ask('how do we rank for german in april');
    expect(tables[0]?.rows[0]?.[0]).toBeCloseTo((4 * 9 + 2 * 5) / 6);
    expect(JSON.stringify(assumptions)).toContain('is read as a part of the name');
  });

  test('what is no language of any query stays a country', async () => {
    const { tables } = await ask('irish searches in april');
    expect(tables[0]?.rows).toEqual([['spanish lessons', 8]]);
  });

  test('whether their position got worse is yes or no, of all of them', async () => {
    const { headline, tables } = await ask(
      'has our position for german queries got worse over the last 2 months?',
    );
    expect(headline).toMatch(/^Yes: average position/);
    expect(tables[0]?.rows).toHaveLength(1);
  });

  test('of queries in German it is asked what is meant', async () => {
    const { clarification } = await ask('clicks for queries in German in april');
    expect(clarification?.choices.map(({ question }) => question)).toEqual([
      'Clicks for queries containing "german" in april',
      'Clicks for queries with country "deu" in april',
    ]);
  });
});

test.each([
  ['have clicks gone up over the last 2 months?', 'No'],
  ['did clicks drop over the last 2 months?', 'No'],
])('whether a number moved over the last months is no course: %s', async (question, verdict) => {
  const { headline, readAs } = await ask(question);
  expect(headline).toContain(verdict);
  expect(JSON.stringify(readAs)).not.toContain('course of');
});
