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
  ['orders on January 10 and 17', 'orders on January 10 and January 17'],
  ['orders on January 10, 17 and 24 by city', 'orders on January 10, January 17 and January 24 by city'],
  // A row of days is one stretch
  ['orders on January 10 and 11', 'orders on January 10 and 11'],
  ['orders on January 10 and 20 returns', 'orders on January 10 and 20 returns'],
  ['orders in January excluding the 1st', 'orders in January excluding January 1'],
  ['orders in January without the 1st of May', 'orders in January without the 1st of May'],
  ['sessions on 24 and 25 march 2017', 'sessions on march 24 2017 and march 25 2017'],
])('%s', (said, full) => {
  expect(daysOfOneMonth(said)).toBe(full);
});
