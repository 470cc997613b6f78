import { expect, it } from 'vitest';
import { pageFolder, pagePath } from './page-folder.ts';

it.each([
  ['https://shop.example/blog/guides/soil?ref=a', '/blog/guides/soil?ref=a', '/blog/guides/'],
  ['/blog/guides/', '/blog/guides/', '/blog/guides/'],
  ['https://shop.example', '/', null],
  ['https://shop.example/', '/', null],
  ['/about', '/about', null],
  ['(not set)', '(not set)', null],
  ['/a/b?next=/c/d', '/a/b?next=/c/d', '/a/'],
])('%s has the address %s in the folder %s', (page, path, folder) => {
  expect(pagePath(page)).toBe(path);
  expect(pageFolder(page)).toBe(folder);
});
