import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** A dive a day from January 1, 2025 to October 20, 2026; in 2026 two of them. */
const asked = askedFile('2026-10-21', [
  'date,bay,dives',
  ...Array.from({ length: 658 }, (_, at) => {
    const date = new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
    return `${date},North,${date < '2026' ? 1 : 2}`;
  }),
]);

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['compare dives march 2025 with this year', [62, 31]],
  ['dives in march 2026 vs 2025', [62, 31]],
  ['dives q1 2025 against this year', [180, 90]],
  ['dives easter sunday 2025 compared with this year', [2, 1]],
  ['dives in the week of easter monday last year vs this year', [14, 7]],
  ['dives march vs this year', [62, 31]],
])('%s is the same of the other year', async (question, sides) => {
  expect((await asked(question)).tables[0]?.rows[0]?.slice(1, 3), question).toEqual(sides);
});

test('of a year that has no days of it yet there are no data', async () => {
  const { headline } = await asked('compare dives in black friday week 2025 with this year');
  expect(plain(headline)).toBe('There are no data from Nov 23, 2026 to Nov 29, 2026.');
});

test.each([
  ['dives march 2026 and 2025', 'dives in 2025'],
  ['dives in march 2026 vs the year before', '31'],
])('%s stays as it is', async (question, told) => {
  expect((await asked(question)).headline, question).toContain(told);
});

test('days that a feast may stand for are those of both years, which fall on other dates', async () => {
  const { clarification } = await asked('dives easter compared with this year');
  expect(clarification?.choices.map(({ question }) => plain(question))).toContain(
    'Dives on April 20, 2025 vs on April 5, 2026',
  );
  const before = await asked('dives at easter vs last year');
  expect(before.clarification?.choices.map(({ question }) => plain(question))).toContain(
    'Dives on April 5, 2026 vs on April 20, 2025',
  );
});
