import { expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2017-04-01', [
  'date,sessions,revenue',
  ...Array.from({ length: 31 }, (_, at) => `${addDays('2017-03-01' as Day, at)},${at + 1},1`),
]);

test.each([
  'sessions last week of march vs first week of march',
  'sessions last week of march vs first week',
])('%s: seven days at both ends of the month, and none of the next one', async (question) => {
  expect((await asked(question)).headline.replaceAll(/\s/g, ' ')).toContain(
    '196 sessions from Mar 25 to Mar 31, 2017, against 28 from Mar 1 to Mar 7, 2017',
  );
});
