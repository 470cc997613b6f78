import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const days = [...Array(14)].map((_, at) => `2026-03-${String(at + 2).padStart(2, '0')}`);
const each = (rows: readonly string[]): string[] => days.flatMap((day) => rows.map((row) => `${day},${row}`));

const ferry = askedFile('2026-03-16', [
  'date,route,ticket_type,tickets_sold,fare_revenue',
  ...each([
    'Oban–Craignure,Adult,6,60',
    'Largs–Cumbrae,Adult,3,60',
    'Largs–Cumbrae,Motorhome,1,80',
    'Ullapool–Stornoway,Adult,10,30',
  ]),
]);
const shop = askedFile('2026-03-16', [
  'date,item_name,city,source_medium,items_viewed,items_added_to_cart,items_purchased,item_revenue',
  ...each([
    'Boots,London,google / cpc,100,9,2,400',
    'Socks,London,newsletter / email,40,8,5,50',
    'Socks,Leeds,google / cpc,60,8,3,30',
  ]),
]);
const homes = askedFile('2026-03-16', [
  'date,channel,city,property_type,device,sessions,listing_views,leads,viewings,ad_cost',
  ...each([
    'Portal Partners,Faro,Villa,mobile,10,30,2,1,5',
    'Portal Partners,Porto,Land,desktop,5,20,3,1,7',
    'Email,Porto,Office,mobile,5,5,1,0,0',
  ]),
]);
const news = askedFile('2026-03-16', [
  'date,section,visits,subscription_revenue,ad_revenue',
  ...each(['Sport,10,4,3', 'Culture,5,9,1']),
]);

test.each([
  ['which routes sell more than 40% of tickets?', ferry, [['Ullapool–Stornoway', 140, 0.5]]],
  ['which routes sell at least half of tickets?', ferry, [['Ullapool–Stornoway', 140, 0.5]]],
  ['which ticket types sell less than 10% of tickets?', ferry, [['Motorhome', 14, 0.05]]],
  ['which ticket types make up less than 10% of tickets?', ferry, [['Motorhome', 14, 0.05]]],
  ['which cities buy more than 50% of items?', shop, [['London', 98, 0.7]]],
  ['which products sell more than 50% of items?', shop, [['Socks', 112, 0.8]]],
  ['best month for Oban', ferry, [['2026-03-01', 84]]],
  ['motorhomes to Cumbrae on March 3', ferry, [[1]]],
  ['which source converts best?', shop, [['newsletter / email', 0.125, 560]]],
  ['conversion rate on March 3', shop, [[0.05]]],
  ['products with conversion under 5%', shop, [['Boots', 0.02]]],
  ['villa leads in Faro on March 3', homes, [[2]]],
  ['office leads in Porto on March 3', homes, [[1]]],
  ['land leads on March 3', homes, [[3]]],
  ['land viewings on March 3', homes, [[1]]],
  ['views per session on mobile on March 3', homes, [[35 / 15]]],
  ['how much ad money did we spend on Portal Partners on March 3?', homes, [[12]]],
  ['how much did we earn from ads on March 3?', news, [[4]]],
  ['which section makes the most from ads?', news, [['Sport', 42]]],
])('%s', async (question, ask, rows) => {
  const { tables, headline } = await ask(question);
  expect(tables[0]?.rows, headline).toEqual(rows);
});

test('of leads and viewings the rate is asked about', async () => {
  const { status, clarification } = await homes('conversion rate by device');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map(({ question }) => question)).toEqual([
    'Leads per session by device',
    'Viewings per session by device',
  ]);
});

test('a place that is no part of a name stays unknown', async () => {
  expect((await ferry('best month for Glasgow')).status).toBe('failed');
  const { assumptions } = await ferry('best month for Oban');
  expect(assumptions.join(' ')).toContain('“Oban” is read as “Oban–Craignure”');
});

test('how much money came in is no share', async () => {
  expect((await ferry('which routes sell the most?')).tables[0]?.rows[0]).toEqual(['Largs–Cumbrae', 1960]);
});
