import { describe, expect, it } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const ROWS: readonly (readonly [string, string, number, number])[] = [
  ['Tent', 'Camping', 900, 9],
  ['Jacket', 'Clothing', 800, 20],
  ['Shirt', 'Clothing', 700, 50],
  ['Lamp', 'Lighting', 600, 40],
  ['Socks', 'Clothing', 100, 90],
];
const LINES = [
  'date,item_name,item_category,revenue,purchases',
  ...ROWS.map(([name, kind, revenue, sold]) => `2026-02-10,${name},${kind},${revenue},${sold}`),
  // In January the jacket and the socks alone were bought
  '2026-01-10,Jacket,Clothing,50,2',
  '2026-01-10,Socks,Clothing,70,60',
  '2026-01-10,Tent,Camping,0,0',
];

describe('how many of those that were told', () => {
  const ask = followedFile('2026-03-02', LINES);
  const top = 'top 3 item names by revenue in february 2026';

  it.each([
    [top, 'how many of them are clothing', /^2 /],
    [top, 'how many of those had more than 15 purchases', /^2 /],
    [top, 'how many of them had no purchases in january', /^2 /],
    [
      'how many item names had purchases in february 2026',
      'how many of them had no purchases in january',
      /^3 /,
    ],
  ])('%s, and then %s', async (first, then, told) => {
    const answer = await ask(first, then);
    expect(answer.headline).toMatch(told);
  });

  it('lists them then', async () => {
    const answer = await ask(top, 'how many of them had no purchases in january', 'which');
    expect(answer.tables[0]?.rows.map(([name]) => name)).toEqual(['Shirt', 'Tent']);
  });

  it('asks back where one of them is named, or nothing was listed', async () => {
    expect((await ask(top, 'how many of them are tent')).status).not.toBe('answered');
  });
});
