import { describe, expect, test } from 'vitest';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { answerToChain } from '../../asking/answer-to-chain.ts';

/** Every day of February, March and April 2026 has as many dives as its number: 496 in March. */
const days = ['2026-02', '2026-03', '2026-04'].flatMap((month) =>
  Array.from({ length: month === '2026-03' ? 31 : 28 }, (_, at) => {
    const day = String(at + 1).padStart(2, '0');
    return `${month}-${day},Reef,${at + 1}`;
  }),
);
const { context, facts } = askableFile(
  ['date,site,dives', ...days].join('\n'),
  '2026-04-29' as Day,
  'dives.csv',
);
const answer = (...questions: readonly string[]) => answerToChain(questions, { context, facts });

describe('days that a follow-up names by their number are those of the month before', () => {
  test.each([
    [['excluding the 1st'], 495],
    [['and without the 1st please'], 495],
    [['except the 1st and the 31st'], 464],
    [['not counting March 1 to 3'], 490],
    [['without the 1st', 'and without the 31st'], 464],
    [['and on the 15th?'], 15],
    [['only the 15th'], 15],
    [['from the 10th to the 12th'], 33],
    [['the first half?'], 120],
    // From Monday, March 2
    [['just the first week'], 35],
    // From Monday, March 30: two days of it in March
    [['just the first week', 'and the second week?'], 84],
  ])('%s', async (questions, dives) => {
    expect((await answer('dives in March', ...questions)).tables[0]?.rows).toEqual([[dives]]);
  });

  test.each([
    ['dives in Q1 2026', 'without the 1st'],
    ['dives in March', 'without the 32nd'],
    ['dives in March', 'without April 3'],
  ])('%s, %s: no single day of it', async (before, question) => {
    expect((await answer(before, question)).status).not.toBe('answered');
  });
});
