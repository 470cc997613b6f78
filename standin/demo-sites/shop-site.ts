import type { DemoSite, SitePage } from './demo-site.ts';

const name = 'Google Merchandise Store';
const shelves: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  Apparel: [
    ['Zip Hoodie', 55],
    ['Bike Tee', 22],
    ['Baseball Cap', 16],
  ],
  Drinkware: [
    ['Steel Bottle', 24],
    ['Camp Mug', 12],
  ],
  Bags: [
    ['Canvas Tote', 10],
    ['Laptop Backpack', 99],
  ],
  Office: [
    ['Leatherette Journal', 11],
    ['Ballpoint Pen', 2],
  ],
};
const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const page = (path: string, title: string, text: string, more: Partial<SitePage> = {}): SitePage => ({
  path,
  title,
  text,
  kind: 'website',
  schema: [],
  links: [],
  ...more,
});

const categories = Object.entries(shelves).map(([shelf, goods]) =>
  page(`/${slug(shelf)}`, shelf, `${shelf} with the logo that you know.`, {
    schema: [{ '@type': 'ItemList', name: shelf }],
    links: goods.map(([item]) => `/${slug(shelf)}/${slug(item)}`),
  }),
);
const products = Object.entries(shelves).flatMap(([shelf, goods]) =>
  goods.map(([item, price]) =>
    page(`/${slug(shelf)}/${slug(item)}`, item, `The ${item.toLowerCase()} of the store.`, {
      kind: 'product',
      schema: [{ '@type': 'Product', name: item, offers: { '@type': 'Offer', price, priceCurrency: 'USD' } }],
    }),
  ),
);

/** A site for the real shop's sessions. Which pages it had is not in that data, so these are invented. */
export const shopSite: DemoSite = {
  host: 'shop.googlemerchandisestore.com',
  name,
  language: 'en-US',
  menu: ['/', ...categories.map(({ path }) => path), '/basket', '/signin', '/help', '/about'],
  pages: [
    page('/', 'Home', 'Everything with the logo that you know.', {
      schema: [{ '@type': 'OnlineStore', name }],
      links: ['/blog/new-in-spring'],
    }),
    ...categories,
    ...products,
    page('/blog/new-in-spring', 'New in spring', 'What is new in the store this spring.', {
      kind: 'article',
      schema: [{ '@type': 'BlogPosting', headline: 'New in spring' }],
    }),
    page('/basket', 'Your basket', 'Your basket is empty.'),
    page('/checkout', 'Checkout', 'Where shall we send it?'),
    page('/signin', 'Sign in', 'Sign in to see your orders.', {
      extra: '<form><input type="password" name="password"></form>',
    }),
    page('/help', 'Help', 'Sizes, shipping and returns.', { schema: [{ '@type': 'FAQPage' }] }),
    page('/about', 'About us', 'Who makes the store.'),
  ],
  closed: ['/checkout'],
};
