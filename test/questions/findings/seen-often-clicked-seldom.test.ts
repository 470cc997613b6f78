import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const searched = (...rows: readonly string[]) =>
  askedFile('2026-03-09', ['date,query,page,country,device,clicks,impressions,position', ...rows]);
const row = (query: string, clicks: number, impressions: number, position: number) =>
  `2026-03-02,${query},https://www.alpenkaffee.example/a,deu,MOBILE,${clicks},${impressions},${position}`;

const asUsual = searched(
  row('brand', 500, 1000, 1.1),
  row('coffee grinder', 10, 2000, 13),
  row('coffee beans', 16, 3000, 13),
  row('espresso', 1, 40, 13),
  row('moka', 1, 50, 1.2),
);

test.each(['which queries have lots of impressions but few clicks?', 'high impressions low ctr queries'])(
  'where none is clicked less than its place would have it, those below the whole are listed: %s',
  async (question) => {
    const { headline, tables } = await asUsual(question);
    expect(headline).toContain('“coffee beans” is the most seen of those clicked less than all together');
    expect(headline).toContain('none is clicked much less than others at its position');
    expect(tables[0]?.rows).toEqual([]);
    expect(tables[1]?.rows[0]?.slice(0, 4)).toEqual(['coffee beans', 3000, 16, 16 / 3000]);
  },
);

test('who is clicked less than others at its place is told alone', async () => {
  const { headline, tables } = await searched(
    row('brand', 500, 1000, 1.1),
    row('coffee grinder', 2, 3000, 13),
    row('coffee beans', 100, 2000, 13),
    row('espresso', 1, 40, 13),
  )('high impressions low ctr queries');
  expect(headline).toContain('“coffee grinder” is seen often and clicked seldom');
  expect(tables[0]?.rows.map(([name]) => name)).toEqual(['coffee grinder']);
});
