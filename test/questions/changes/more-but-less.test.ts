import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

// Books: more sessions, fewer purchases; Games: fewer sessions, more purchases
const asked = askedFile('2026-04-02', [
  'date,category,sessions,purchases,revenue',
  '2026-02-10,Books,100,10,100',
  '2026-02-10,Games,100,10,100',
  '2026-03-10,Books,140,7,90',
  '2026-03-10,Games,60,12,130',
]);

test.each([
  'which category brought more sessions in March than in February but earned less',
  'did Books get more sessions and earn less in March than in February',
  'which categories earned more but had fewer sessions in March than in February',
])('%s: two moves are not told by one of them', async (question) => {
  const { headline, tables } = await asked(question);
  const told = `${headline} ${JSON.stringify(tables[0]?.columns ?? [])}`;
  if (tables.length > 0) expect(told).toMatch(/sessions.*revenue|revenue.*sessions/i);
  expect(headline).not.toMatch(/^(?:Games|Books) (?:lost|gained) the most/);
});

test.each([
  ['categories with more sessions but a worse conversion rate in March', ['Books']],
  ['categories that got fewer sessions but converted better in March', ['Games']],
  ['categories with more sessions and a worse purchase rate in March than in February', ['Books']],
])('%s: what is better or worse has to be so', async (question, names) => {
  expect((await asked(question)).tables[0]?.rows.map(([name]) => name)).toEqual(names);
});

test('what would be lost without one is what came from it', async () => {
  expect((await asked('what percentage of revenue would we lose without Games')).headline).toMatch(
    /^54\.8.% of the revenue/,
  );
});
