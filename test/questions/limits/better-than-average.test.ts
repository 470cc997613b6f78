import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Email bounces in one of ten visits and has no complaint, Search in six of ten and has many. */
const ask = askedFile('2026-06-15', [
  'date,channel,sessions,engaged_sessions,orders,complaints',
  '2026-05-03,Email,100,90,20,0',
  '2026-05-03,Search,100,40,20,8',
]);

test.each([
  ['Which channels beat our average bounce rate in May 2026?', 'Email'],
  ['Which channels have a worse bounce rate than average in May 2026?', 'Search'],
  ['Which channels have a bounce rate better than 30 % in May 2026?', 'Email'],
  ['Which channels beat our average engagement rate in May 2026?', 'Email'],
  ['Which channels have better than average complaints per order in May 2026?', 'Email'],
  ['Which channels have complaints per order worse than 10 % in May 2026?', 'Search'],
  ['Which channels have sessions per order better than 4 in May 2026?', undefined],
])('what is better is the lower one where an owner hopes for less: %s', async (question, first) => {
  const rows = (await ask(question)).tables[0]?.rows.map(([name]) => name) ?? [];
  expect(rows).toEqual(first === undefined ? [] : [first]);
});
