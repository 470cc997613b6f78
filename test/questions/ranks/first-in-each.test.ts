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
