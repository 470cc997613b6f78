import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** North lost 40 in January and made 60 in February, South made 20 and 30. */
const ask = askedFile('2026-03-06', [
  'date,shop,profit',
  '2026-01-05,North,-40',
  '2026-01-05,South,20',
  '2026-02-05,North,60',
  '2026-02-05,South,30',
  '2026-03-05,South,1',
]);

describe('of what was below zero there is no percentage, only how much more it is', () => {
  test.each([
    ['profit of North in February vs January', /: 100 more\.$/],
    ['did profit of North grow in February?', /^Yes: .*: 100 more\.$/],
    ['profit by shop in February vs January', /^North rose the most: .*\(100 more\)/],
    [
      'profit of South vs North in January',
      /^South had 60 more profit than North in January 2026: 20 against -40\.$/,
    ],
    ['by how many percent did profit of North rise in February', /: 100 more\.$/],
    ['profit in February vs January', /: 110 more\.$/],
  ])('%s', async (question, words) => {
    const { headline, tables } = await ask(question);
    expect(headline).toMatch(words);
    expect(headline).not.toContain('%');
    for (const row of tables[0]?.rows ?? [])
      if (typeof row[2] === 'number' && row[2] < 0) expect(row.at(-1)).toBe('from below zero');
  });

  test('a day beside one that was below zero has none either', async () => {
    const { tables } = await ask('profit of North day by day in February vs January');
    const [fifth] = (tables[0]?.rows ?? []).filter((row) => row[1] === 60);
    expect(fifth?.slice(1)).toEqual([60, -40, '2026-01-05', null]);
  });

  test('whether it rose by so many percent is neither so nor not so', async () => {
    const { headline } = await ask('did profit of North rise by more than 20 % in February?');
    expect(headline).not.toMatch(/^(?:Yes|No)/);
  });

  test('no part has a share of a loss', async () => {
    const { headline, tables } = await ask('share of each shop in profit in January');
    expect(headline).not.toContain('%');
    expect(tables[0]?.rows.map((row) => row.at(-1))).toEqual([null, null]);
  });

  test('of what was above zero it is told as ever', async () => {
    expect((await ask('profit of South in February vs January')).headline).toMatch(/: 50.% more\.$/);
  });
});
