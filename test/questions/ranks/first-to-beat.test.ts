import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** E-bikes had more on February 1 (5 to 4), on February 20 (9 to 2) and on March 10 (6 to 5); of both months more in March. */
const ask = askedFile('2026-04-01', [
  'date,bike_type,hires',
  '2026-01-01,City,10',
  '2026-01-01,Electric,3',
  '2026-02-01,City,4',
  '2026-02-01,Electric,5',
  '2026-02-10,City,20',
  '2026-02-10,Electric,1',
  '2026-02-20,City,2',
  '2026-02-20,Electric,9',
  '2026-03-10,City,5',
  '2026-03-10,Electric,6',
  '2026-03-31,City,7',
  '2026-03-31,Electric,7',
]);
const rows = async (question: string) => (await ask(question)).tables[0]?.rows;

test.each([
  ['When did Electric first exceed City in hires?', [['2026-02-01', 5, 4, 1]]],
  ['When did Electric first have more hires than City?', [['2026-02-01', 5, 4, 1]]],
  ['When did Electric last beat City in hires?', [['2026-03-10', 6, 5, 1]]],
  ['In which month did Electric first beat City in hires?', [['2026-03-01', 13, 12, 1]]],
])('is the first in time: %s', async (question, found) => {
  expect(await rows(question)).toEqual(found);
});

test('all of them, and the one with the most, are others', async () => {
  expect((await rows('When did Electric exceed City in hires?'))?.map(([day]) => day)).toEqual([
    '2026-02-01',
    '2026-02-20',
    '2026-03-10',
  ]);
  expect(await rows('On which day did Electric beat City in hires the most?')).toEqual([
    ['2026-02-20', 9, 2, 7],
  ]);
});

test('on the first day of the data nobody knows what was before', async () => {
  const { headline, explanation } = await ask('When did City first beat Electric in hires?');
  expect(headline.replace(/\s/gu, ' ')).toMatch(/was Jan 1, 2026: 10 against 3/);
  expect(explanation).toContain('what was before is not known');
});
