import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-06-15', [
  'date,landing_page,country,sessions,revenue',
  '2026-05-09,/courses/python,Germany,10,90',
  '2026-05-09,/courses/excel,Germany,20,30',
  '2026-05-09,/courses/python,India,40,10',
  '2026-05-09,/courses/excel,India,15,70',
  '2026-05-09,/blog/news,India,99,0',
]);

test.each([
  ['top course per country', ['/courses/python', '/courses/excel']],
  ['most popular course by country', ['/courses/python', '/courses/excel']],
  ['best course per country by revenue', ['/courses/python', '/courses/excel']],
])('one page of a kind is asked for in each of them: %s', async (question, pages) => {
  const { tables } = await ask(question);
  expect(tables[0]?.rows.map(([page]) => page)).toEqual(pages);
  expect(tables[0]?.rows.map((row) => row[1])).toEqual(
    question.includes('revenue') ? ['Germany', 'India'] : ['India', 'Germany'],
  );
});

test('courses by country are no list of pages', async () => {
  const { tables } = await ask('sessions of courses by country');
  expect(tables[0]?.columns).not.toContain('Landing page');
});
