import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const ask = askedFile('2026-02-01', [
  'date,hotel,country,bookings',
  '2026-01-05,Vienna,Austria,70',
  '2026-01-05,Graz,Italy,20',
  '2026-01-05,Linz,Austria,9',
]);

test.each([
  ['the 3rd hotel by bookings in January 2026', 'Linz had the third most bookings'],
  ['2nd hotel by bookings in January 2026', 'Graz had the second most bookings'],
  ['the second hotel by bookings in January 2026', 'Graz had the second most bookings'],
  ['bookings of the 2nd hotel in January 2026', 'Graz had the second most bookings'],
  ['2nd best hotel by bookings in January 2026', 'Graz had the second most bookings'],
])('"%s" is that place of the ranking', async (question, told) => {
  expect((await ask(question)).headline).toContain(told);
});

test('an ordinal beside another ranking is no number of rows', async () => {
  const { status } = await ask('top countries in the 2nd hotel by bookings in January 2026');
  expect(status).not.toBe('answered');
});

test.each(['9th best hotel by bookings in January 2026', 'the 9th hotel by bookings in January 2026'])(
  '"%s" lies beyond the list',
  async (question) => {
    const { headline } = await ask(question);
    expect(headline).toBe('There are only 3 hotels with data in January 2026, so there is no ninth one.');
  },
);
