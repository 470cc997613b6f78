import { describe, expect, test } from 'vitest';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Answer } from '#src/shared/answer.ts';
import type { Day } from '#src/shared/week.ts';
import { answerToChain } from './answer-to-chain.ts';

/**
 * March beside February: dives 90 after 100, of which Reef 50 after 40 (calm 45), Wreck 30 after 50, Cave 10 after 10; tips 60
 * after 80: Reef 30 after 20, Wreck 20 after 50, Cave 10 after 10.
 */
const { context, facts } = askableFile(
  [
    'date,site,sea,dives,tips',
    '2026-02-01,Reef,calm,20,10',
    '2026-02-28,Reef,rough,20,10',
    '2026-02-01,Wreck,calm,50,50',
    '2026-02-28,Cave,rough,10,10',
    '2026-03-01,Reef,calm,45,25',
    '2026-03-31,Reef,rough,5,5',
    '2026-03-01,Wreck,rough,30,20',
    '2026-03-31,Cave,rough,10,10',
  ].join('\n'),
  '2026-04-02' as Day,
  'dives.csv',
);

const chain = (...questions: readonly string[]) => answerToChain(questions, { context, facts });
const rowsOf = ({ tables }: Answer) => tables[0]?.rows;

const FOUND = ['which site had the most dives in March?', 'its tips'];

describe('the one that a question found stands by its name in all that follows', () => {
  test.each([
    ['did they rise?', [['Tips', 30, 20, 10, 0.5]]],
    ['how many days had more than 10?', [[1]]],
    ['which sea had the most?', [['calm', 25]]],
    ['and in February?', [[20]]],
  ])('%s', async (question, rows) => {
    expect(rowsOf(await chain(...FOUND, question))).toEqual(rows);
  });

  test.each(['why did they change?', 'weekends vs weekdays'])('%s: of nobody else', async (question) => {
    expect((await chain(...FOUND, question)).headline).toContain('Reef');
  });
});
