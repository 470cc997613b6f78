import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const asked = askedFile('2026-05-01', [
  'date,shop,visits',
  ...daysFrom('2026-01-01' as Day, '2026-04-30' as Day).map(
    (day) => `${day},Bern,${day < '2026-03-01' ? 10 : 12}`,
  ),
]);
const headlineOf = async (question: string) => (await asked(question)).headline.replace(/\u00a0/g, ' ');

test.each([
  'visits in March vs February per day',
  'daily visits in February vs March',
  'visits by week in March vs February',
])('%s: all of both months, and what a day of each had', async (question) => {
  expect(await headlineOf(question)).toBe(
    '372 visits in March 2026 in all, against 280 in February 2026 (32.9 % more, per day 20 % more).',
  );
});

test('seven days beside a month: what a day of each had alone', async () => {
  expect(await headlineOf('visits day by day in January vs the last 7 days')).toMatch(
    /^84 visits from Apr 24 to Apr 30, 2026 in all, against 310 in January 2026 \(per day 20 % more\)\.$/,
  );
});

test('months of one length', async () => {
  expect(await headlineOf('visits in March vs January by day')).toBe(
    '372 visits in March 2026 in all, against 310 in January 2026 (20 % more).',
  );
});
