import { expect, test } from 'vitest';
import { askedFile, followedFile } from '../asking/asked-file.ts';

const shop = askedFile('2026-02-10', [
  'date,item_name,city,device,items_viewed,items_purchased,item_revenue',
  '2026-02-02,Lamp,Leeds,desktop,10,7,70.50',
  '2026-02-02,Lamp,Cardiff,tablet,5,2,20.50',
  '2026-02-03,Boot,Leeds,desktop,9,6,600.50',
  '2026-02-03,Boot,Cardiff,tablet,4,0,0',
]);
const realty = askedFile('2026-02-10', [
  'date,channel,sessions,leads,ad_cost',
  '2026-02-02,Paid Social,100,2,60',
  '2026-02-02,Paid Search,100,10,50',
  '2026-02-02,Direct,100,5,0',
]);
const desk = askedFile('2026-03-19', [
  'date,topic,channel,tickets_opened,tickets_solved,first_reply_minutes,surveys_answered,surveys_happy',
  '2025-03-02,Billing,Phone,10,9,100,10,5',
  '2026-02-03,Billing,Phone,10,6,50,10,8',
  '2026-02-04,Email,Chat,8,7,800,10,9',
  '2026-03-02,Billing,Phone,10,9,50,10,8',
]);

test.each([
  [shop, 'which city earned the least?', [['Cardiff', 20.5]]],
  [shop, 'which cities brought in less than Leeds?', [['Cardiff', 20.5]]],
  [shop, 'which cities bought more than 5 items?', [['Leeds', 13]]],
  [shop, 'which products sold nothing in Cardiff last week?', [['Boot', 0]]],
  [shop, 'which products have never been bought on a tablet?', [['Boot', 0]]],
  [realty, 'which channels cost more than 10 euros per lead?', [['Paid Social', 30]]],
  [desk, 'how many tickets did we not solve last month?', [[5]]],
  [desk, 'which topic has the most unsolved tickets?', [['Billing', 6]]],
  [desk, 'how fast do we reply on the phone?', [[200 / 30]]],
])('%#: %s', async (asked, question, rows) => {
  expect((await asked(question)).tables[0]?.rows).toEqual(rows);
});

test('what is sold is still told of all of it', async () => {
  expect((await shop('which cities bought the most items?')).tables[0]?.rows[0]).toEqual(['Leeds', 13]);
});

test('what a channel cost in all is no price of a lead', async () => {
  expect((await realty('which channels had an ad cost of more than 55?')).tables[0]?.rows).toEqual([
    ['Paid Social', 60],
  ]);
});

/** Never more listeners than downloads: they are persons, whose days do not add up. */
const PODCAST = [
  'date,show,downloads,listeners',
  '2026-02-02,Maps,10,7',
  '2026-02-03,Maps,10,7',
  '2026-02-02,Trains,20,14',
  '2026-02-03,Trains,30,21',
];

test.each([
  ['best show by listeners last week', [['Trains', 17.5]]],
  ['worst show by listeners last week', [['Maps', 7]]],
])('%s, of an average day', async (question, rows) => {
  expect((await askedFile('2026-02-10', PODCAST)(question)).tables[0]?.rows).toEqual(rows);
});

test('the worst one behind the best', async () => {
  const { tables } = await followedFile('2026-02-10', PODCAST)(
    'best show by listeners last week',
    'the worst one',
  );
  expect(tables[0]?.rows).toEqual([['Maps', 7]]);
});
