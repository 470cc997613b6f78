import { expect, test } from 'vitest';
import { type Day, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

// The most of all were sold on the last day, the first mug in Leeds on the second
const asked = askedFile('2026-03-10', [
  'date,shop,item,orders,refunds',
  '2026-03-01,Leeds,Tent,5,1',
  '2026-03-01,Bath,Mug,9,0',
  '2026-03-03,Leeds,Mug,1,3',
  '2026-03-08,Leeds,Mug,8,0',
  '2026-03-08,Bath,Tent,6,2',
]);

test.each([
  'on which day did we sell our first mug in Leeds',
  'when did we get the very first mug in Leeds?',
  'when did Leeds start selling mugs',
])('%s: the first day of it, and not the best', async (question) => {
  expect((await asked(question)).headline.replace(/\u00a0/g, ' ')).toMatch(
    /^The first day with .* was Mar 3, 2026/,
  );
});

test('the first so many of them are asked back', async () => {
  const { status } = await asked('when did we get our first 10 orders');
  expect(status).toBe('clarification_needed');
});

test('what is lost to refunds are the refunds', async () => {
  expect((await asked('which shop loses the most money to refunds')).headline).toMatch(
    /^Leeds had the most refunds .*: 4\.$/,
  );
});

test.each(['which shops grew in both February and March', 'which shops grew in February and in March'])(
  '%s: in each against the one before it',
  async (question) => {
    const months = askedFile('2026-04-02', [
      'date,shop,orders',
      ...daysFrom('2026-01-01' as Day, '2026-03-31' as Day).flatMap((day) => [
        `${day},Leeds,${day < '2026-02-01' ? 5 : day < '2026-03-01' ? 9 : 12}`,
        `${day},Bath,${day < '2026-02-01' ? 9 : day < '2026-03-01' ? 5 : 8}`,
      ]),
    ]);
    const { headline, tables } = await months(question);
    expect(headline).toContain('in each of the 2 months');
    expect(tables[0]?.rows.map(([shop]) => shop)).toEqual(['Leeds']);
  },
);
