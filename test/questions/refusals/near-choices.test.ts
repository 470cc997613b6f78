import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

const days = ['2026-02-10', '2026-03-02', '2026-03-03', '2026-03-24', '2026-03-31'];
const { context, facts } = askableFile(
  ['date,city,orders,tips', ...days.map((day, at) => `${day},Graz,${at + 3},${at}.50`), ''].join('\n'),
  '2026-04-04' as Day,
  'file.csv',
);

test('what is offered instead names the number and the days that were asked for', async () => {
  const { clarification } = await answerQuestion(
    'how many tips did the gruntled riders never get last month?',
    context,
    facts,
  );
  const [first] = clarification?.choices ?? [];
  expect(first?.question).toBe('Tips last month');
});
