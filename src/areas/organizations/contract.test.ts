import { expect, it } from 'vitest';
import { NewOrganization } from './contract.ts';

const messageOf = (input: unknown) => NewOrganization.safeParse(input).error?.issues[0]?.message;

it('says what is wrong in the words of the form', () => {
  expect(messageOf({ name: 'A' })).toBe('Name required (2+ characters)');
  expect(messageOf({ name: '   A  ' })).toBe('Name required (2+ characters)');
  expect(messageOf({ name: 'Acme', url: '' })).toBe('Website required');
  expect(messageOf({ name: 'Acme', url: 'not an address' })).toBe('Invalid URL');
  expect(messageOf({ name: 'Acme', url: 'javascript:alert(1)' })).toBe('Invalid URL');
  expect(messageOf({ name: 'Acme', url: 'localhost' })).toBe('Invalid URL');
});

it('assumes https', () => {
  expect(NewOrganization.parse({ name: 'Acme', url: 'acme.example' }).url).toBe('https://acme.example');
  expect(NewOrganization.parse({ name: 'Acme', url: 'http://acme.example/shop' }).url).toBe(
    'http://acme.example/shop',
  );
});
