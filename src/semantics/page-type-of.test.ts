import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageTypeOf } from './page-type-of.ts';
import { PageType } from './site-context.ts';

describe('by words alone', () => {
  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/de/', 'home'],
    ['/en-gb', 'home'],
    ['/?utm_source=x', 'home'],
    ['/?s=tomato', 'search'],
    ['/search?q=tomato', 'search'],
    ['/shop/cart', 'cart'],
    ['/de/warenkorb.html', 'cart'],
    ['/cart/checkout', 'cart'],
    ['/checkout/thank-you', 'checkout'],
    ['/mon-compte/commandes', 'account'],
    ['/products', 'category'],
    ['/products/', 'category'],
    ['/products/cedar-bed', 'product'],
    ['/collections/beds', 'category'],
    ['/collections/beds/products/cedar-bed', 'product'],
    ['/blog', 'article'],
    ['/blog/2024/05/how-to', 'article'],
    ['/Kontakt', 'help'],
    ['/ueber-uns', 'about'],
    ['/a/b/c', 'other'],
    ['(not set)', 'other'],
    ['', 'other'],
  ])('%s is %s', (path, type) => expect(pageTypeOf(path, null)).toBe(type));
});

describe('with what was learned', () => {
  const context = {
    rules: [
      { pattern: '/gift-cards', type: 'other' as const },
      { pattern: '/beds/*/*', type: 'product' as const },
      { pattern: '/beds/*', type: 'category' as const },
      { pattern: '/*', type: 'product' as const },
      { pattern: '/beds/**', type: 'product' as const },
    ],
  };
  it.each([
    ['/beds/cedar', 'category'],
    ['/en/beds/Cedar/Small.html', 'product'],
    ['/beds/cedar/small/liner', 'product'],
    ['/gift-cards', 'other'],
    ['/gift-cards/', 'other'],
    ['/leaf-rake', 'product'],
    ['/about', 'about'],
    ['/beds/cart', 'cart'],
    ['/a/b', 'other'],
  ])('%s is %s', (path, type) => expect(pageTypeOf(path, context)).toBe(type));
});

it('answers a type for whatever stands in a report', () => {
  const rules = fc.array(fc.record({ pattern: fc.string(), type: fc.constantFrom(...PageType.options) }));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath()), rules, (path, learned) => {
      expect(PageType.options).toContain(pageTypeOf(path, { rules: learned }));
      expect(pageTypeOf(`/x${path}`.replace(/[?#].*/s, ''), { rules: learned })).toBe(
        pageTypeOf(`${`/x${path}`.replace(/[?#].*/s, '')}?utm_source=a#b`, { rules: learned }),
      );
    }),
  );
});
