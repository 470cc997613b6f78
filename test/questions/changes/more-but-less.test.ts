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
  [
    'which category brought more sessions in March than in February but earned less',
    '1 of the 2 categories rose in sessions and fell in revenue in March 2026: Books.',
  ],
  [
    'which categories earned more but had fewer sessions in March than in February',
    '1 of the 2 categories rose in revenue and fell in sessions in March 2026: Games.',
  ],
])('%s: both have to be so', async (question, headline) => {
  expect((await asked(question)).headline.replace(/\u00a0/g, ' ')).toBe(headline);
});

test('of one name both are told', async () => {
  const { headline } = await asked('did Books get more sessions and earn less in March than in February');
  expect(headline).toMatch(/^Yes, both: 140 sessions .*; 90 of revenue /);
});

test('where both would be the same number it is asked which', async () => {
  const { status, headline } = await asked(
    'which category sold more in March than in February but earned less',
  );
  expect([status, headline]).toEqual([
    'clarification_needed',
    'This asks for two changes at once: which of them would you like to see?',
  ]);
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
