import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/**
 * January 1 to May 10: Autumn ended on February 20, Spring began on April 6 and had no lead on two days, Brand had none on one; Pause had no row
 * from April 11 to 13. A campaign that had none has a row.
 */
const campaigns = daysFrom('2026-01-01' as Day, '2026-05-10' as Day).flatMap((day) => [
  `${day},Search,Brand,${day === '2026-04-09' ? 0 : 4}`,
  ...(day <= '2026-02-20' ? [`${day},Search,Autumn,2`] : []),
  ...(day >= '2026-04-06' ? [`${day},Social,Spring,${/04-(?:08|20)$/.test(day) ? 0 : 3}`] : []),
  ...(day < '2026-04-11' || day > '2026-04-13' ? [`${day},Search,Pause,5`] : []),
]);
const runs = askedFile('2026-05-11', ['date,platform,campaign,leads', ...campaigns]);

/** Pictures are sold on every second day, lamps on all: nobody writes down that nothing was sold. */
const sold = askedFile('2026-05-11', [
  'date,product,pieces',
  ...daysFrom('2026-04-01' as Day, '2026-05-10' as Day).flatMap((day, at) => [
    `${day},Lamp,3`,
    ...(at % 2 === 0 ? [`${day},Picture,1`] : []),
  ]),
]);

const DAYS_WITHOUT = [
  ['Pause', 3],
  ['Spring', 2],
  ['Brand', 1],
];

test.each([
  'which campaigns had zero lead days in April',
  'which campaigns had days without leads in April',
  'which campaigns had days with no leads in April',
  'which campaigns had a day without leads in April',
  'which campaigns had no leads on some days in April',
  'campaigns with zero lead days in April',
  'which campaigns had at least one day without leads in April',
])('who had days without is told with how many, of the days on which each ran: %s', async (question) => {
  const { headline, tables, explanation } = await runs(question);
  expect(headline).toBe(
    '3 campaigns had no leads on at least 1 day in April 2026: Pause on 3 days, Spring on 2 and Brand on 1.',
  );
  expect(tables[0]?.rows).toEqual(DAYS_WITHOUT);
  expect(explanation).toContain('one without a row in a day had none in it');
  expect(explanation).toMatch(/“Autumn” last appears on Feb\s20, 2026, before these days/);
  expect(explanation).toMatch(/“Spring” first appears on Apr\s6, 2026, after 5 of these days/);
});

test('so many of them are a limit of the days', async () => {
  const { tables } = await runs('which campaigns had more than 1 day without leads in April');
  expect(tables[0]?.rows).toEqual(DAYS_WITHOUT.slice(0, 2));
});

test('the days that are counted of each are those on which it ran', async () => {
  const { tables } = await runs('number of days without leads by campaign in April');
  expect(tables[0]?.rows).toEqual([...DAYS_WITHOUT, ['Autumn', 0]]);
});

test('on a platform on which a campaign never ran it had no day without', async () => {
  const { tables, explanation } = await runs('which campaigns had days without leads on Search in April');
  expect(tables[0]?.rows).toEqual([
    ['Pause', 3],
    ['Brand', 1],
  ]);
  expect(explanation).toContain('Campaigns without any row then, and so not among them: “Spring”.');
});

test('day by day a campaign that ended is left out, too', async () => {
  const { tables } = await runs('days without leads by campaign in April');
  expect(tables[0]?.rows.map((row) => row[1])).not.toContain('Autumn');
  expect(tables[0]?.rows).toHaveLength(6);
});

test('where only what there was has a row, a product without one was not sold', async () => {
  const { tables } = await sold('which products had days without pieces in April');
  expect(tables[0]?.rows).toEqual([['Picture', 15]]);
});

test('who had none at all is asked of all these days together', async () => {
  const { tables } = await runs('which campaigns had no leads in April');
  expect(tables.at(-1)?.rows).toEqual([]);
});
