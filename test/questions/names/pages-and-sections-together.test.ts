import { describe, expect, it } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const PAGES = { '/pricing': 10, '/blog/tea': 4, '/blog/coffee': 6, '/docs/start': 3 };
const ask = askedFile('2026-03-09', [
  'date,landing_page,channel,sessions',
  ...Array.from({ length: 28 }, (_, at) => {
    const day = `2026-02-${String(at + 1).padStart(2, '0')}`;
    return Object.entries(PAGES).flatMap(([page, sessions]) => [
      `${day},${page},Email,${sessions}`,
      `${day},${page},Paid Search,${2 * sessions}`,
    ]);
  }).flat(),
]);
const DAYS = 28;

describe('a page and a section of the site', () => {
  it.each([
    ['sessions on /pricing or the blog in February', 20 * 3 * DAYS],
    ['sessions on /pricing and the blog in February', 20 * 3 * DAYS],
    ['sessions on the blog or /docs/start from Email in February', 13 * DAYS],
  ])('%s: are counted together', async (question, sessions) => {
    const { tables } = await ask(question);
    expect(tables[0]?.rows).toEqual([[sessions]]);
  });

  it('are held against each other where that is asked', async () => {
    const { tables } = await ask('sessions of /pricing vs the blog in February');
    expect(tables[0]?.rows.map((row) => row.at(-1))).toEqual([30 * DAYS, 30 * DAYS]);
  });

  it('the share of its pages in those of a channel is one of that channel', async () => {
    for (const part of ['the blog', 'blog pages']) {
      const { tables } = await ask(`share of ${part} in Paid Search sessions in February`);
      expect(tables[0]?.rows, part).toEqual([[20 * DAYS, 46 * DAYS, 20 / 46]]);
    }
  });
});
