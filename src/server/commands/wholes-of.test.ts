import { expect, it } from 'vitest';
import { wholesOf } from './wholes-of.ts';

it('tells what is a part of what by the rows', () => {
  const metrics = {
    bookings: [5, 3, 0],
    attended: [4, 3, 0],
    no_shows: [1, 0, 0],
    tips: [0.5, 0, 0],
  };
  // Four attended where one did not come: one may be a part of the other, and so its whole is not told alone.
  expect(wholesOf({ metrics })).toEqual({ attended: ['bookings'], no_shows: ['bookings', 'attended'] });
});

it('tells none where a row has more of the part, or where the whole is missing', () => {
  expect(wholesOf({ metrics: { clicks: [5, 3], leads: [1, 4] } })).toEqual({});
  expect(wholesOf({ metrics: { clicks: [5, null], leads: [1, 1] } })).toEqual({});
});

it('litres are a part of litres where they are called so, and no part of hours', () => {
  const metrics = { litres: [5.5, 3], spilled_litres: [0.5, 0], hours: [9.5, 8] };
  expect(wholesOf({ metrics })).toEqual({ spilled_litres: ['litres'] });
});
