import { expect, test } from 'vitest';
import { addedColumns } from './added-columns.ts';
import { viewSource } from './source-view.ts';

const addedOf = (...metrics: string[]): readonly string[] =>
  addedColumns(
    viewSource({
      id: 'house',
      type: 'FILE',
      name: 'House',
      currency: null,
      firstDay: null,
      lastDay: null,
      reports: [{ id: 'all', label: 'All', grain: 'day', dimensions: [], metrics }],
      members: {},
    }),
  );

test('in the order of the file', () => {
  expect(addedOf('lessons', 'fees', 'bookings')).toEqual(['lessons', 'fees', 'bookings']);
});

test('users of several days are no sum', () => {
  expect(addedOf('users', 'sessions')).toEqual(['sessions']);
});

test.each(['seats_offered', 'capacity', 'hours_available', 'appointments_offered'])(
  'where what came is counted, not what there was: %s',
  (offered) => {
    expect(addedOf(offered, 'admissions')).toEqual(['admissions']);
  },
);

test.each([[['seats_offered']], [['seats_offered', 'complaints']]])(
  'what there was, where nothing that came is counted: %s',
  (columns) => {
    expect(addedOf(...columns)).toEqual(columns);
  },
);
