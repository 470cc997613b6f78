import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-03-10', [
  'date,landing_page,sessions,engagement_seconds',
  '2026-03-02,/,60,3600',
  '2026-03-02,/shop,40,4800',
]);

describe('how long people stay on a page', () => {
  test.each([
    'average time on page',
    'avg time spent on a page',
    'how long do people stay on a page?',
    'how much time do visitors spend on each page on average',
  ])('%s: one number of all pages, each weighed by its visits', async (question) => {
    const { headline, tables } = await asked(question);
    expect(headline).toMatch(/^Engagement time per session of 1\s?min 24\s?s /);
    expect(tables[0]?.rows).toEqual([[84]]);
  });

  test.each(['average time on page by page', 'which page has the highest average time on page?'])(
    '%s: of each of them',
    async (question) => {
      expect((await asked(question)).tables[0]?.rows[0]?.slice(0, 2)).toEqual(['/shop', 120]);
    },
  );
});
