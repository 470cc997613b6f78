import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const school = askedFile('2026-04-01', [
  'date,branch,lessons_booked,no_shows,fees',
  '2026-02-02,Harbour,20,2,400',
  '2026-03-02,Harbour,30,5,600',
]);

test.each([
  'lessons actually given (booked minus no shows) by month since February',
  'lessons held (booked minus no shows) by month since February',
  'lessons (booked minus no shows) by month since February',
])('what is defined in brackets is told alone: %s', async (question) => {
  const { tables, headline } = await school(question);
  expect(headline).toMatch(/^Lessons booked minus no shows/);
  expect(tables[0]?.rows).toEqual([
    ['2026-02-01', 18],
    ['2026-03-01', 25],
  ]);
});

test('brackets that define nothing of it keep both numbers', async () => {
  const { tables } = await school('lessons and fees (for Harbour) in March');
  expect(tables[0]?.rows).toEqual([[30, 600]]);
});
