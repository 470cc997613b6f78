import { expect, it } from 'vitest';
import { pageCategory } from './page-category.ts';

it('is the page type where the site is known, the first part of the path where it is not', () => {
  const context = { rules: [{ pattern: '/journal/**', type: 'article' as const }] };
  expect(pageCategory('/journal/2026/spring', context)).toBe('article');
  expect(pageCategory('/journal/2026/spring', null)).toBe('/journal');
  expect(pageCategory('/de/', null)).toBe('home');
  expect(pageCategory('(not set)', null)).toBe('other');
});
