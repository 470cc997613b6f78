import { describe, expect, it } from 'vitest';
import { followedFile } from '../../asking/asked-file.ts';

const lines = (day: string, counts: Record<string, number>): string[] =>
  Object.entries(counts).map(([name, count]) => `${day},${name},${count}`);
const ask = followedFile('2026-04-01', [
  'date,instructor,lessons',
  ...lines('2026-02-10', { Priya: 30, Colin: 9, Ines: 4 }),
  ...lines('2026-03-10', { Priya: 40, Colin: 9, Ines: 5 }),
  ...lines('2026-03-20', { Priya: 84, Colin: 2, Ines: 6 }),
]);
const rowsBehind = async (...questions: readonly string[]): Promise<unknown> =>
  (await ask(...questions)).tables[0]?.rows;

describe('one that is none of those listed', () => {
  it.each(['why is Priya not on the list?', "why isn't Priya listed", 'what about Priya?'])(
    'is told by its own number: %s',
    async (question) => {
      expect(await rowsBehind('Which instructors gave fewer than 20 lessons last month?', question)).toEqual([
        [124],
      ]);
    },
  );

  it('is told behind the first ones, too', async () => {
    expect(await rowsBehind('Top 2 instructors by lessons last month', 'why not Colin?')).toEqual([[11]]);
  });

  it('leaves the limit where no one of them is named', async () => {
    const [before, behind] = ['Which instructors gave fewer than 12 lessons last month?', 'and in February'];
    expect(await rowsBehind(before, behind)).toEqual([
      ['Colin', 9],
      ['Ines', 4],
    ]);
  });
});

describe('the last day something was sold more than so often', () => {
  it.each([
    ['When was the last day Priya gave more than 35 lessons?', ['2026-03-20', 84]],
    ['When was the first day Priya gave more than 35 lessons?', ['2026-03-10', 40]],
    ['when was the last day we gave more than 50 lessons', ['2026-03-20', 92]],
    ['When did Ines give her very first lesson?', ['2026-02-10', 4]],
  ])('is no yesterday: %s', async (question, row) => {
    expect(await rowsBehind(question)).toEqual([row]);
  });
});

describe('a limit and a share in one follow-up', () => {
  const visits = followedFile('2026-04-01', [
    'date,reader_type,section,visits',
    '2026-03-10,anonymous,Politics,30',
    '2026-03-10,subscriber,Politics,10',
    '2026-03-10,anonymous,Sport,20',
    '2026-03-10,subscriber,Sport,40',
  ]);

  it.each(['for Politics only, as a share', 'as a share, only Politics', 'only Politics, in percent'])(
    'are the shares of what the limit leaves: %s',
    async (question) => {
      const { tables } = await visits('Visits by reader type last month', question);
      expect(tables[0]?.rows).toEqual([
        ['anonymous', 30, 0.75],
        ['subscriber', 10, 0.25],
      ]);
    },
  );
});
