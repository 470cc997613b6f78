import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const PAGES: readonly (readonly [string, number])[] = [
  ['/summer-camp-2026', 3],
  ['/placement-test', 5],
  ['/schools/leeds', 7],
  ['/courses/spanish', 11],
  ['/courses/spanish-evening', 13],
];
const ask = askedFile('2026-06-15', [
  'date,landing page,sessions',
  ...['2026-03-10', '2026-04-10', '2026-05-10'].flatMap((day, month) =>
    PAGES.map(([page, sessions]) => `${day},${page},${sessions + month}`),
  ),
]);

test.each([
  'sessions /summer-camp-2026 vs /placement-test, April–May 2026',
  'sessions /summer-camp-2026 vs /placement-test, from April to May 2026',
  'sessions of the summer camp page vs. the placement test page, April–May 2026',
])('two pages beside each other are told of all the months that are named: %s', async (question) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows, headline).toEqual([
    ['/summer-camp-2026', 9],
    ['/placement-test', 13],
  ]);
});

test('their growth is that from the one month to the other', async () => {
  const { tables } = await ask(
    'growth of sessions /summer-camp-2026 vs /placement-test, from April to May 2026',
  );
  expect(tables[0]?.rows.map((row) => row.slice(0, 3)).toSorted()).toEqual([
    ['/placement-test', 7, 6],
    ['/summer-camp-2026', 5, 4],
  ]);
});

test.each([
  ['sessions on the summer camp page in May', 5],
  ['sessions of the spanish evening page in May', 15],
])('a page by words of its path alone: %s', async (question, sessions) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows, headline).toEqual([[sessions]]);
});

test('words of no one page name none', async () => {
  const { status } = await ask('sessions on the summer course page in May');
  expect(status).not.toBe('answered');
});
