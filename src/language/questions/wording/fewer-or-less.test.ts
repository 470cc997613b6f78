import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

const csv = [
  'date,site,cars,no_shows,sorties,income',
  '2026-03-02,North,20,0,4,300.50',
  '2026-03-02,South,40,3,5,200.25',
  '2026-03-03,North,30,0,6,310.00',
  '2026-03-03,South,50,1,5,180.00',
].join('\n');

const headlineOf = async (question: string) => {
  const { context, facts } = askableFile(csv, '2026-03-04' as Day, 'wash.csv');
  return (await answerQuestion(question, context, facts)).headline;
};

test.each([
  ['which site had the fewest income', 'the least income', /fewest/],
  ['which site had the fewest cars', 'the fewest cars', /least/],
  ['income of South on March 3 vs March 2', '% less', /fewer/],
  ['cars of North vs South', 'fewer cars|more cars', /less/],
  ['which day had the least income', 'the least income', /fewest/],
  ['which sites had no no-shows', 'zero no shows', /no no/],
  ['income per sortie', 'per sortie', /sorty/],
])('%s', async (question, has, lacks) => {
  const headline = await headlineOf(question);
  expect(headline).toMatch(new RegExp(has));
  expect(headline).not.toMatch(lacks);
});
