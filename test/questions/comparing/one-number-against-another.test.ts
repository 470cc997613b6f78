import { expect, test } from 'vitest';
import type { Answer } from '#src/shared/answer.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Four days of two shops: more came back late than broken on October 1, 2 and 4 of both together, in the north alone. */
const LINES = [
  'date,shop,rentals,late_returns,damages,income',
  '2026-10-01,North,20,6,1,90',
  '2026-10-01,South,10,1,2,40',
  '2026-10-02,North,22,5,2,95',
  '2026-10-02,South,12,1,3,50',
  '2026-10-03,North,18,2,2,80',
  '2026-10-03,South,11,1,2,45',
  '2026-10-04,North,30,9,1,120',
  '2026-10-04,South,15,2,3,60',
];
const ask = askedFile('2026-10-05', LINES);

const rowsOf = ({ tables }: Answer) => tables[0]?.rows ?? [];
const firsts = async (question: string) => rowsOf(await ask(question)).map(([first]) => first);

test.each([
  'days when late returns exceeded damages in October',
  'days when late returns surpassed damages in October',
  'days when late returns outnumbered damages in October',
  'days when late returns were higher than damages in October',
  'days when damages trailed late returns in October',
  'days with more late returns than damages in October',
  'on which days were there more late returns than damages in October',
])('%s holds the two against each other on each day', async (question) => {
  expect(await firsts(question)).toEqual(['2026-10-01', '2026-10-02', '2026-10-04']);
});

test('so it is of parts, and both numbers stand beside how far they are apart', async () => {
  const answer = await ask('shops where late returns exceed damages in October');
  expect(rowsOf(answer)).toEqual([['North', 22, 6, 16]]);
  expect(answer.headline).toContain('more late returns than damages');
});

test('by how much is of what lies between them', async () => {
  expect(await firsts('days when late returns exceeded damages by more than 4 in October')).toEqual([
    '2026-10-04',
  ]);
});

test('where none is above the other there is none', async () => {
  const answer = await ask('days when damages exceeded rentals in October');
  expect(rowsOf(answer)).toEqual([]);
  expect(answer.headline).toMatch(/^No day .* had more damages than rentals/);
});

test.each([
  'days when income exceeded rentals in October',
  'days when late returns did not exceed damages in October',
  'days when late returns exceeded the average of damages in October',
  'days when late returns exceeded damages by 20% in October',
])('%s is asked about', async (question) => {
  expect((await ask(question)).status).toBe('clarification_needed');
});

test('what beats its own average still does', async () => {
  expect(await firsts('days when rentals exceeded the average in October')).toEqual(['2026-10-04']);
});
