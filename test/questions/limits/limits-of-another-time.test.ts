import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** Two months of 28 and 31 days on one of which each country has all its sessions. */
const csv = [
  'date,country,device,sessions',
  '2026-02-01,Peru,mobile,0',
  '2026-02-10,Germany,mobile,2000',
  '2026-02-10,Austria,desktop,2000',
  '2026-02-10,Spain,desktop,50',
  '2026-03-10,Germany,mobile,1500',
  '2026-03-10,Austria,desktop,2500',
  '2026-03-10,Spain,desktop,10',
  '2026-03-10,Chile,mobile,7',
  '2026-03-31,Peru,mobile,0',
].join('\n');

const ask = (question: string) => {
  const { context, facts } = askableFile(csv, '2026-04-01' as Day, 'two-months.csv');
  return answerQuestion(question, context, facts);
};
const rowsOf = async (question: string) =>
  (await ask(question)).tables[0]?.rows.map((row) => row.slice(0, 3));

test.each([
  'countries with more than 1,000 sessions in February that lost sessions in March',
  'countries with more than 1,000 sessions in February whose sessions fell in March',
])('%s: the change goes forward in time, the limit is about the time that it names', async (question) => {
  expect(await rowsOf(question)).toEqual([['Germany', 1500, 2000]]);
});

test('a limit of a later time than the move is asked about', async () => {
  const { status } = await ask(
    'countries with more than 1,000 sessions in March that lost sessions in February',
  );
  expect(status).toBe('clarification_needed');
});

test.each([
  'which countries had sessions in March but none in February?',
  'which countries had no sessions in February but some in March?',
])('%s', async (question) => {
  expect((await rowsOf(question))?.map((row) => row.slice(0, 2))).toEqual([['Chile', 7]]);
});

test.each([
  [
    'how many sessions came from Germany and how many from Austria in March',
    [
      ['Germany', 1500],
      ['Austria', 2500],
    ],
  ],
  ['ratio of sessions from Austria to Germany in March', [[2500, 1500, 2500 / 1500]]],
  ['Austria had how many times the sessions of Germany in March?', [[2500, 1500, 2500 / 1500]]],
  ['how many times the sessions of Germany did Austria have in March', [[2500, 1500, 2500 / 1500]]],
])('%s: names held against each other are not added up', async (question, rows) => {
  expect((await ask(question)).tables[0]?.rows).toEqual(rows);
});

test.each([
  [
    'did Austria grow more than Germany in March?',
    'Yes: Austria had 2,500 sessions in March 2026, against 2,000',
  ],
  ['is Germany growing faster than Spain in March?', 'No, neither rose: Germany had 1,500'],
])('%s', async (question, told) => {
  expect((await ask(question)).headline).toContain(told);
});
