import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

it.each([
  ['Acme Shop', 'acme-shop'],
  ['  Müller & Söhne  ', 'muller-sohne'],
  ['A.B.C!!', 'a-b-c'],
  ['日本', 'organization'],
  ['API', 'organization-api'],
  ['Sign in', 'organization-sign-in'],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('is always a word that an address can hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(slugOf(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

it('takes the first free number', () => {
  expect(freeSlug('acme', new Set())).toBe('acme');
  expect(freeSlug('acme', new Set(['acme']))).toBe('acme-2');
  expect(freeSlug('acme', new Set(['acme', 'acme-2', 'acme-4']))).toBe('acme-3');
});
