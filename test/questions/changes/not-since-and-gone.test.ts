import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Prep ends on April 19, and French on January 29; Camp begins on February 2. */
const rowsOf = (day: string): readonly (readonly [string, number])[] => [
  ['Group', 5],
  ...(day <= '2026-04-19' ? ([['Prep', 3]] as const) : []),
  ...(day <= '2026-01-29' ? ([['French', 2]] as const) : []),
  ...(day >= '2026-02-02' ? ([['Camp', 4]] as const) : []),
];
const days: string[] = [];
for (let at = Date.UTC(2025, 2, 3); at < Date.UTC(2026, 5, 15); at += 86_400_000)
  days.push(new Date(at).toISOString().slice(0, 10));
const ask = askedFile('2026-06-15', [
  'date,item name,items purchased,item revenue',
  ...days.flatMap((day) => rowsOf(day).map(([item, sold]) => `${day},${item},${sold},${sold * 100}`)),
]);
const namesOf = async (question: string) => {
  const { tables, headline } = await ask(question);
  return { names: tables[0]?.rows.map(([name]) => name), headline };
};

test.each([
  'which item has not sold since April 19?',
  'items with no sales since 19 April 2026',
  "which item hasn't been bought since April 19, 2026?",
  'which items sold nothing after April 19, 2026',
])('what has not been since a day was last on it: %s', async (question) => {
  const { names, headline } = await namesOf(question);
  expect(names, headline).toEqual(expect.arrayContaining(['Prep']));
  expect(names).not.toContain('Group');
});

test('which days are counted is said', async () => {
  const { assumptions } = await ask('which item has not sold since April 19?');
  expect(assumptions.join()).toContain('only the days after it are counted');
});

test('what was sold since a day was so from that day on', async () => {
  const { tables } = await ask('items purchased since June 13, 2026');
  expect(tables[0]?.rows).toEqual([[18]]);
});

test.each([
  ['items that disappeared in 2026', ['Prep', 'French']],
  ['which items disappeared this year', ['Prep', 'French']],
  ['new items in 2026', ['Camp']],
  ['which items disappeared in May', ['Prep']],
])('%s', async (question, expected) => {
  const { names, headline } = await namesOf(question);
  expect(names, headline).toEqual(expected);
});

test('what is gone of a year is told of days of the data alone', async () => {
  const { headline } = await ask('items that disappeared in 2025');
  expect(headline).toMatch(/from Mar\s3 to Dec\s3, 2025/);
});
