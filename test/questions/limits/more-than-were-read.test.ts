import { expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** More pages than one query brings, most of them with as much as the first. */
const PAGES = 10_500;
const csv = [
  'date,page,visits',
  ...Array.from({ length: PAGES }, (_, at) => `2026-03-0${1 + (at % 8)},/p/${at},${at < 20 ? 3 : 4}`),
].join('\n');
const { context, facts } = askableFile(csv, '2026-03-09' as Day, 'pages.csv');
const ask = (question: string) => answerQuestion(question, context, facts);

it.each([
  'how many pages are there?',
  'how many pages had more than 3 visits in March 2026?',
  'what share of pages had more than 3 visits in March 2026?',
  'pages with exactly 4 visits in March 2026',
  'where does /p/700 rank by visits in March 2026?',
])('%s: nobody counts what was read in part only', async (question) => {
  const { status, headline } = await ask(question);
  expect(status).not.toBe('answered');
  expect(headline).not.toMatch(/10,\d{3}/);
});

it('tells how many at least have as much as the first', async () => {
  const { status, headline } = await ask('top 3 pages by visits in March 2026');
  expect(status).toBe('answered');
  expect(headline).toContain('as did at least 9,999 other pages');
});
