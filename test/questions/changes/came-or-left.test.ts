import { expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const followed = followedFile('2026-11-20', [
  'date,show,downloads,new_followers,unfollows',
  '2026-08-31,Maps,1,1,1',
  '2026-09-01,Maps,0,0,0',
  '2026-09-10,Maps,100,7,4',
  '2026-10-03,Maps,80,9,2',
  '2026-10-04,Trains,20,5,6',
  '2026-11-10,Maps,90,3,1',
]);

test.each([
  ['new followers last month', 'and lost?', [[8]]],
  ['how many followers did we gain last month', 'and how many did we lose?', [[8]]],
  ['new followers last month', 'lost ones?', [[8]]],
  ['new followers last month', 'how many did we lose in September?', [[4]]],
  ['unfollows last month', 'and gained?', [[14]]],
  [
    'new followers by show last month',
    'and lost?',
    [
      ['Trains', 6],
      ['Maps', 2],
    ],
  ],
])('%s, %s are those whom the file counts', async (first, second, rows) => {
  expect((await followed(first, second)).tables[0]?.rows).toEqual(rows);
});

test('whether it fell is asked of the number itself', async () => {
  const { tables } = await followed('new followers last month', 'did it fall?');
  expect(tables[0]?.rows).toEqual([['New followers', 14, 7, 7, 1]]);
});

test('what the file does not count as lost fell', async () => {
  const { tables } = await followed('downloads last month', 'how many did we lose?');
  expect(tables[0]?.rows[0]?.slice(0, 3)).toEqual(['Downloads', 100, 100]);
});
