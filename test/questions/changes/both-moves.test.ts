import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

// Two whole weeks from Monday: impressions rise from one to the other, clicks rise too, the place gets worse
const DAYS = Array.from({ length: 14 }, (_, at) =>
  new Date(Date.UTC(2026, 1, 16 + at)).toISOString().slice(0, 10),
);
const FILE = [
  'date,query,page,clicks,impressions,position',
  ...DAYS.flatMap((day, at) => [
    `${day},shoes,https://x.example/a,${at < 7 ? 10 : 12},${at < 7 ? 100 : 110},${at < 7 ? 4 : 5}`,
    `${day},boots,https://x.example/b,${at < 7 ? 9 : 8},${at < 7 ? 100 : 110},${at < 7 ? 4 : 6}`,
    `${day},hats,https://x.example/c,5,100,${at < 7 ? 4 : 3}`,
  ]),
];
const asked = askedFile('2026-03-02', FILE);
const followed = followedFile('2026-03-02', FILE);

describe('what is said of two numbers', () => {
  test.each([
    ['impressions go up but clicks go down, right?', /^Not both: 2,240 impressions .*clicks/],
    ['did impressions go up but clicks go down last week?', /^Not both: /],
    ['did impressions and clicks both go up last week?', /^Yes: 2,240 impressions .*; 175 clicks/],
    ['did impressions fall and clicks fall last week?', /^No: /],
    ['did impressions rise and position get worse last week?', /^Yes: /],
  ])('is answered of both: %s', async (question, headline) => {
    expect((await asked(question)).headline).toMatch(headline);
  });

  test('of one alone it is answered as before', async () => {
    expect((await asked('did clicks go up last week?')).headline).toMatch(
      /^Yes: 175 clicks .*: 4\.2\s% more\.$/,
    );
  });
});

describe('what a move cost', () => {
  test('in another number is told of those together, in both times', async () => {
    const answer = await followed(
      'which queries lost positions last week',
      'how many clicks did that cost us?',
    );
    expect(
      answer.tables[0]?.rows.map((row) => row.slice(1, 4)),
      answer.headline,
    ).toEqual([[140, 133, 7]]);
  });
});
