import { expect, it } from 'vitest';
import { propertyIdMistake, withPrefix } from './property-id.ts';

it.each(['123456789', ' 123456789 ', 'properties/123456789'])('takes %o', (text) => {
  expect(propertyIdMistake(text)).toBeUndefined();
  expect(withPrefix(text)).toBe('properties/123456789');
});

it.each([
  ['', 'Please enter a GA4 Property ID'],
  ['   ', 'Please enter a GA4 Property ID'],
  ['UA-1234-5', 'Invalid GA4 Property ID format'],
  ['properties/', 'Invalid GA4 Property ID format'],
  ['12 34', 'Invalid GA4 Property ID format'],
])('refuses %o', (text, message) => {
  expect(propertyIdMistake(text)).toContain(message);
});
