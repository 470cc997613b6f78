import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-04-02', [
  'date,source,country,sessions',
  ...['2026-03-01', '2026-03-02'].flatMap((day) => [
    `${day},google,Austria,50`,
    `${day},bing,Austria,10`,
    `${day},google,Brazil,40`,
    `${day},bing,Brazil,5`,
    `${day},google,Chile,1`,
    `${day},bing,Chile,3`,
  ]),
]);

test.each([
  [
    'top source in each country in March 2026',
    'google had the most sessions in 2 of the 3 countries in March 2026: 100 in Austria.',
  ],
  [
    'top source in each country in March 2026 without Chile',
    'google had the most sessions in each of the 2 countries in March 2026, without Chile: 100 in Austria.',
  ],
  [
    'top country for each source in March 2026',
    'Austria had the most sessions in each of the 2 sources in March 2026: 100 in google.',
  ],
])('%s: in how many of them the same one is first', async (question, headline) => {
  expect((await ask(question)).headline).toBe(headline);
});

/** Of three channels phones have the highest value in two, tablets by few orders in one; a fourth channel had no order. */
const shop = askedFile('2026-04-02', [
  'date,device,channel,purchases,revenue',
  '2026-03-01,tablet,Search,20,2000',
  '2026-03-01,desktop,Search,200,14000',
  '2026-03-01,mobile,Search,200,12000',
  '2026-03-01,mobile,Email,90,7200',
  '2026-03-01,desktop,Email,150,7500',
  '2026-03-01,mobile,Social,120,4800',
  '2026-03-01,desktop,Social,110,3300',
  '2026-03-01,desktop,,0,0',
]);

test('one that leads in most of them is told, what has no value is none of them, and what is large enough is sought among all', async () => {
  const { headline, tables } = await shop(
    'Which device has the highest average order value in each channel in March 2026?',
  );
  expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
    ['tablet', 'Search'],
    ['mobile', 'Email'],
    ['mobile', 'Social'],
  ]);
  expect(headline).toBe(
    'mobile had the highest average order value in 2 of the 3 channels in March 2026: 80 in Email. It rests on 90 purchases only; the first with at least 100 is desktop with Search: 70.',
  );
});
