import { type Page, pages } from '../catalogue/pages.ts';

/** A search for which a page is shown. */
export interface PageQuery {
  /** The place among all queries; 0 is what too few people asked for. */
  readonly query: number;
  /** How often it is searched compared to the page's other queries. */
  readonly demand: number;
  readonly position: number;
}

export interface QueryCatalogue {
  readonly labels: readonly string[];
  /** By page number. */
  readonly ofPage: readonly (readonly PageQuery[])[];
}

const brand = ['northwind garden', 'northwind garden shop', 'northwind garden berlin', 'northwindgarden'];

/** Words around a subject, with their share of its demand and how much lower the page stands for them. */
const aroundProducts: readonly (readonly [string, number, number])[] = [
  ['{}', 1, 1],
  ['buy {}', 0.5, 0.8],
  ['{} price', 0.28, 1.1],
  ['best {}', 0.34, 1.7],
  ['{} review', 0.16, 1.3],
  ['{} online', 0.2, 0.9],
  ['cheap {}', 0.2, 1.9],
];
const aroundArticles: readonly (readonly [string, number, number])[] = [
  ['{}', 1, 1],
  ['{} guide', 0.3, 0.9],
  ['{} tips', 0.34, 1.1],
  ['{} for beginners', 0.26, 0.9],
  ['{} pictures', 0.14, 1.8],
  ['{} mistakes', 0.12, 0.8],
];

/** The share of a page's demand that comes in words too rare to be shown. */
const anonymousShare = { home: 0.12, product: 0.36, article: 0.46 };

/** Which searches lead to which page, and where the page stands in them. */
export function queryCatalogue(): QueryCatalogue {
  const labels = [''];
  const numberOf = new Map<string, number>([['', 0]]);
  const number = (text: string): number => {
    let known = numberOf.get(text);
    if (known === undefined) {
      known = labels.push(text) - 1;
      numberOf.set(text, known);
    }
    return known;
  };
  const ofPage = pages.map((page, place): PageQuery[] => {
    if (page.kind === 'home') {
      const list = brand.map((text, rank) => ({
        query: number(text),
        demand: 1 / (rank + 1) ** 2,
        position: 1.05 + 0.1 * rank,
      }));
      return [...list, { query: 0, demand: anonymousShare.home, position: 2 }];
    }
    const isProduct = page.kind === 'product' || page.kind === 'category';
    // A page's own standing, the same on every machine and for every seed.
    const standing = 2.2 + ((place * 37) % 83) / 10;
    const around = isProduct ? aroundProducts : aroundArticles;
    const list = around.map(([words, demand, lower]) => ({
      query: number(words.replace('{}', subjectOf(page))),
      demand,
      position: Math.max(1.1, standing * lower),
    }));
    const total = list.reduce((sum, { demand }) => sum + demand, 0);
    const hidden = isProduct ? anonymousShare.product : anonymousShare.article;
    return [...list, { query: 0, demand: (total * hidden) / (1 - hidden), position: standing * 1.2 }];
  });
  return { labels, ofPage };
}

function subjectOf({ title }: Page): string {
  return (title.split(' | ')[0] ?? '').toLowerCase().replace(/[^a-z0-9 -]/g, '');
}
