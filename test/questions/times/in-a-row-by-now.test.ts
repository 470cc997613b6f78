import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

// It rises on four days in a row, falls on one, and then rises on two
const asked = askedFile('2026-03-10', [
  'date,channel,sessions',
  ...[10, 20, 30, 40, 50, 5, 15, 25].map((sessions, at) => `2026-03-0${at + 2},Direct,${sessions}`),
]);
const LONGEST = ['2026-03-03', '2026-03-06', 4];
const NOW = ['2026-03-08', '2026-03-09', 2];

test.each([
  ['For how many days in a row have sessions risen?', NOW],
  ['How many days in a row have sessions grown?', NOW],
  ['How many consecutive days have sessions grown?', NOW],
  ['How many days in a row have sessions been growing?', NOW],
  ['For how many days in a row did sessions rise?', LONGEST],
  ['How many days in a row have sessions ever grown?', LONGEST],
  ['How many days in a row have sessions grown in March 2026?', LONGEST],
])('%s', async (question, run) => {
  const { headline, tables } = await asked(question);
  expect(tables[0]?.rows, headline).toEqual([run]);
});

test('none by now where the last one went the other way', async () => {
  expect((await asked('For how many days in a row have sessions fallen?')).headline).toMatch(
    /^None: the last day .* is not one in which sessions went down\.$/,
  );
});
