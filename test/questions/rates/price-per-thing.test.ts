import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const quarry = askedFile('2026-03-10', [
  'date,material,loads,tonnes,invoiced,complaints',
  '2026-03-02,Gravel,10,100,2000,1',
  '2026-03-03,Sand,20,50,500,4',
]);
const jobs = askedFile('2026-03-10', [
  'date,city,job_views,applications,ad_spend,fees',
  '2026-03-02,Berlin,100,10,20,90',
  '2026-03-03,Hamburg,200,8,30,80',
]);
const hotel = askedFile('2026-03-10', [
  'date,hotel,sessions,bookings,room_nights,room_income',
  '2026-03-02,Graz,50,2,6,600',
  '2026-03-03,Linz,40,1,5,600',
]);
const school = askedFile('2026-03-10', [
  'date,town,lessons,cancellations,tests,passes,fees',
  '2026-03-02,Ashby,40,4,10,8,1600',
  '2026-03-03,Dunmoor,20,5,10,5,1000',
]);
const shop = askedFile('2026-03-10', [
  'date,channel,sessions,users,page_views,add_to_carts,checkouts,purchases,revenue',
  '2026-03-02,Email,100,80,300,20,10,5,300',
  '2026-03-03,Search,200,90,500,30,20,10,400',
]);
const rooms = askedFile('2026-03-10', [
  'date,branch,games,players,takings',
  '2026-03-02,York,10,40,800',
  '2026-03-03,Leeds,10,50,900',
]);
const rowsOf = async (ask: typeof quarry, question: string) =>
  (await ask(question)).tables[0]?.rows.map((row) => row.slice(0, 2));

describe('a price per thing is the one money that came in for each', () => {
  test.each(['price per tonne by material', 'what is our price per tonne by material'])(
    '%s',
    async (question) => {
      expect(await rowsOf(quarry, question)).toEqual([
        ['Gravel', 20],
        ['Sand', 10],
      ]);
      expect((await quarry(question)).assumptions.join(' ')).toContain(
        '“price per tonne” is read as invoiced per tonne',
      );
    },
  );

  test('beside costs it may be what was paid, and is asked about', async () => {
    expect((await jobs('price per application by city')).status).not.toBe('answered');
  });

  test.each([
    [quarry, 'price per load by material', 'Gravel', 200],
    [hotel, 'price per room night by hotel', 'Linz', 120],
    [hotel, 'price per booking by hotel', 'Linz', 600],
    [school, 'price per lesson by town', 'Dunmoor', 50],
    [shop, 'price per order by channel', 'Email', 60],
    [rooms, 'price per player by branch', 'York', 20],
  ] as const)(
    'of what was sold, how much it was, and who paid: %#: %s',
    async (ask, question, name, price) => {
      expect((await rowsOf(ask, question))?.[0]).toEqual([name, price]);
    },
  );

  test.each([
    [quarry, 'price per complaint'],
    [school, 'price per test'],
    [school, 'price per pass by town'],
    [school, 'our price per cancellation'],
    [hotel, 'price per session by hotel'],
    [shop, 'price per session'],
    [shop, 'price per user by channel'],
  ])('of anything else it is not known, and asked about: %#: %s', async (ask, question) => {
    expect((await ask(question)).status).toBe('clarification_needed');
  });
});

describe('short names of what is counted, and rates of so many', () => {
  test('complaint rate per 100 loads by material', async () => {
    expect(await rowsOf(quarry, 'complaint rate per 100 loads by material')).toEqual([
      ['Sand', 20],
      ['Gravel', 10],
    ]);
  });

  test('tonnage by material', async () => {
    expect(await rowsOf(quarry, 'tonnage by material')).toEqual([
      ['Gravel', 100],
      ['Sand', 50],
    ]);
  });

  test('apps per view by city', async () => {
    expect(await rowsOf(jobs, 'apps per view by city')).toEqual([
      ['Berlin', 0.1],
      ['Hamburg', 0.04],
    ]);
  });
});
