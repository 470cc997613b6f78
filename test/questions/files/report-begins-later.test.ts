import { expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const [first, splitFirst, last] = ['2025-09-22', '2025-09-29', '2025-10-26'] as [Day, Day, Day];
const rows = daysFrom(first, last).flatMap((day) => [`${day},Direct,10`, `${day},Email,5`]);
const { context, facts } = askableFile(
  ['date,channel,sessions', ...rows].join('\n'),
  addDays(last, 1),
  'site.csv',
);
const sources = context.sources.map((source) => ({
  ...source,
  reports: source.reports.flatMap((report) => [
    { ...report, id: 'site', dimensions: [], firstDay: first },
    { ...report, id: 'split', firstDay: splitFirst },
  ]),
}));

async function ask(question: string) {
  const answer = await answerQuestion(question, { ...context, sources }, facts);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return { ...answer, headline: plain(answer.headline), explanation: plain(answer.explanation) };
}

it('says from which day on the report by channel has rows, where the totals begin earlier', async () => {
  const { status, explanation } = await ask('sessions by channel from September 22 to October 5, 2025');
  expect(status).toBe('answered');
  expect(explanation).toContain(
    'The report by channel begins on Sep 29, 2025, the site’s totals on Sep 22, 2025: the days before are missing from it, not zero.',
  );
});

it('says so of a question about one channel, and nothing of days that the report has', async () => {
  expect((await ask('sessions from email from September 22 to October 5, 2025')).explanation).toContain(
    'The report by channel begins on Sep 29, 2025',
  );
  expect((await ask('sessions by channel from September 29 to October 5, 2025')).explanation).not.toContain(
    'begin',
  );
  expect((await ask('sessions from September 22 to October 5, 2025')).explanation).not.toContain('begin');
});

it('names the first day of that report and offers days that it has, where it has none of those asked for', async () => {
  const { status, headline, explanation, failure } = await ask(
    'sessions by channel from September 22 to September 28, 2025',
  );
  expect(status).toBe('failed');
  expect(headline).toBe('There are no data by channel from Sep 22, 2025 to Sep 28, 2025.');
  expect(explanation).toContain('The report by channel begins on Sep 29, 2025');
  expect(failure?.nearest[0]).toBe('Sessions by channel from Sep 29, 2025 to Oct 5, 2025');
});
