import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** On one day of March, asked on April 3. */
function asked(head: string, row: string) {
  const text = [`date,${head}`, `2026-03-10,${row}`].join('\n');
  const { context, facts } = askableFile(text, '2026-04-03' as Day, 'file.csv');
  return async (question: string) => {
    const { status, headline, tables } = await answerQuestion(question, context, facts);
    return status === 'answered' ? (tables[0]?.rows.at(-1)?.at(-1) ?? headline) : status;
  };
}
const charity = asked('campaign,visits,donors,donations,amount', 'Clean Water,500,40,44,900');
const show = asked('show,downloads,listeners,hours_listened', 'Night,300,80,120.5');
const depot = asked('kit,borrowers,loans', 'Drills,30,35');
const shelf = asked('kit,loans', 'Drills,35');

test.each([
  [charity, 'how many people donated on March 10', 40],
  [charity, 'how many people gave to Clean Water on March 10', 40],
  [charity, 'how many gave on March 10', 40],
  [charity, 'how many people give on March 10', 40],
  [charity, 'how many donations did we get in March', 44],
  [show, 'how many people listened to Night on March 10', 80],
  [show, 'how many listened on March 10', 80],
  [show, 'how many hours were listened in March', 120.5],
  [depot, 'how many people borrowed something on March 10', 30],
  [depot, 'how many loans in March', 35],
  // Where nobody counts who did it, what they did is counted
  [shelf, 'how many people borrowed something in March', 35],
])('who did it is counted, and not what they did: %#', async (ask, question, value) => {
  expect(await ask(question), question).toBe(value);
});
