import { categories, items } from './items.ts';
import type { Intent } from './sources.ts';

export type PageKind =
  | 'home'
  | 'category'
  | 'product'
  | 'guides'
  | 'seasonal'
  | 'inspiration'
  | 'cart'
  | 'checkout'
  | 'thanks'
  | 'search'
  | 'newsletter'
  | 'contact'
  | 'other';

export interface Page {
  readonly path: string;
  readonly title: string;
  readonly kind: PageKind;
  /** How often it is landed on or read compared to others of its kind. */
  readonly weight: number;
  /** The item sold on a product page, the place among categories of a category page. */
  readonly item?: number;
  readonly category?: number;
  /** Month in which an article is read most; the others read it down to a third as often. */
  readonly peakMonth?: number;
}

const site = 'Northwind Garden';
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const guides = [
  'How to Build a Raised Bed',
  'Raised Bed Soil Mix Calculator',
  'Growing Tomatoes in Pots',
  'When to Prune Roses',
  'Compost for Beginners',
  'Companion Planting Chart',
  'How Deep Should a Raised Bed Be',
  'Drip Irrigation Step by Step',
  'Sharpening Secateurs',
  'Slugs without Chemicals',
  'Starting Seeds Indoors',
  'Saving Your Own Seeds',
  'Powdery Mildew Remedies',
  'No-dig Gardening',
  'Balcony Vegetables',
  'Mulch, When and How',
  'Fixing Heavy Clay Soil',
  'Watering on Holiday',
];
const seasonal: readonly (readonly [string, number])[] = [
  ['Garden Jobs in January', 1],
  ['Garden Jobs in February', 2],
  ['Garden Jobs in March', 3],
  ['Garden Jobs in April', 4],
  ['Garden Jobs in May', 5],
  ['Garden Jobs in June', 6],
  ['Garden Jobs in July', 7],
  ['Garden Jobs in August', 8],
  ['Garden Jobs in September', 9],
  ['Garden Jobs in October', 10],
  ['Garden Jobs in November', 11],
  ['Garden Jobs in December', 12],
];
const inspiration = [
  'Ten Tiny Balconies',
  'A Meadow in the City',
  'Cottage Garden on a Budget',
  'The Gravel Garden',
  'Evening Lights Outdoors',
  'A Kitchen Garden for Children',
  'The Four-season Border',
  'Reading Nooks',
  'Our Readers’ Gardens',
  'Before and After',
];

/** Zipf's law: the first of its kind is read most. */
const zipf = (place: number): number => 1 / (place + 1.5) ** 0.9;
const article =
  (kind: 'guides' | 'seasonal' | 'inspiration') =>
  (title: string, place: number): Page =>
    page(`/blog/${kind}/${slug(title)}`, title, kind, zipf(place));

export const pages: readonly Page[] = [
  page('/', 'Tools, Seeds and Ideas', 'home', 1),
  ...categories.map((name, place) => ({
    ...page(`/products/${slug(name)}/`, name, 'category', zipf(place)),
    category: place,
  })),
  ...items.map((item, place) => ({
    ...page(`/products/${slug(item.category)}/${slug(item.name)}`, item.name, 'product', item.weight ** 0.6),
    item: place,
    category: categories.indexOf(item.category),
  })),
  page('/blog/', 'The Garden Journal', 'inspiration', 0.5),
  ...guides.map(article('guides')),
  ...seasonal.map(([title, peakMonth]) => ({ ...article('seasonal')(title, 3), peakMonth })),
  ...inspiration.map(article('inspiration')),
  page('/cart', 'Your Cart', 'cart', 1),
  page('/checkout', 'Checkout', 'checkout', 1),
  page('/checkout/thank-you', 'Thank You', 'thanks', 1),
  page('/search', 'Search', 'search', 1),
  page('/newsletter', 'Garden Letter', 'newsletter', 1),
  page('/contact', 'Advice and Quotes', 'contact', 1),
  page('/about', 'About Us', 'other', 1),
  // Planted: the page of the first item gets this address; see planted-events.json.
  {
    ...page('/products/raised-beds/cedar-raised-bed-kit', 'Cedar Raised Bed Kit', 'product', 0),
    item: 0,
    category: 0,
  },
];

/** Shares of the kinds of page that people land on, by what brought them. */
export const landingShares: Record<Intent, Partial<Record<PageKind, number>>> = {
  search: {
    home: 0.09,
    category: 0.13,
    product: 0.22,
    guides: 0.36,
    seasonal: 0.13,
    inspiration: 0.06,
    other: 0.01,
  },
  brand: {
    home: 0.55,
    category: 0.12,
    product: 0.15,
    guides: 0.06,
    inspiration: 0.05,
    newsletter: 0.01,
    contact: 0.02,
    search: 0.02,
    other: 0.02,
  },
  ads: { home: 0.06, category: 0.39, product: 0.55 },
  social: { home: 0.08, category: 0.05, product: 0.17, guides: 0.12, seasonal: 0.08, inspiration: 0.5 },
  newsletter: { home: 0.1, category: 0.2, product: 0.36, seasonal: 0.24, inspiration: 0.1 },
  referral: { home: 0.12, category: 0.14, product: 0.3, guides: 0.34, inspiration: 0.1 },
};

function page(path: string, title: string, kind: PageKind, weight: number): Page {
  return { path, title: `${title} | ${site}`, kind, weight };
}

export function pageNumber(path: string): number {
  const place = pages.findIndex((known) => known.path === path);
  if (place === -1) throw new Error(`The simulated site has no page ${path}.`);
  return place;
}

export function pagesOfKind(kind: PageKind): number[] {
  return [...pages.keys()].filter((place) => pages[place]?.kind === kind && (pages[place]?.weight ?? 0) > 0);
}
