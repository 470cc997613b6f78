import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

// Tablets were there on every day, and bought on March 3 and 6 alone
const asked = askedFile('2026-03-10', [
  'date,device,sessions,purchases,revenue',
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((day) => [
    `2026-03-0${day},mobile,90,4,80.00`,
    `2026-03-0${day},tablet,20,${day === 3 || day === 6 ? '1,9.50' : '0,0.00'}`,
  ]),
]);

const headlineOf = async (question: string) => (await asked(question)).headline.replace(/\u00a0/g, ' ');

test.each([
  ['when did we last sell something from tablet', 'last', 'Mar 6'],
  ['when did we first sell anything on tablet?', 'first', 'Mar 3'],
  ['when was the last time we sold anything on tablet', 'last', 'Mar 6'],
  ['last time we made a sale on tablet', 'last', 'Mar 6'],
  ['when was anything last sold on tablet', 'last', 'Mar 6'],
  ['when did tablet first sell something', 'first', 'Mar 3'],
  ['when did someone last buy something on tablet', 'last', 'Mar 6'],
])('%s: on a day with a purchase', async (question, end, day) => {
  const headline = await headlineOf(question);
  expect(headline).toContain(`The ${end} day with purchases of at least 1`);
  expect(headline).toContain(`was ${day}, 2026, with 1 purchase`);
});

test.each([
  'which days did we sell nothing on tablet',
  'days when we did not sell anything on tablet',
  'days with nothing sold on tablet',
])('%s: all days without a sale', async (question) => {
  const { tables } = await asked(question);
  expect(tables[0]?.rows.map(([day]) => String(day).slice(-2))).toEqual([
    '01',
    '02',
    '04',
    '05',
    '07',
    '08',
    '09',
  ]);
});

test.each([
  ['when did we last sell nothing on tablet', 'Mar 9'],
  ['first day we sold nothing on tablet', 'Mar 1'],
  ['when did we last go a day without a sale on tablet', 'Mar 9'],
])('%s: the day at that end', async (question, day) => {
  expect(await headlineOf(question)).toContain(`was ${day}, 2026, with 0 revenue`);
});

test('how many days nothing was sold on', async () => {
  expect(await headlineOf('on how many days did we sell nothing on tablet')).toMatch(/^7 days /);
});
