import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const fileWith = (position: string, impressions: string) =>
  askedFile('2026-06-15', [
    `date,Query,Device,Clicks,${impressions},${position}`,
    '2026-05-10,braces,Mobile,3,100,2',
    '2026-05-10,braces,Desktop,1,300,6',
    '2026-05-11,veneers,Mobile,1,100,12',
  ]);

describe('an average position is weighed by its impressions, whatever its column is called', () => {
  test.each([
    ['Position', 'Impressions'],
    ['Avg position', 'Impressions'],
    ['Avg. position', 'Impr.'],
    ['Average position', 'Impressions'],
    ['average_rank', 'impressions'],
    ['Avg. Pos', 'Impressions'],
  ])('%s, %s', async (position, impressions) => {
    const ask = fileWith(position, impressions);
    expect((await ask('average position of braces in may')).tables[0]?.rows).toEqual([[5]]);
    expect((await ask('queries with positions 11 to 20 in may')).tables[0]?.rows).toEqual([
      expect.arrayContaining(['veneers', 12]),
    ]);
  });

  test('without impressions it is none of many rows', async () => {
    const ask = askedFile('2026-06-15', [
      'date,Query,Clicks,Avg position',
      '2026-05-10,braces,3,2',
      '2026-05-11,braces,1,6',
    ]);
    expect((await ask('average position of braces in may')).status).not.toBe('answered');
  });
});
