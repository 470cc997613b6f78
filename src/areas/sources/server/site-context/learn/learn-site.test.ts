import { describe, expect, it } from 'vitest';
import { isBranded } from '#src/semantics/is-branded.ts';
import { pageTypeOf } from '#src/semantics/page-type-of.ts';
import type { PageRead } from '../crawl/page-read.ts';
import { hostnameLabel } from './hostname-label.ts';
import { learnRules } from './learn-rules.ts';
import { learnSite } from './learn-site.ts';
import { typeOfPage } from './type-of-page.ts';

const page = (path: string, more: Partial<PageRead> = {}): PageRead => ({
  path,
  title: '',
  description: '',
  siteName: '',
  kind: '',
  language: '',
  headings: [],
  schemaTypes: [],
  names: [],
  hasPrice: false,
  hasPassword: false,
  text: '',
  links: [],
  ...more,
});

describe('the type of a page', () => {
  it.each<[string, Partial<PageRead>, string]>([
    ['/x/y', { schemaTypes: ['BreadcrumbList', 'Product'] }, 'product'],
    ['/x', { schemaTypes: ['ItemList', 'Product'] }, 'category'],
    ['/products/beds/', { links: ['/products/beds/a', '/products/beds/b', '/products/beds/c'] }, 'category'],
    ['/products/bed', {}, 'product'],
    ['/x/y', { kind: 'article' }, 'article'],
    ['/ueber-uns', { kind: 'article' }, 'about'],
    ['/blog', { schemaTypes: ['CollectionPage'] }, 'article'],
    ['/members', { hasPassword: true }, 'account'],
    ['/x', { hasPrice: true }, 'product'],
    ['/cart', { schemaTypes: ['Product'] }, 'cart'],
    ['/', { schemaTypes: ['Product'] }, 'home'],
    ['/x', { schemaTypes: ['FAQPage'] }, 'help'],
    ['/x', {}, 'other'],
  ])('%s with %o is %s', (path, more, type) => expect(typeOfPage(page(path, more))).toBe(type));
});

describe('rules', () => {
  it('reach pages that nobody read, at every depth', () => {
    const rules = learnRules([
      { path: '/', type: 'home' },
      { path: '/stauden/', type: 'category' },
      { path: '/stauden/astern/', type: 'category' },
      { path: '/stauden/astern/blaue-aster', type: 'product' },
      { path: '/stauden/rosen/rote-rose', type: 'product' },
      { path: '/wissen/schnitt', type: 'article' },
      { path: '/impressum', type: 'about' },
    ]);
    const typeOf = (path: string) => pageTypeOf(path, { rules });
    expect(typeOf('/stauden/phlox/')).toBe('category');
    expect(typeOf('/stauden/phlox/hoher-phlox')).toBe('product');
    expect(typeOf('/stauden/phlox/hoher-phlox/weiss')).toBe('product');
    expect(typeOf('/wissen/duengen')).toBe('article');
    expect(typeOf('/stauden')).toBe('category');
    expect(typeOf('/unbekannt')).toBe('other');
  });

  it('know products that stand at the root, and what is none of them', () => {
    const rules = learnRules([
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ path: `/${name}`, type: 'product' as const })),
      { path: '/gift', type: 'other' },
      { path: '/about', type: 'about' },
    ]);
    expect(pageTypeOf('/g', { rules })).toBe('product');
    expect(pageTypeOf('/gift', { rules })).toBe('other');
    expect(pageTypeOf('/about', { rules })).toBe('about');
    expect(pageTypeOf('/contact', { rules })).toBe('help');
  });

  it('do not generalise from what is mixed', () => {
    const rules = learnRules([
      { path: '/x/a', type: 'product' },
      { path: '/x/b', type: 'article' },
    ]);
    expect(pageTypeOf('/x/c', { rules })).toBe('other');
    expect(pageTypeOf('/x/b', { rules })).toBe('article');
  });
});

describe('a site', () => {
  it('is named by what its titles share, and by its host', () => {
    const site = learnSite('www.blumen-mueller.de', [
      page('/', { title: 'Willkommen | Blumen Müller GmbH' }),
      page('/rosen', { title: 'Rosen | Blumen Müller GmbH', headings: ['Rote Blumen'] }),
      page('/astern', { title: 'Astern | Blumen Müller GmbH', headings: ['Blaue Blumen'] }),
    ]);
    expect(site.siteName).toBe('Blumen Müller GmbH');
    expect(site.brandTerms[0]).toEqual({
      term: 'blumen muller',
      variants: ['blumen-muller', 'blumenmuller'],
    });
    for (const query of ['blumen müller', 'blumen mueller', 'blumenmueller'])
      expect(isBranded(query, site), query).toBe(true);
    expect(isBranded('blumen kaufen', site)).toBe(false);
  });

  it('does not take the words of its trade for its name', () => {
    const site = learnSite('acme-ladders.example', [
      page('/', { siteName: 'Acme Ladders' }),
      page('/ladders/long-ladders', { siteName: 'Acme Ladders' }),
      page('/ladders/short', { siteName: 'Acme Ladders' }),
    ]);
    expect(site.brandTerms.map(({ term }) => term)).toEqual(['acme ladders']);
    expect(isBranded('cheap ladders', site)).toBe(false);
  });

  it('has a language, declared or told by its small words', () => {
    const spoken = (...pages: PageRead[]) => learnSite('x.example', pages).language;
    expect(
      spoken(
        page('/', { language: 'de-at' }),
        page('/a', { language: 'de-AT' }),
        page('/b', { language: 'en' }),
      ),
    ).toBe('de-AT');
    expect(
      spoken(
        page('/', {
          language: 'english!',
          text: 'The tools that you need for your garden and how to use them.',
        }),
      ),
    ).toBe('en');
    expect(
      spoken(
        page('/', {
          text: 'Die Werkzeuge, die Sie für den Garten brauchen, und wie man sie mit Liebe pflegt.',
        }),
      ),
    ).toBe('de');
    expect(spoken(page('/', { text: 'lorem ipsum' }))).toBeNull();
  });

  it.each<[string, PageRead[]]>([
    ['shop', [page('/', { links: ['/cart'] }), page('/products/a')]],
    ['saas', [page('/', { links: ['/pricing', '/login'] })]],
    ['local', [page('/', { schemaTypes: ['Bakery'] })]],
    ['content', [page('/'), page('/blog/a'), page('/blog/b')]],
    ['other', [page('/'), page('/x')]],
  ])('lives by being a %s', (kind, pages) => expect(learnSite('x.example', pages).businessKind).toBe(kind));
});

it.each([
  ['www.northwind-garden.example', 'northwind-garden'],
  ['shop.acme.co.uk', 'acme'],
  ['acme.myshopify.com', 'acme'],
  ['xn--mller-kva.de', 'müller'],
  ['acme.com', 'acme'],
  ['blog.acme.io', 'acme'],
])('the label of %s is %s', (hostname, label) => expect(hostnameLabel(hostname)).toBe(label));
