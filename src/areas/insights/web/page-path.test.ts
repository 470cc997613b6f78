import { expect, it } from 'vitest';
import { pagePath } from './page-path.ts';

it('leaves of an address what tells it from others', () => {
  expect(pagePath('https://www.garden.example/blog/compost?x=1')).toBe('/blog/compost?x=1');
  expect(pagePath('https://www.garden.example/')).toBe('/');
});

it.each(['Paid Search', '/blog/compost', 'https://garden.example', '(not set)', 'ftp://a/b'])(
  'leaves %j as it is',
  (member) => {
    expect(pagePath(member)).toBe(member);
  },
);
