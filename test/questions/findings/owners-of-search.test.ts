import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { readQuestion } from '#src/language/questions/reading/read-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { answerToChain } from '../asking/answer-to-chain.ts';

/**
 * Two months of Search Console: / is found by one query, /blog/tea by three, /blog/pots by two and /shop/tea by one. January: 100 clicks
 * for /, 30 for /blog/tea, 8 for /blog/pots, 9 for /shop/tea; February: 120, 24, 10 and 9. Positions are those of the query.
 */
const rows: readonly (readonly [string, string, number, number, number, number])[] = [
  ['acme', '/', 100, 120, 200, 1.2],
  ['green tea', '/blog/tea', 20, 14, 400, 6],
  ['how to brew tea', '/blog/tea', 6, 6, 500, 12],
  ['tea time', '/blog/tea', 4, 4, 600, 14],
  ['tea pot', '/blog/pots', 4, 5, 300, 11],
  ['iron pot', '/blog/pots', 4, 5, 100, 4],
  ['buy tea', '/shop/tea', 9, 9, 900, 16],
];
const { context, facts } = askableFile(
  [
    'date,query,page,clicks,impressions,position',
    ...rows.map(([query, page, january, , shown, place]) =>
      ['2026-01-15', query, `https://acme.example${page}`, january, shown, place].join(),
    ),
    ...rows.map(([query, page, , february, shown, place]) =>
      ['2026-02-15', query, `https://acme.example${page}`, february, shown, place].join(),
    ),
    '2026-02-28,acme,https://acme.example/,0,1,1',
  ].join('\n'),
  '2026-03-01' as Day,
  'file.csv',
);

const ask = (question: string) => answerQuestion(question, context, facts);
const firstRow = async (question: string) => (await ask(question)).tables[0]?.rows[0];
const page = (path: string) => `https://acme.example${path}`;

describe('what owners ask of their place in search', () => {
  test.each([
    ['which pages to improve first', /^Which pages are worth it/],
    ['which pages need the most improvement?', /^Which pages are worth it/],
    ['which pages should I improve first', /^Which pages are worth it/],
    ['which queries could be improved', /^Which searches are worth it/],
    ['where am I losing clicks', /^Whose gains and losses/],
    ['pages where impressions are high but ctr is poor', /^What counts as high, and what as low/],
  ])('is a wish or has no one answer, and is asked back: %s', async (question, headline) => {
    const answer = await ask(question);
    expect(answer.status).toBe('clarification_needed');
    expect(answer.headline).toMatch(headline);
    expect(answer.clarification?.choices.length).toBeGreaterThan(0);
  });

  test.each(['ways to improve ctr', 'show opportunities to improve rankings'])(
    'gets no advice: %s',
    (question) => {
      expect(readQuestion(question, context).reading.intent).toBe('advice');
    },
  );

  test('what improved is still told', () => {
    expect(readQuestion('which pages improved', context).reading).toMatchObject({ rank: { by: 'gain' } });
  });

  test.each([
    ['which posts got the most clicks in February', [page('/blog/tea'), 24]],
    ['top articles in February', [page('/blog/tea'), 24]],
    ['posts by impressions in February', [page('/blog/tea'), 1500]],
    ['how many articles got clicks in February', [2]],
    ['how many blog posts got clicks in February', [2]],
    ['posts with a position below 10 in February', [page('/blog/pots'), 9.25]],
    ['clicks of the pots article in February', [10]],
  ])('posts are the pages of the blog: %s', async (question, row) => {
    expect(await firstRow(question)).toEqual(expect.arrayContaining(row));
  });

  test.each([
    ['pages with many queries in February', [page('/blog/tea'), 3]],
    ['which pages have lots of keywords', [page('/blog/tea'), 3]],
    ['pages with many keywords on page 2', [page('/blog/tea'), 2]],
    ['pages with many keywords ranking on page 2', [page('/blog/tea'), 2]],
  ])('many are counted within each: %s', async (question, row) => {
    expect(await firstRow(question)).toEqual(row);
  });

  test.each([
    ['how did organic search do in February compared with January', ['Search clicks', 163, 147]],
    ['how did search do in February', [163, 3001]],
    ['organic search in February', [163]],
  ])('all of it is search: %s', async (question, row) => {
    expect(await firstRow(question)).toEqual(expect.arrayContaining(row));
  });

  test.each(["what's the overall trend of clicks", 'overall clicks trend'])(
    'an overall trend is a course: %s',
    async (question) => {
      const { tables } = await ask(question);
      expect(tables[0]?.rows.flatMap(([, clicks]) => clicks ?? [])).toEqual([147, 163, 0]);
    },
  );

  test.each([
    ['clicks for acme.example in February', [163]],
    ["acme.example's clicks in February", [163]],
    ['clicks for https://www.acme.example in February', [163]],
    ['clicks for "acme" in February', [120]],
    ['clicks all year', [310]],
    ['queries in positions 5–12 in February', ['how to brew tea', 500]],
    ['queries in positions 10-20 with many impressions in February', ['buy tea', 900]],
    ['pages with high impressions and a ctr below 2% in February', [page('/blog/tea'), 1500]],
    ['which pages get impressions but under 2% ctr in February', [page('/blog/tea'), 1500]],
    ['low-hanging fruit queries in positions 10-20 in February', ['buy tea']],
    ['pages with a ctr under 2% in February — title rewrite candidates', [page('/blog/tea')]],
  ])('is answered as it is typed: %s', async (question, row) => {
    expect(await firstRow(question)).toEqual(expect.arrayContaining(row));
  });

  test('a source in brackets is no brand', async () => {
    expect((await ask('branded clicks (GSC)')).headline).toMatch(/not known yet which words are your brand/);
    expect(await firstRow('branded clicks (acme) in February')).toEqual([120]);
  });

  test('how many there were can be listed', async () => {
    const { tables } = await answerToChain(
      ['how many queries got more than 5 clicks in February', 'show me the top 2 of those'],
      { context, facts },
    );
    expect(tables[0]?.rows.map(([name]) => name)).toEqual(['acme', 'green tea']);
    const best = await answerToChain(
      ['how many queries got fewer than 20 clicks in February', 'which of them has the best ctr'],
      { context, facts },
    );
    // "acme" has the best one of all
    expect(best.tables[0]?.rows[0]?.[0]).toBe('iron pot');
  });
});
