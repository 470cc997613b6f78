import { expect, test } from 'vitest';
import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';

/** A show that began on March 10: nobody could download it before. Another one had none on two days. */
const { context, facts } = askableFile(
  [
    'date,show,downloads',
    '2026-01-05,Night Trains,50',
    '2026-02-04,Night Trains,9',
    '2026-03-10,Lost Maps,12',
    '2026-03-20,Night Trains,70',
    '2026-04-02,Lost Maps,5',
    '2026-05-03,Night Trains,20',
    '2026-06-30,Lost Maps,30',
  ].join('\n'),
  '2026-07-01' as Day,
  'file.csv',
);

test.each([
  ['lowest month of Lost Maps by downloads in 2026', [['2026-05-01', 0]]],
  [
    'months with fewer than 10 downloads of Lost Maps in 2026',
    [
      ['2026-04-01', 5],
      ['2026-05-01', 0],
    ],
  ],
  [
    'downloads of Lost Maps per month in 2026',
    [
      ['2026-03-01', 12],
      ['2026-04-01', 5],
      ['2026-05-01', 0],
      ['2026-06-01', 30],
    ],
  ],
])('%s begins with its first row', async (question, rows) => {
  const { tables, explanation } = await answerQuestion(question, context, facts);
  expect(tables[0]?.rows).toEqual(rows);
  expect(explanation).toMatch(/first appears on Mar\s10, 2026; days before it are missing, not zero/);
});

test('what is there from the beginning has its zeros, and the proof its one query', async () => {
  const { tables, explanation, plans } = await answerQuestion(
    'downloads of Night Trains per month in 2026',
    context,
    facts,
  );
  expect(tables[0]?.rows.map(([, value]) => value)).toEqual([50, 9, 70, 0, 20, 0]);
  expect(explanation).not.toContain('first appears');
  expect(plans).toHaveLength(1);
});
