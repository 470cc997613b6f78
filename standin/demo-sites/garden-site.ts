import { items } from '../data-sets/simulated-garden/catalogue/items.ts';
import { type Page, type PageKind, pages } from '../data-sets/simulated-garden/catalogue/pages.ts';
import { gardenOrigin } from '../data-sets/simulated-garden/garden-property.ts';
import type { DemoSite, SitePage } from './demo-site.ts';

const name = 'Northwind Garden';
/** The catalogue's titles carry the name of the site already. */
const titleOf = ({ title }: Page): string => title.replace(` | ${name}`, '');
const articles: ReadonlySet<PageKind> = new Set(['guides', 'seasonal', 'inspiration']);

function schemaOf(page: Page): SitePage['schema'] {
  const item = page.kind === 'product' ? items[page.item ?? -1] : undefined;
  if (item)
    return [
      {
        '@type': 'Product',
        name: item.name,
        offers: { '@type': 'Offer', price: item.cents / 100, priceCurrency: 'EUR' },
      },
    ];
  if (page.kind === 'home') return [{ '@type': 'OnlineStore', name, url: `${gardenOrigin}/` }];
  if (page.kind === 'category') return [{ '@type': 'CollectionPage', name: titleOf(page) }];
  return articles.has(page.kind) && page.path !== '/blog/'
    ? [{ '@type': 'BlogPosting', headline: titleOf(page) }]
    : [];
}

function linksOf(page: Page): string[] {
  if (page.kind === 'category')
    return pages
      .filter((one) => one.kind === 'product' && one.category === page.category)
      .map(({ path }) => path);
  if (page.path === '/blog/')
    return pages.filter((one) => articles.has(one.kind) && one !== page).map(({ path }) => path);
  return page.kind === 'home' ? pages.filter((one) => one.kind === 'category').map(({ path }) => path) : [];
}

const toSitePage = (page: Page): SitePage => ({
  path: page.path,
  title: titleOf(page),
  text: `${titleOf(page)}: tools, seeds and ideas for your garden, from the people of ${name}.`,
  kind: page.kind === 'product' ? 'product' : articles.has(page.kind) ? 'article' : 'website',
  schema: schemaOf(page),
  links: linksOf(page),
});

const account: SitePage = {
  path: '/account/login',
  title: 'Sign in',
  text: 'Sign in to see your orders.',
  kind: 'website',
  schema: [],
  links: [],
  extra: '<form><input type="email" name="email"><input type="password" name="password"></form>',
};

/** The site behind the simulated property, page by page of the catalogue that its visitors walk through. */
export const gardenSite: DemoSite = {
  host: new URL(gardenOrigin).host,
  name,
  language: 'en',
  menu: [
    '/',
    '/products/raised-beds/',
    '/products/seeds/',
    '/blog/',
    '/about',
    '/contact',
    '/account/login',
    '/cart',
  ],
  pages: [...pages.map(toSitePage), account],
  closed: ['/checkout'],
};
