import { expect, test } from 'vitest';
import { plural, singular } from './plural.ts';

test.each([
  ['country', 'countries'],
  ['journey', 'journeys'],
  ['branch', 'branches'],
  ['box', 'boxes'],
  ['class', 'classes'],
  ['campus', 'campuses'],
  ['course', 'courses'],
  ['landing page', 'landing pages'],
])('one %s, two %s', (one, two) => {
  expect(plural(one)).toBe(two);
  expect(singular(two)).toBe(one);
});

test('what is a plural already stays one', () => {
  expect(plural('strains')).toBe('strains');
});
