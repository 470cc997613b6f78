import { expect, it } from 'vitest';
import { sharedHost, withoutHost } from './shared-host.ts';

const host = 'https://www.garden.example';

it('finds the host that all addresses have, whatever else stands among them', () => {
  expect(sharedHost([`${host}/`, '(other)', `${host}/blog/a`])).toBe(host);
  expect(sharedHost(['Direct', '/blog/a'])).toBe('');
  expect(sharedHost([`${host}/`, 'https://m.garden.example/'])).toBe('');
  expect(sharedHost([`${host}/a`, `http://www.garden.example/a`])).toBe('');
  expect(sharedHost([`${host}/a`, host])).toBe('');
});

it('says an address of that host by its path', () => {
  expect(withoutHost(`${host}/blog/a`, host)).toBe('/blog/a');
  expect(withoutHost(`${host}.evil/blog/a`, host)).toBe(`${host}.evil/blog/a`);
  expect(withoutHost(`${host}/blog/a`, '')).toBe(`${host}/blog/a`);
});
