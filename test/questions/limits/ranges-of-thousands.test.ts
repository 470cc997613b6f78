import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const depots = askedFile('2026-04-01', [
  'date,depot,loans',
  '2026-03-02,Pier,900',
  '2026-03-02,Hall,1500',
  '2026-03-03,Yard,2500',
  '2026-03-03,Mill,15000',
]);

test.each([
  ['depots with loans between 2 and 3 thousand', [['Yard', 2500]]],
  ['depots with loans of 1-2k', [['Hall', 1500]]],
  ['depots with 1 to 2k loans', [['Hall', 1500]]],
  ['depots with loans between ten and twenty thousand', [['Mill', 15000]]],
  [
    'depots with loans between 500 and 2k',
    [
      ['Hall', 1500],
      ['Pier', 900],
    ],
  ],
])('the thousands of a range are those of both its ends: %s', async (question, rows) => {
  expect((await depots(question)).tables[0]?.rows).toEqual(rows);
});
