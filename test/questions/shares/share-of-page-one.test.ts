import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-04-02', [
  'date,query,clicks,impressions,position',
  '2026-03-01,oat milk,30,100,2.0',
  '2026-03-01,tea,10,100,8.0',
  '2026-03-01,coffee,40,100,14.0',
  '2026-03-01,cocoa,20,100,30.0',
]);

test.each([
  [
    'share of clicks from page one queries',
    /^The 2 search queries within these limits made 40.% of the clicks/,
  ],
  [
    'what share of clicks came from queries on page one',
    /^The 2 search queries within these limits made 40.% of/,
  ],
  ['share of clicks from page two queries', /made 40.% of the clicks/],
])('%s: what all of them have together', async (question, headline) => {
  expect((await asked(question)).headline).toMatch(headline);
});
