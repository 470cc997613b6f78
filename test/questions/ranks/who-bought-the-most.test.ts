import { describe, expect, it } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';

const TODAY = '2026-03-09' as Day;
const DAYS = daysFrom('2026-01-01' as Day, addDays(TODAY, -1));
const { context, facts } = askableFile(
  [
    'date,material,customer,loads,tonnes',
    ...DAYS.flatMap((day) => [
      `${day},Topsoil,Hanley & Sons,1,10`,
      `${day},Topsoil,County Council,2,30`,
      `${day},Sharp sand,Hanley & Sons,9,90`,
    ]),
  ].join('\n'),
  TODAY,
  'quarry.csv',
);

describe('who bought the most of something', () => {
  it.each([
    'who bought the most topsoil',
    'which customer bought the most topsoil',
    'which customer took the most topsoil?',
  ])('%s', async (question) => {
    const answer = await answerQuestion(question, context, facts);
    expect(answer.tables[0]?.rows).toEqual([['County Council', 2 * DAYS.length]]);
  });

  it('is asked where a share may be meant', async () => {
    const answer = await answerQuestion('which are the most topsoil customers', context, facts);
    expect(answer.status).not.toBe('answered');
  });
});
