import { expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Of the rides of the north 60 of 100 are electric in October, of those of the south 30 of 100, of the harbour's 18 of 20. */
const LINES = [
  'date,depot,bike_type,shift,rides',
  '2026-09-01,North,Electric,night shift,10',
  '2026-09-01,North,Plain,day shift,30',
  '2026-10-01,North,Electric,night shift,60',
  '2026-10-01,North,Plain,day shift,40',
  '2026-10-01,South,Electric,night shift,30',
  '2026-10-01,South,Plain,day shift,70',
  '2026-10-01,Harbour,Electric,day shift,18',
  '2026-10-01,Harbour,Plain,night shift,2',
];
const ask = askedFile('2026-10-05', LINES);

const rowsOf = ({ tables }: Answer) => tables[0]?.rows ?? [];

test.each([
  'depots where the electric share of rides is above 50% in October',
  'depots where the electric share is above 50 percent in October',
  'which depots have a share of electric over 50% in October',
  'share of electric in rides by depot in October above 50%',
  'electric share by depot in October over 50%',
])('%s: the limit is of the share inside each', async (question) => {
  expect(rowsOf(await ask(question))).toEqual([
    ['Harbour', 18, 20, 0.9],
    ['North', 60, 100, 0.6],
  ]);
});

test('a name with the word of its column in it has its part in each, too', async () => {
  const [night] = rowsOf(await ask('share of night shift by depot in October')).slice(0, 1);
  expect(night).toEqual(['North', 60, 100, 0.6]);
  expect(rowsOf(await ask('share of night shift by depot in October over 70%'))).toEqual([]);
});

test('so many percent of what one kind has are its parts of all of that', async () => {
  const rows = rowsOf(await ask('share of electric rides by depot in October above 50%'));
  expect(rows).toEqual([['North', 60, 60 / 108]]);
});

test.each([
  'electric share by month at North',
  'electric share at North by month',
  'share of electric by month for North',
])('%s is of what was there', async (question) => {
  expect(rowsOf(await ask(question))).toEqual([
    ['2026-09-01', 10, 40, 0.25],
    ['2026-10-01', 60, 100, 0.6],
  ]);
});

test.each(["share of Electric of North's rides in October", "share of electric in North's rides in October"])(
  '%s is of those of the north',
  async (question) => expect(rowsOf(await ask(question))).toEqual([[60, 100, 0.6]]),
);
