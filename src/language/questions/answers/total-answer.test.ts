import { expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;
const { context, facts } = askableFile(
  [
    'date,channel,sessions',
    ...daysFrom(addDays(TODAY, -90), addDays(TODAY, -1)).map((day, at) => `${day},Direct,${50 + at}`),
  ].join('\n'),
  TODAY,
  'shop.csv',
);

it.each([
  ['sessions yesterday', 'more than the day before.'],
  ['sessions last week', 'more than in the week before.'],
  ['sessions last month', 'more than in the month before, per day 33.5\u00a0% more.'],
  ['sessions in the last 10 days', 'more than in the period before.'],
])('%s: …%s', async (question, end) => {
  const { headline } = await answerQuestion(question, context, facts);
  expect(headline.endsWith(end), headline).toBe(true);
});
