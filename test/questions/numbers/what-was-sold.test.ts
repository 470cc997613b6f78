import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** The best day is May 6: 3 lamps and 1 chair for 130; chairs bring more of the money, lamps are more pieces. */
const ask = askedFile('2026-06-01', [
  'date,item name,channel,items purchased,item revenue',
  '2026-04-06,Lamp,Email,5,50',
  '2026-04-07,Chair,Direct,1,100',
  '2026-05-04,Lamp,Email,2,20',
  '2026-05-05,Chair,Direct,1,100',
  '2026-05-06,Lamp,Email,3,30',
  '2026-05-06,Chair,Direct,1,100',
  '2026-05-30,Lamp,Email,1,10',
  '2026-05-31,Lamp,Email,1,10',
]);

const rowsOf = async (question: string) => (await ask(question)).tables[0]?.rows;

describe('what was sold is things by their pieces, and no sum of money', () => {
  test.each([
    'what did we sell on May 6',
    'what sold on May 6, 2026',
    'what was sold on May 6?',
    'which items were sold on May 6',
  ])('%s', async (question) => {
    expect(await rowsOf(question), question).toEqual([
      ['Lamp', 3],
      ['Chair', 1],
    ]);
  });

  test('what sold the most is one, and how much of it stands beside it', async () => {
    expect(await rowsOf('what did we sell most in May and how much of it')).toEqual([['Lamp', 7]]);
  });

  test('how much is money', async () => {
    expect((await rowsOf('how much did we sell on May 6'))?.[0]).toEqual([130]);
  });
});

describe('the second question is told of what the first one finds', () => {
  test.each([
    ['day with the highest revenue in May and what sold that day', ['2026-05-06', 130], ['Lamp', 3]],
    ['revenue in May and what sold', [270], ['Lamp', 7]],
    ['best day for revenue in May and which channel drove it', ['2026-05-06', 130], ['Email', 30, 0, 30]],
  ])('%s', async (question, first, second) => {
    const { tables } = await ask(question);
    expect(tables[0]?.rows[0], question).toEqual(first);
    const all = tables.flatMap(({ rows }) => rows).map((row) => row.slice(0, second.length));
    expect(all, question).toContainEqual(second);
  });
});
