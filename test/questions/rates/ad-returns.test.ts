import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ads = askedFile('2026-03-10', [
  'date,campaign,network,impressions,clicks,cost,conversions,conversion_value',
  '2026-03-01,Brand,Search,1000,80,50.00,10,300.00',
  '2026-03-01,Tents,YouTube,4000,20,100.00,2,150.00',
]);

describe('what advertisements cost and bring', () => {
  test.each([
    ['roas', 3],
    ['return on ad spend', 3],
    ['how much revenue per euro spent', 3],
    ['cpm on youtube', 25],
    ['revenue in march', 450],
  ])('%s', async (question, found) => {
    expect((await ads(question)).tables[0]?.rows).toEqual([[expect.closeTo(found, 6)]]);
  });

  test('which campaign has the best roas', async () => {
    expect((await ads('which campaign has the best roas')).tables[0]?.rows[0]?.slice(0, 2)).toEqual([
      'Brand',
      6,
    ]);
  });

  test('the only money that comes in is the revenue, which is said', async () => {
    expect((await ads('revenue by campaign')).assumptions[0]).toBe('“revenue” is read as conversion value.');
  });

  test('no return without a value', async () => {
    const costs = askedFile('2026-03-10', ['date,campaign,clicks,cost', '2026-03-01,Brand,80,50.00']);
    expect((await costs('roas by campaign')).status).not.toBe('answered');
  });

  // 0.1 + 0.2 of a currency is no whole number, and no number of events either
  test('of a cost with cents nothing is said of how few it rests on', async () => {
    const cents = askedFile('2026-03-10', [
      'date,campaign,cost,conversion_value',
      ...Array.from({ length: 3 }, (_, day) => `2026-03-0${day + 1},Brand,27.01,100.00`),
      ...Array.from({ length: 3 }, (_, day) => `2026-03-0${day + 1},Tents,0.1,0.10`),
    ]);
    const { status, headline } = await cents('roas per campaign in march');
    expect(status).toBe('answered');
    expect(headline).not.toContain('rests on');
  });
});
