import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const site = askedFile('2026-04-01', [
  'date,source,country,sessions',
  '2026-03-02,(not set),Austria,3',
  '2026-03-02,google,(not set),5',
  '2026-03-02,google,Austria,7',
]);

test('what is not set in two columns is asked about', async () => {
  const asked = await site('(not set) sessions');
  expect(asked.headline).toBe('More than one column has this name: which one is meant?');
  const told = await Promise.all((asked.clarification?.choices ?? []).map(({ question }) => site(question)));
  expect(told.map(({ tables }) => tables[0]?.rows[0]?.[0])).toEqual([3, 5]);
});

test.each([
  ['sessions by country excluding (not set)', [['Austria', 10]]],
  ['sessions by source without (not set)', [['google', 12]]],
  ['sessions of country (not set)', [[5]]],
])('and is of the column that is named: %s', async (question, rows) => {
  expect((await site(question)).tables[0]?.rows).toEqual(rows);
});
