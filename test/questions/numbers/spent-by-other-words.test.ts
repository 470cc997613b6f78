import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ads = askedFile('2026-03-01', [
  'date,platform,spend,clicks,leads,revenue',
  '2026-01-10,TikTok,90,40,4,100',
  '2026-02-10,TikTok,50,30,3,20',
  '2026-02-11,Meta,80,20,2,200',
  '2026-02-12,TikTok,70,10,2,10',
]);
const shop = askedFile('2026-03-01', [
  'date,product,price,orders',
  '2026-02-10,Mug,20,3',
  '2026-02-11,Bowl,30,4',
]);

describe('money that is blown, burned or sunk was spent', () => {
  test.each([
    'how much have we blown on tiktok in february',
    'how much did we burn on tiktok in february',
    'how much have we sunk into tiktok in february',
    'how much have we gone through on tiktok in february',
    'how much have we spent on tiktok in february',
    'how much was spent on TikTok in February',
  ])('%s', async (question) => {
    expect((await ads(question)).tables[0]?.rows).toEqual([[120]]);
  });

  test('where nothing is spent it is no other number', async () => {
    expect((await shop('how much have we blown on mugs in february')).status).not.toBe('answered');
  });
});

describe('an expensive day is one on which much was spent', () => {
  test.each([
    ['most expensive day ever', ['2026-01-10', 90]],
    ['what was our costliest day in february', ['2026-02-11', 80]],
    ['cheapest day in february', ['2026-02-10', 50]],
  ])('%s', async (question, row) => {
    expect((await ads(question)).tables[0]?.rows).toEqual([row]);
  });

  test('beside a number it is what one of them cost', async () => {
    expect((await ads('most expensive day for leads in february')).tables[0]?.rows).toEqual([
      ['2026-02-11', 40],
    ]);
  });

  test('where nothing is spent no other number orders the days', async () => {
    expect((await shop('most expensive day in february')).status).not.toBe('answered');
  });
});
