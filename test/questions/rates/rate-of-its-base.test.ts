import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const school = askedFile('2026-06-15', [
  'date,channel,device,sessions,signups,enrolments',
  '2026-05-03,email,mobile,100,20,10',
  '2026-05-03,search,mobile,300,30,3',
  '2026-05-03,search,desktop,100,10,2',
]);
const hotel = askedFile('2026-06-15', [
  'date,hotel,booking_requests,bookings,cancellations',
  '2026-05-03,Graz,100,40,10',
  '2026-05-03,Linz,60,30,6',
]);
const store = askedFile('2026-06-15', [
  'date,city,items_viewed,items_added_to_cart,items_purchased,item_revenue',
  '2026-05-03,London,1000,100,50,500.00',
  '2026-05-03,Leeds,500,40,8,90.00',
]);
const gifts = askedFile('2026-06-15', [
  'date,campaign,visits,donors,donations,recurring_donations,amount',
  '2026-05-03,Water,900,90,100,20,1000.00',
  '2026-05-03,Monthly,90,9,10,8,100.00',
]);

describe('a rate is told for each of what stands behind it', () => {
  test.each([
    [school, 'Enrolment rate of signups in May 2026', 15 / 60],
    [school, 'Enrolment rate from signups in May 2026', 15 / 60],
    [school, 'Enrolment rate of mobile signups in May 2026', 13 / 50],
    [hotel, 'Booking rate of booking requests in May 2026', 70 / 160],
    [hotel, 'Cancellation rate of booking requests in May 2026', 16 / 160],
    [hotel, 'Cancellation rate of bookings in May 2026', 16 / 70],
    [store, 'purchase rate from cart in London in May 2026', 50 / 100],
    [store, 'Cart conversion of items viewed in May 2026', 140 / 1500],
  ])('%#: %s', async (ask, question, found) => {
    const { tables } = await ask(question);
    expect(tables[0]?.rows).toEqual([[expect.closeTo(found, 6)]]);
  });

  test.each(['enrolment rate signup to enrolment', 'enrolment rate from signup'])(
    '%s by channel',
    async (rate) => {
      const { tables } = await school(`${rate} by channel in May 2026`);
      expect(tables[0]?.columns[1]).toBe('Enrolments per signup');
      expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([
        ['email', 0.5],
        ['search', 0.125],
      ]);
    },
  );

  test('a rate without anything behind it is of the visits', async () => {
    expect((await school('Enrolment rate in May 2026')).tables[0]?.rows).toEqual([[0.03]]);
  });
});

describe('the share of a kind is of what it is a kind of', () => {
  test('above a limit', async () => {
    const { tables } = await gifts('Which campaigns have a recurring share above 20% in May 2026?');
    expect(tables[0]?.rows.map((row) => row.slice(0, 2))).toEqual([['Monthly', 0.8]]);
  });

  test('the share of all recurring donations is called so', async () => {
    const { tables } = await gifts('Share of recurring donations by campaign in May 2026');
    expect(tables[0]?.rows[0]?.[0]).toBe('Water');
  });
});
