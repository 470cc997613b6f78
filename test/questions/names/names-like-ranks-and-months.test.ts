import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;
const { context, facts } = askableFile(
  [
    'date,programme,plays',
    ...daysFrom('2026-01-01' as Day, addDays(TODAY, -1)).flatMap((day) => [
      `${day},Top 10,10`,
      `${day},February,1`,
      `${day},Late Show,100`,
    ]),
  ].join('\n'),
  TODAY,
  'radio.csv',
);
const rowsOf = async (question: string) => (await answerQuestion(question, context, facts)).tables[0]?.rows;

describe('programmes that are called like a rank or a month', () => {
  it.each([
    ['top 10 programmes by plays in January', ['Late Show', 3100]],
    ['February vs Top 10: plays in January', ['February', 31]],
    ['plays for February in February', [28]],
    ['plays of Top 10 in January', [310]],
    ['plays in February', [28 * 111]],
    ['plays for February', [28 * 111]],
  ])('%s', async (question, first) => {
    expect((await rowsOf(question))?.[0]).toEqual(first);
  });
});
