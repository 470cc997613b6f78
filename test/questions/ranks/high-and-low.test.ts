import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const site = askedFile('2026-03-10', [
  'date,landing_page,sessions,engaged_sessions,purchases',
  '2026-03-01,/,1000,700,20',
  '2026-03-01,/guide,800,300,40',
  '2026-03-01,/sale,900,500,9',
  '2026-03-01,/small,20,5,1',
  '2026-03-01,/gem,30,25,6',
]);
const shop = askedFile('2026-03-10', [
  'date,item_name,items_viewed,items_purchased',
  '2026-03-01,Lamp,900,50',
  '2026-03-01,Tent,800,4',
  '2026-03-01,Mug,700,90',
  '2026-03-01,Peg,10,2',
]);
const firsts = async (ask: typeof site, question: string) =>
  (await ask(question)).tables[0]?.rows.map(([name]) => name);

describe('much of the one and little of the other: those above the average of the one, by the other', () => {
  test.each([
    'which landing pages have lots of traffic but poor conversion',
    'high traffic low conversion landing pages',
    'landing pages with low conversion but high traffic',
    'landing pages with high sessions and low conversion rate',
    'which landing pages get a lot of traffic but convert poorly',
    'landing pages with a lot of sessions but few purchases',
  ])('%s', async (question) => {
    expect(await firsts(site, question)).toEqual(['/sale', '/', '/guide']);
    const { assumptions, readAs } = await site(question);
    expect(assumptions.join(' ')).toContain('As the average of sessions counts 550');
    expect(readAs.map(({ text }) => text)).toContain('where sessions is above the average');
  });

  test.each([
    'which items get lots of views but hardly sell',
    'items with many views but few purchases',
    'items with lots of views that rarely sell',
  ])('%s', async (question) => {
    expect(await firsts(shop, question)).toEqual(['Tent', 'Lamp', 'Mug']);
  });

  test('few visits limit, and the highest rate of them stands first', async () => {
    expect(await firsts(site, 'landing pages with low traffic but high conversion')).toEqual([
      '/gem',
      '/small',
    ]);
  });

  test('what is poor of a bounce rate is a high one', async () => {
    expect(await firsts(site, 'landing pages with lots of sessions but poor bounce rate')).toEqual([
      '/guide',
      '/sale',
      '/',
    ]);
  });

  test('searches that are seen often and clicked seldom keep their own answer', async () => {
    const search = askedFile('2026-03-10', [
      'date,query,clicks,impressions,position',
      '2026-03-01,first,20,100,2.4',
      '2026-03-01,second,3,900,4.1',
    ]);
    const { readAs } = await search('queries with high impressions but low ctr');
    expect(readAs[0]?.text).toBe('results that are seen often and clicked seldom');
  });
});
