import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const search = askedFile('2026-04-01', [
  'date,query,page,clicks,impressions',
  '2026-03-01,when to prune roses,https://tools.example/blog/when-to-prune-roses,5,50',
  '2026-03-01,roses,https://tools.example/blog/when-to-prune-roses,7,70',
  '2026-03-01,secateurs,https://tools.example/shop/secateurs,11,110',
  '2026-03-01,best saw,https://tools.example/blog/sharpen-secateurs,13,130',
  '2026-03-31,lawn care,https://tools.example/blog/lawn,17,170',
]);

test.each([
  ['roses pages vs secateurs pages clicks in March', [12, 24]],
  ['clicks on pages about roses vs pages about secateurs in March', [12, 24]],
  ['roses queries vs secateurs queries clicks in March', [12, 11]],
])('all with the one word are held against all with the other: %s', async (question, clicks) => {
  const { tables, headline } = await search(question);
  expect(
    tables[0]?.rows.map((row) => row.at(-1)),
    headline,
  ).toEqual(clicks);
});

const ads = askedFile('2026-04-01', [
  'date,campaign,clicks,leads',
  '2026-03-01,Retarget Lost Carts,100,7',
  '2026-03-31,Brand - Barn,200,11',
]);

test('retargeting is the campaign that is called so, which is told', async () => {
  const { tables, assumptions } = await ads('retargeting leads in March');
  expect(tables[0]?.rows).toEqual([[7]]);
  expect(JSON.stringify(assumptions)).toContain('Retarget Lost Carts');
});

const club = askedFile('2026-04-01', [
  'date,page,sessions,membershipsStarted',
  '2026-03-01,/membership,100,9',
  '2026-03-31,/visit,200,3',
]);

test.each([
  'top 2 pages by membership starts in March',
  'which pages made people start a membership in March',
  'which pages made people become members in March',
  'which page is bringing new members in March',
])('memberships that were started are counted by one column: %s', async (question) => {
  const { tables, headline } = await club(question);
  expect(tables[0]?.rows, headline).toEqual([
    ['/membership', 9],
    ['/visit', 3],
  ]);
});

test('how many members there are is no number of those that began', async () => {
  expect((await club('how many members do we have')).status).not.toBe('answered');
});

test('the page of memberships is a page still', async () => {
  const { tables } = await club('sessions on the membership page in March');
  expect(tables[0]?.rows).toEqual([[100]]);
});
