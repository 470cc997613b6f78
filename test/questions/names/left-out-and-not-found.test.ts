import { expect, it } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-02-01', [
  'date,page,query,country,clicks,impressions,position',
  ...daysFrom('2026-01-01' as Day, '2026-01-31' as Day).flatMap((day) => [
    `${day},/,storage,gbr,5,50,3`,
    `${day},/guides/size,boxes,gbr,3,30,4`,
    `${day},/locations/bath,storage bath,irl,2,30,4`,
  ]),
]);

it.each([
  'clicks excluding the homepage and the shop pages in January 2026',
  'clicks without the homepage and our shop pages in January 2026',
])('what is left out and not found is asked about, and no breakdown: %s', async (question) => {
  const { status } = await ask(question);
  expect(status).not.toBe('answered');
});

it.each([
  ['clicks excluding the homepage and /guides/size in January 2026', [[62]]],
  ['clicks excluding the homepage in January 2026', [[155]]],
])('what is found is left out: %s', async (question, rows) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows, headline).toEqual(rows);
});
