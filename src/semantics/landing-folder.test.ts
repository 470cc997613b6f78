import { expect, it } from 'vitest';
import { landingFolder } from './landing-folder.ts';

it.each([
  ['/blog/guides/soil', '/blog/guides/'],
  ['/blog/guides/soil/', '/blog/guides/'],
  ['/blog/guides/soil?ref=/a/b#/c', '/blog/guides/'],
  ['https://shop.example/blog/soil', '/blog/'],
  ['/blog/', '/blog/'],
  ['/about?from=mail', '/about'],
  ['/', '/'],
  ['https://shop.example', '/'],
  ['?ref=a', '/'],
  ['(not set)', '(not set)'],
  ['', ''],
])('%s lies in %s', (page, folder) => {
  expect(landingFolder(page)).toBe(folder);
});
