import { expect, test } from 'vitest';
import { isWebAddress, withScheme } from './web-address.ts';

test('https is assumed where no scheme was typed', () => {
  expect(withScheme(' shop.example.com ')).toBe('https://shop.example.com');
  expect(withScheme('shop.example.com:8443/a')).toBe('https://shop.example.com:8443/a');
  expect(withScheme('http://shop.example.com/a')).toBe('http://shop.example.com/a');
  expect(withScheme('javascript:alert(1)')).toBe('javascript:alert(1)');
  expect(withScheme('')).toBe('');
});

test.each([
  'https://shop.example.com',
  'http://example.co.uk/path?x=1#y',
  'https://bücher.example',
  'https://xn--bcher-kva.example:8443',
])('takes %s', (address) => {
  expect(isWebAddress(address)).toBe(true);
  expect(URL.canParse(address)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'ftp://example.com',
  'https://localhost',
  'https://user@example.com',
  'https://exam ple.com',
  'https://-a.example',
  'https://',
  'example.com',
  '',
])('refuses %j', (address) => expect(isWebAddress(address)).toBe(false));
