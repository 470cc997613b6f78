import { expect, it } from 'vitest';
import { organizationMistakes } from './use-organization-form.ts';

it.each([
  [{ name: 'Acme', url: 'acme.example' }, {}],
  [{ name: ' A ', url: 'acme.example' }, { name: 'Name required (2+ characters)' }],
  [{ name: 'x'.repeat(121), url: 'acme.example' }, { name: 'At most 120 characters' }],
  [{ name: 'Acme', url: '  ' }, { url: 'Website required' }],
  [{ name: 'Acme', url: 'not an address' }, { url: 'Invalid URL' }],
])('%o', (fields, mistakes) => {
  expect(organizationMistakes(fields)).toEqual(mistakes);
});
