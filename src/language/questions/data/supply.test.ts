import { expect, test } from 'vitest';
import { viewSource } from './source-view.ts';
import { supplyOf } from './supply.ts';

const supplyIn = (metrics: readonly string[], wholes: Readonly<Record<string, readonly string[]>> = {}) =>
  supplyOf([
    viewSource({
      id: 'house',
      type: 'FILE',
      name: 'House',
      currency: null,
      firstDay: null,
      lastDay: null,
      reports: [{ id: 'all', label: 'All', grain: 'day', dimensions: [], metrics }],
      members: {},
      wholes,
    }),
  ]);

test.each([
  [['seats_offered', 'admissions'], 'seats_offered', 'admissions', 'seat'],
  [['seatsOffered', 'seatsSold', 'admissions'], 'seatsOffered', 'seatsSold', 'seat'],
  [['room_capacity', 'nights'], 'room_capacity', 'nights', 'room'],
  [['capacity', 'admissions'], 'capacity', 'admissions', undefined],
  // Nothing but a capacity: of whatever was sold
  [['capacity', 'seats_sold'], 'capacity', 'seats_sold', undefined],
  [['capacity', 'rooms_occupied'], 'capacity', 'rooms_occupied', undefined],
  [['capacity', 'booked_desks', 'attendance'], 'capacity', 'booked_desks', undefined],
])('how full it was is told of %s', (columns, offered, taken, thing) => {
  expect(supplyIn(columns)).toEqual({ offered, taken, thing });
});

test.each([
  [['capacity', 'seats_sold', 'rooms_sold']],
  [['capacity', 'programmes_sold']],
  // Rooms are stayed in by night, not admitted to
  [['room_capacity', 'admissions']],
  [['seats_offered', 'rooms_sold']],
  [['seats_offered']],
])('of %s nobody knows', (columns) => {
  expect(supplyIn(columns)).toBeUndefined();
});

test('rooms that are available may be those that nobody took', () => {
  const columns = ['rooms_available', 'rooms_sold'];
  expect(supplyIn(columns)).toBeUndefined();
  expect(supplyIn(columns, { rooms_sold: ['rooms_available'] })?.taken).toBe('rooms_sold');
});
