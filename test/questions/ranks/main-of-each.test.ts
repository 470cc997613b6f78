import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Pages with two queries each: the first query of /a has 30 clicks on place 2, of /b 20 on place 14. */
const asked = askedFile('2026-03-06', [
  'date,page,query,device,clicks,impressions,position',
  '2026-03-01,/a,kettle,mobile,20,200,2',
  '2026-03-02,/a,kettle,desktop,10,20,2',
  '2026-03-02,/a,teapot,mobile,5,100,15',
  '2026-03-03,/b,cup,mobile,20,400,14',
  '2026-03-04,/b,mug,desktop,4,40,1',
  '2026-03-05,/c,spoon,desktop,8,80,3',
]);

const rowsOf = async (question: string) => {
  const answer = await asked(question);
  expect(answer.status, question).toBe('answered');
  return answer.tables[0]?.rows;
};

describe('the main one of each', () => {
  test.each([
    'pages with their main query',
    'pages and their top query',
    'list pages with their biggest query',
  ])('%s', async (question) => {
    expect(await rowsOf(question)).toEqual([
      ['kettle', '/a', 30],
      ['cup', '/b', 20],
      ['spoon', '/c', 8],
    ]);
  });

  test('of those that come first', async () => {
    expect(await rowsOf('top 2 pages by clicks with their main query')).toEqual([
      ['/a', 35, 'kettle', 30],
      ['/b', 24, 'cup', 20],
    ]);
  });

  test('the main page of a query is no homepage', async () => {
    expect(await rowsOf('top 2 queries by clicks and their main page')).toEqual([
      ['kettle', 30, '/a', 30],
      ['cup', 20, '/b', 20],
    ]);
  });

  test.each([
    'which pages rank on page 2 for their main query',
    'pages whose main query is on page 2',
    'position of each page for its top query',
  ])('another number of it takes two steps: %s', async (question) => {
    const answer = await asked(question);
    expect(answer.status).toBe('clarification_needed');
    expect(answer.clarification?.choices[0]?.question).toMatch(/(?:main|top) query of each page$/i);
  });
});

describe('what is told of those that were chosen', () => {
  test.each([
    'top 2 pages by clicks, with their mobile and desktop clicks',
    'for the top 2 pages by clicks show mobile and desktop clicks',
    'of the top 2 pages by clicks, clicks by page and device',
  ])('one number for each name: %s', async (question) => {
    expect(await rowsOf(question)).toEqual([
      ['/a', 'mobile', 25],
      ['/b', 'mobile', 20],
      ['/a', 'desktop', 10],
      ['/b', 'desktop', 4],
    ]);
  });

  test('a name limits what is told, and not who is chosen', async () => {
    expect(await rowsOf('top 2 pages by clicks, with their desktop clicks')).toEqual([
      ['/a', 10],
      ['/b', 4],
    ]);
  });

  test('a rate of two names behind it is one for each of them', async () => {
    expect(await rowsOf('top 2 pages by clicks with their ctr on mobile and desktop')).toEqual([
      ['/a', 'desktop', 0.5, 20],
      ['/b', 'desktop', 0.1, 40],
      ['/a', 'mobile', 25 / 300, 300],
      ['/b', 'mobile', 0.05, 400],
    ]);
  });

  test('whose share within is the largest is another question than who is first', async () => {
    const answer = await asked('top 2 pages by clicks and their mobile share');
    expect(answer.status).toBe('clarification_needed');
    expect(answer.clarification?.choices.map(({ question }) => question)).toEqual([
      'Top 2 pages by clicks',
      'Mobile share by page',
    ]);
  });

  test('names that have a row each are not told as together', async () => {
    const answer = await asked('top 2 pages by clicks, with their mobile and desktop clicks');
    expect(answer.headline).toContain('on mobile and desktop:');
  });
});
