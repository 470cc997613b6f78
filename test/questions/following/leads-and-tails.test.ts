import { describe, expect, test } from 'vitest';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { answerToChain } from '../asking/answer-to-chain.ts';

/** March beside February, of two channels: Direct 40 after 30 sessions, Email 60 after 80. */
const { context, facts } = askableFile(
  [
    'date,channel,sessions,revenue',
    '2026-02-01,Direct,30,3',
    '2026-02-28,Email,80,8',
    '2026-03-01,Direct,40,4',
    '2026-03-31,Email,60,6',
  ].join('\n'),
  '2026-04-02' as Day,
  'file.csv',
);

const rowsOf = async (...questions: readonly string[]) =>
  (await answerToChain(questions, { context, facts })).tables[0]?.rows;

const BY_CHANNEL = ['sessions by channel in March'];
const DIRECT = ['sessions from Direct in March'];

describe('a follow-up may begin and end with any words that ask nothing', () => {
  const forms: readonly (readonly [readonly string[], string, unknown])[] = [
    [
      BY_CHANNEL,
      'lowest first',
      [
        ['Direct', 40],
        ['Email', 60],
      ],
    ],
    [BY_CHANNEL, 'in total', [[100]]],
    [
      [...BY_CHANNEL, 'without Direct'],
      'all channels',
      [
        ['Email', 60],
        ['Direct', 40],
      ],
    ],
    [DIRECT, 'the rest', [[60]]],
    [DIRECT, 'the month before', [[30]]],
    [[...DIRECT, 'and Email?'], 'both together', [[100]]],
    [BY_CHANNEL, 'the lowest', [['Direct', 40]]],
    [
      BY_CHANNEL,
      'sort them by revenue',
      [
        ['Email', 60, 6],
        ['Direct', 40, 4],
      ],
    ],
  ];
  test.each(forms)('%s > %s', async (before, words, rows) => {
    for (const [lead, tail] of [
      ['ok, and now ', ' please'],
      ['but then just ', ' instead?'],
      ['can you show me ', ' again'],
    ])
      expect(await rowsOf(...before, `${lead}${words}${tail}`)).toEqual(rows);
  });
});
