import { expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const [first, last] = ['2026-01-05', '2026-03-29'] as [Day, Day];
const rows = daysFrom(first, last).flatMap((day, at) => [
  `${day},mobile,${100 + at},${500 - at}`,
  `${day},desktop,${300 - at},${500 - at}`,
]);
const { context, facts } = askableFile(
  ['date,device,sessions,revenue', ...rows].join('\n'),
  addDays(last, 1),
  'shop.csv',
);

async function chain(...questions: readonly string[]) {
  let previous: typeof context.previous;
  let headline = '';
  for (const question of questions) {
    const answer = await answerQuestion(question, { ...context, previous }, facts);
    previous = answer.reading === null ? previous : { question, reading: answer.reading };
    headline = answer.headline;
  }
  return headline.replaceAll('\u00a0', ' ');
}

it('asks the same of another number behind a question of yes or no, in the same way', async () => {
  const alone = await chain('is our revenue growing?');
  expect(alone).toMatch(/^No: an average week of the later half/);
  expect(await chain('is our traffic growing?', 'and revenue?')).toBe(alone);
  expect(await chain('is our traffic shrinking?', 'and revenue?')).toMatch(/^Yes: /);
});

it('asks the same of a part of the site', async () => {
  expect(await chain('is our traffic growing?', 'and on mobile?')).toMatch(
    /^Yes: an average week of the later half/,
  );
});

it('tells no verdict of what is asked otherwise', async () => {
  expect(await chain('is our traffic growing?', 'revenue by device')).not.toMatch(/^(?:Yes|No)\b/);
  expect(await chain('sessions last week', 'and revenue?')).not.toMatch(/^(?:Yes|No)\b/);
});
