import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const searched = askedFile('2026-03-01', [
  'date,query,page,clicks,impressions,position',
  '2026-02-01,how to bake,/a,9,90,3',
  '2026-02-01,tea pots,/b,6,90,3',
  '2026-02-02,how to bake,/a,2,90,3',
  '2026-02-02,what is rye,/a,5,90,3',
  '2026-02-03,when to sow,/a,4,90,3',
]);

describe('the best day and the first of those that had some then', () => {
  test.each([
    ['which day did we have the most clicks and what was the top query that day', 'how to bake', 9],
    ['worst day for clicks and the top query that day?', 'when to sow', 4],
    ['best day for clicks and what was the top page that day', '/a', 9],
  ])('%s', async (question, name, clicks) => {
    const { status, tables } = await searched(question);
    expect(status).toBe('answered');
    expect(tables.map(({ rows }) => rows)).toContainEqual([[name, clicks]]);
  });

  test('of no one day there is no top of it', async () => {
    expect((await searched('clicks in february and the top query that day')).status).not.toBe('answered');
  });
});

test.each([
  'queries starting with how, when, what by clicks in february',
  'queries starting with how, when and what by clicks in february',
])('%s: all words of a list count', async (question) => {
  expect((await searched(question)).tables[0]?.rows).toEqual([
    ['how to bake', 11],
    ['what is rye', 5],
    ['when to sow', 4],
  ]);
});
