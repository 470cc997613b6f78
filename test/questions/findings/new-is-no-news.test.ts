import { expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Visits of pages: two of the news since January, one guide that begins in February. */
const lines = daysFrom('2026-01-01' as Day, '2026-02-28' as Day).flatMap((day) =>
  ['/news/peat', '/news/hose', ...(day >= '2026-02-01' ? ['/guides/fresh'] : ['/guides/old'])].map(
    (page) => `${day},${page},10`,
  ),
);
const asked = askedFile('2026-03-01', ['date,landing_page,sessions', ...lines]);

it.each([
  'how many new landing pages in February',
  'new landing pages in February',
  'which landing pages are new in February',
])('tells those that were not there before: %s', async (question) => {
  const { tables, headline, assumptions } = await asked(question);
  expect(tables[0]?.rows).toEqual([['/guides/fresh', 280]]);
  expect(headline).not.toContain('/news/');
  expect(assumptions).toEqual([]);
});

it('knows the news by their name', async () => {
  const { tables } = await asked('sessions on the news in February');
  expect(tables[0]?.rows).toEqual([[560]]);
});
