import { describe, expect, it } from 'vitest';
import { askableFile } from '#src/server/commands/ask-facts-from-csv.ts';
import type { Day } from '#src/shared/week.ts';
import { daysFrom } from '#src/shared/week.ts';
import { answerToChain } from '../asking/answer-to-chain.ts';

const ROUTES = ['Arran', 'Bute', 'Cumbrae'];

/** Each day of September 15, 10 and 5 tickets of a route on the web and as many at the office less one, in October one more of each. */
const lines = daysFrom('2026-09-01' as Day, '2026-11-01' as Day).flatMap((day) =>
  ROUTES.flatMap((route, at) =>
    ['web', 'office'].map(
      (channel, place) => `${day},${route},${channel},${15 - 5 * at - place + (day >= '2026-10-01' ? 1 : 0)}`,
    ),
  ),
);
const file = askableFile(
  ['date,route,channel,tickets', ...lines].join('\n'),
  '2026-11-02' as Day,
  'ferry.csv',
);
const answerTo = async (...questions: string[]) => {
  const { status, headline, tables } = await answerToChain(questions, file);
  return { status, headline, rows: tables[0]?.rows ?? [] };
};

describe('a name of the question before', () => {
  it.each([
    [['tickets by route in October', 'what about Arran', 'Arran vs Bute']],
    [['tickets from Arran in October', 'compare Arran and Bute']],
  ])('%j holds both against each other', async (questions) => {
    expect(await answerTo(...questions)).toMatchObject({
      status: 'answered',
      rows: [
        ['Arran', 31 * 31],
        ['Bute', 31 * 21],
      ],
    });
  });

  it.each([
    [
      ['tickets from Cumbrae in October', 'by channel', 'and on that route the best channel'],
      [['web', 31 * 6]],
    ],
    [['worst route in October', 'on that route, the best channel'], [['web', 31 * 6]]],
    [
      ['worst route in October', 'tickets by channel on that route'],
      [
        ['web', 31 * 6],
        ['office', 31 * 5],
      ],
    ],
  ])('%j is pointed at by its kind', async (questions, rows) => {
    expect(await answerTo(...questions)).toMatchObject({ status: 'answered', rows });
  });

  it('is kept where what moved of the one that was found is split', async () => {
    const { status, rows } = await answerTo('worst route in October', 'how did it change?', 'by channel');
    expect(status).toBe('answered');
    expect(rows.map(([name, now]) => [name, now]).toSorted()).toEqual([
      ['office', 31 * 5],
      ['web', 31 * 6],
    ]);
  });

  it('is the part of each where its share was told', async () => {
    const { status, rows } = await answerTo(
      'worst route in October',
      'what share of all tickets is that?',
      'by channel',
    );
    expect({ status, rows }).toEqual({
      status: 'answered',
      rows: [
        ['web', 31 * 6, 31 * 33, 6 / 33],
        ['office', 31 * 5, 31 * 30, 5 / 30],
      ],
    });
  });

  it.each([
    [['top 2 routes in October', 'on that route the best channel']],
    [['tickets in October', 'on that route the best channel']],
  ])('%j points to none for certain', async (questions) => {
    expect((await answerTo(...questions)).status).not.toBe('answered');
  });
});
