import { expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';

// January and February; nobody wrote anything down on 10 February, and on the 12th there was nothing.
const lines = daysFrom('2026-01-01' as Day, '2026-02-28' as Day)
  .filter((day) => day !== '2026-02-10')
  .flatMap((day) =>
    ['mobile', 'desktop'].map((device) => `${day},${device},${day === '2026-02-12' ? 0 : 40}`),
  );
const { context, facts } = askableFile(
  ['date,device,sessions', ...lines].join('\n'),
  '2026-03-02' as Day,
  'site.csv',
);
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

async function answerTo(question: string) {
  const answer = await answerQuestion(question, context, facts);
  return { ...answer, headline: spaced(answer.headline), explanation: spaced(answer.explanation) };
}

it.each([
  'Were there any days without data in February?',
  'Which days in February had no data?',
  'days with missing data in February',
  'are there gaps in our data in February',
  'how many days without data in February?',
])('%s', async (question) => {
  const { status, headline, tables } = await answerTo(question);
  expect([status, headline]).toEqual([
    'answered',
    '2 days in February 2026 without data: Feb 10, 2026 and Feb 12, 2026.',
  ]);
  expect(tables[0]?.rows).toEqual([
    ['2026-02-10', 'no data'],
    ['2026-02-12', 'no sessions recorded'],
  ]);
});

it('says so where there are none, and of which days it knows', async () => {
  expect((await answerTo('is any data missing in January?')).headline).toBe(
    'No day in January 2026 is without data.',
  );
  const { headline, explanation } = await answerTo(
    'days without data from 15 December 2025 to 5 January 2026',
  );
  expect(headline).toBe('No day from Jan 1, 2026 to Jan 5, 2026 is without data.');
  expect(explanation).toContain('The data begin on Jan 1, 2026.');
});

it('asks back of a part of the site, of which a day may well have nothing', async () => {
  expect((await answerTo('days without data on mobile in February')).status).toBe('clarification_needed');
  expect((await answerTo('days without data by device in February')).status).toBe('clarification_needed');
});
