import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const site = askedFile('2026-04-04', [
  'date,landing_page,sessions',
  '2026-03-02,/guides/soil,10',
  '2026-03-02,/guides/seeds,20',
  '2026-03-02,/reviews/mowers,40',
  '2026-03-02,/reviews/sheds,5',
  '2026-03-02,/news/peat-ban,3',
  '2026-03-02,/news/seed-shortage,4',
  '2026-03-02,/,100',
]);

test.each([
  'which section did best in March by sessions: guides, reviews or news?',
  'which had more sessions in March, guides, reviews or news?',
  'sessions of guides, reviews and news in March',
])('groups of pages that are listed stand beside each other: %s', async (question) => {
  const { tables, explanation } = await site(question);
  expect(tables[0]?.rows, question).toEqual([
    ['guides', 30],
    ['reviews', 45],
    ['news', 7],
  ]);
  expect(explanation).toContain('reviews had the most.');
});

test('two of them without anything between are one page, and which is asked', async () => {
  expect((await site('sessions of reviews news in March')).status).not.toBe('answered');
});
