import { expect, test } from 'vitest';
import { plural, singular, wasOf } from './plural.ts';

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

test.each([
  ['clicks from Google Search', 'were'],
  ['items purchased', 'were'],
  ['revenue', 'was'],
  ['key events per session', 'was'],
  ['item revenue', 'was'],
])('No %s %s recorded', (noun, verb) => {
  expect(wasOf(noun)).toBe(verb);
});
