import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** In May Quay has no locker, and Hill nothing by phone. */
const ask = askedFile('2026-06-15', [
  'date,depot,handover,booked_via,loans',
  '2026-05-09,Hill,counter,website,10',
  '2026-05-09,Hill,locker,website,4',
  '2026-05-10,Quay,counter,phone,90',
  '2026-05-10,Mill,locker,phone,7',
]);
const rows = async (question: string) => (await ask(question)).tables[0]?.rows;

test.each([
  ['Which depots did not use lockers in May 2026?', [['Quay', 0]]],
  ["Which depots didn't use lockers in May 2026?", [['Quay', 0]]],
  ['Which depots never used lockers?', [['Quay', 0]]],
  ['Which depots do not have lockers?', [['Quay', 0]]],
  ['Which depots did not have locker loans in May 2026?', [['Quay', 0]]],
  ['Which depots did not use the phone in May 2026?', [['Hill', 0]]],
])('is who had none: %s', async (question, found) => {
  expect(await rows(question)).toEqual(found);
});

test('what was not done by lockers is what was done otherwise', async () => {
  expect(await rows('loans that did not use lockers in May 2026')).toEqual([[100]]);
  expect(await rows('loans by depot without lockers in May 2026')).toEqual([
    ['Quay', 90],
    ['Hill', 10],
  ]);
});

test('of two names it is asked which', async () => {
  const { clarification } = await ask('Which depots did not use lockers or counters in May 2026?');
  expect(clarification?.choices.map(({ question }) => question)).toContain(
    'Which depots did not use lockers in May 2026?',
  );
});
