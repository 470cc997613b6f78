import { describe, expect, it } from 'vitest';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { daysFrom } from '#src/shared/week.ts';
import { answerToChain } from '../asking/answer-to-chain.ts';

/** Each day 30 tickets to Arran, 20 to Bute and 10 to Cumbrae, half of them on the web; in October one more of each. */
const lines = daysFrom('2026-09-01' as Day, '2026-11-01' as Day).flatMap((day) =>
  ['Arran', 'Bute', 'Cumbrae'].flatMap((route, at) =>
    ['web', 'office'].map(
      (channel) => `${day},${route},${channel},${15 - 5 * at + (day >= '2026-10-01' ? 1 : 0)}`,
    ),
  ),
);
const file = askableFile(
  ['date,route,channel,tickets', ...lines].join('\n'),
  '2026-11-02' as Day,
  'ferry.csv',
);
const numbersOf = async (...questions: string[]) => {
  const answer = await answerToChain(questions, file);
  return { status: answer.status, rows: answer.tables[0]?.rows, headline: answer.headline };
};

describe('a row of the answer before', () => {
  it.each([
    [['tickets by route in October', 'how did the second one do?'], 31 * 22],
    [['top 2 routes by tickets in October', 'the first one in September'], 30 * 30],
    [['tickets by route in October', 'how did number three do the month before?'], 30 * 10],
    [['best route in October?', 'how did that one do the month before?'], 30 * 30],
    [['best route in October?', 'how did it do in September?'], 30 * 30],
    [['tickets by route in October', 'the second one on the web', 'and the third?'], 31 * 6],
    [['tickets by route in October', 'tickets of the second route on the web'], 31 * 11],
  ])('%j', async (questions, tickets) => {
    expect(await numbersOf(...questions)).toMatchObject({ status: 'answered', rows: [[tickets]] });
  });

  it('is split by its name alone', async () => {
    const { rows } = await numbersOf('tickets by route in October', 'show the second one by channel');
    expect(rows?.toSorted()).toEqual([
      ['office', 31 * 11],
      ['web', 31 * 11],
    ]);
  });

  it.each([
    [['tickets in October', 'the second one by channel']],
    [['top 2 routes by tickets in October', 'the third one by channel']],
  ])('%j points to none, and is not told of all', async (questions) => {
    expect((await numbersOf(...questions)).status).not.toBe('answered');
  });
});
