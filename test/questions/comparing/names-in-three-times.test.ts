import { describe, expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const CHANNELS = ['Organic Search', 'Direct'];
const lines = ['2026-01-10', '2026-02-10', '2026-03-10'].flatMap((day, month) =>
  CHANNELS.flatMap((channel, at) =>
    ['new', 'returning'].map(
      (kind, of) =>
        `${day},${channel},${kind},${of === 0 ? 'mobile' : 'desktop'},${100 * (month + 1) + 10 * at + of},${5 - at},${at === 0 ? 10 : 10 + 50 * month}`,
    ),
  ),
);
const FILE = ['date,channel,new_vs_returning,device,sessions,engaged_sessions,revenue', ...lines];
const asked = askedFile('2026-04-02', FILE);
const followed = followedFile('2026-04-02', FILE);

const rowsOf = (answer: Awaited<ReturnType<typeof asked>>) => answer.tables[0]?.rows;

describe('names in three times', () => {
  test('stand in a row each, with a column of each time', async () => {
    const answer = await asked('sessions from Organic Search and from Direct in jan, feb and march');
    expect(rowsOf(answer), answer.headline).toEqual([
      ['Direct', 221, 421, 621],
      ['Organic Search', 201, 401, 601],
    ]);
    expect(answer.headline).not.toMatch(/together/);
  });
});

describe('a table of two times', () => {
  test('stands in the order of another number that is asked for', async () => {
    const answer = await followed('sessions by channel in February vs March', 'sort by revenue');
    expect(rowsOf(answer)?.map(([name, now, before]) => [name, now, before])).toEqual([
      ['Direct', 220, 120],
      ['Organic Search', 20, 20],
    ]);
  });

  test('so does a top of it, of the same names', async () => {
    const answer = await followed('top 2 channels by sessions in March vs February', 'sort by revenue');
    expect(
      rowsOf(answer)?.map(([name, now, before]) => [name, now, before]),
      answer.headline,
    ).toEqual([
      ['Direct', 220, 120],
      ['Organic Search', 20, 20],
    ]);
  });
});

test('new and returning are compared within each part', async () => {
  const answer = await asked('compare new and returning sessions by device in March');
  expect(rowsOf(answer)).toEqual([
    ['returning', 'desktop', 612],
    ['new', 'mobile', 610],
  ]);
});

test('engaged visitors are counted by their sessions, which is said', async () => {
  const answer = await asked('which channel has the most engaged visitors?');
  expect(rowsOf(answer)).toEqual([['Organic Search', 30]]);
  expect(answer.assumptions.join(' ')).toMatch(/“engaged visitors” is read as engaged sessions/);
});

test.each(['and if you count mobile only?', 'what if we only look at mobile?'])('%s', async (question) => {
  const answer = await followed('sessions by channel in March', question);
  expect(rowsOf(answer)).toEqual([
    ['Direct', 310],
    ['Organic Search', 300],
  ]);
});
