import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** In Lyon one campaign with 50 and so many with 10; in Nice each has another number. */
const askOf = (level: number) =>
  askedFile('2026-03-16', [
    'date,city,campaign,clicks',
    ...['2026-03-13', '2026-03-14', '2026-03-15'].flatMap((day) => [
      `${day},Lyon,Spring,50`,
      ...['Alps', 'Beach', 'Coast', 'Dunes', 'Eagle'].slice(0, level).map((name) => `${day},Lyon,${name},10`),
      ...['Alps', 'Beach', 'Coast'].map((name, at) => `${day},Nice,${name},${30 - at}`),
    ]),
  ]);
const question = 'top 2 campaigns by clicks in each city';

test.each([
  [1, null],
  [2, 'Level with the last one that is listed there: Beach in Lyon.'],
  [4, 'Level with the last one that is listed there: Beach in Lyon, Coast in Lyon and Dunes in Lyon.'],
  [5, 'Level with the last one that is listed there: 4 more.'],
])('of %d that are level those beyond the second place are told', async (level, told) => {
  const { explanation, tables } = await askOf(level)(question);
  expect(tables[0]?.rows).toHaveLength(4);
  if (told === null) expect(explanation).not.toContain('Level with');
  else expect(explanation.replace(/\s/g, ' ')).toContain(told);
});
