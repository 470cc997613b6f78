import { expect, test } from 'vitest';
import { daysOfOneMonth } from './days-of-one-month.ts';

test.each([
  [
    'sessions from October 1st through the 15th by channel',
    'sessions from October 1 to October 15 by channel',
  ],
  // An end before the start is no span
  ['sessions from Oct 28 to the 2nd', 'sessions from Oct 28 to the 2nd'],
  ['sessions from Oct 28 to the 2nd of November', 'sessions from Oct 28 to the 2nd of November'],
  ['sessions on 24 and 25 march 2017', 'sessions on march 24 2017 and march 25 2017'],
])('%s', (said, full) => {
  expect(daysOfOneMonth(said)).toBe(full);
});
