import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const DAYS = ['2026-02-10', '2026-02-28', '2026-03-10', '2026-03-31'];

const school = askedFile('2026-04-01', [
  'date,course,sessions,signups,enrolments,revenue',
  ...DAYS.flatMap((day) => [`${day},Python,100,20,4,400`, `${day},Excel,80,10,5,250`]),
]);
const hotel = askedFile('2026-04-01', [
  'date,hotel,sessions,booking_requests,bookings,reservations,revenue',
  ...DAYS.map((day) => `${day},Graz,100,20,8,7,800`),
]);
const store = askedFile('2026-04-01', [
  'date,item_name,source_medium,device,items_viewed,items_added_to_cart,items_purchased,item_revenue',
  ...DAYS.flatMap((day) => [
    `${day},Lamp,google / organic,mobile,200,20,10,100`,
    `${day},Tent,google / cpc,desktop,100,30,8,400`,
  ]),
]);

test('the average order value of a file without orders is that of what is paid for', async () => {
  const { tables } = await school('average order value by course in March');
  expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
    ['Python', 100],
    ['Excel', 50],
  ]);
});

test('of two things that are paid for it is asked back', async () => {
  const { status, clarification } = await hotel('average order value in March');
  expect(status).toBe('clarification_needed');
  expect(clarification?.choices.map(({ question }) => question)).toEqual([
    'Revenue per booking in March',
    'Revenue per reservation in March',
  ]);
});

test('the purchase rate of items is of those that were viewed', async () => {
  const { tables } = await store('google organic vs cpc purchase rate in March');
  expect(tables[0]?.rows).toEqual([
    ['google / organic', 0.05],
    ['google / cpc', 0.08],
  ]);
});

test('a cart that was left offers how much of it was bought', async () => {
  const { clarification } = await store('shopping cart losses by device');
  expect(clarification?.choices[0]?.question).toMatch(/^Items purchased per item added to cart by device/);
});

test('look to book without searches is asked of what was looked at', async () => {
  const { clarification } = await hotel('look to book ratio in March');
  expect(clarification?.choices.map(({ question }) => question)).toEqual([
    'Bookings per session in March',
    'Bookings per booking request in March',
  ]);
});
