import { describe, expect, test } from 'vitest';
import { askedBehind } from '../asking/asked-behind.ts';

/** Clicks of each query in March and in April on mobile, and one on desktop that moves the other way. */
const CLICKS = { hoes: [50, 20], rakes: [40, 45], forks: [30, 10], saws: [20, 20] } as const;
const rows = Object.entries(CLICKS).flatMap(([query, of]) =>
  of.flatMap((clicks, month) => [
    `2026-0${3 + month}-01,${query},mobile,${clicks},${clicks * 10}`,
    `2026-0${3 + month}-30,${query},mobile,1,10`,
    `2026-0${3 + month}-15,${query},desktop,${60 - clicks},10`,
  ]),
);
const ask = askedBehind('2026-05-02', ['date,query,device,clicks,impressions', ...rows]);

describe('which of those that were found moved', () => {
  test.each([
    [['top 3 queries by clicks in March', 'on mobile', 'and which of them lost clicks in April']],
    [['top 3 queries on mobile by clicks in March', 'which of them fell in April']],
  ])('lists those alone: %j', async (questions) => {
    const { tables, headline } = await ask(questions);
    expect(
      tables[0]?.rows.map((row) => row.slice(0, 3)),
      headline,
    ).toEqual([
      ['hoes', 21, 51],
      ['forks', 11, 31],
    ]);
  });

  test('a number of those that fell is told of each of them, whichever way it went', async () => {
    const { tables } = await ask(['which queries lost clicks in April on mobile', 'their impressions']);
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(expect.arrayContaining(['hoes', 'forks']));
    expect(tables[0]?.rows).toHaveLength(2);
  });
});
