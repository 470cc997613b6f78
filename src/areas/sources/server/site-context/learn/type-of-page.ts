import { readPagePath } from '#src/semantics/page-path.ts';
import { pageTypeOf } from '#src/semantics/page-type-of.ts';
import { functionalWords } from '#src/semantics/page-words.ts';
import type { PageType } from '#src/semantics/site-context.ts';
import type { PageRead } from '../crawl/page-read.ts';

/** What a page says of itself in the words of schema.org. Lists come first: they hold products and articles too. */
const bySchema: readonly (readonly [RegExp, PageType])[] = [
  [/^(ItemList|CollectionPage|OfferCatalog|ProductCollection)$/, 'category'],
  [/^(Product|ProductGroup|IndividualProduct|Book|Vehicle)$/, 'product'],
  [/^(Article|BlogPosting|NewsArticle|TechArticle|Recipe|HowTo|Blog|ScholarlyArticle|Report)$/, 'article'],
  [/^(FAQPage|QAPage|ContactPage)$/, 'help'],
  [/^AboutPage$/, 'about'],
  [/^SearchResultsPage$/, 'search'],
  [/^CheckoutPage$/, 'checkout'],
];
const byKind: ReadonlyMap<string, PageType> = new Map([
  ['product', 'product'],
  ['og:product', 'product'],
  ['product.item', 'product'],
  ['product.group', 'category'],
  ['article', 'article'],
  ['blog', 'article'],
]);
/** So many pages below a page make it a shelf. */
const SHELF_LINKS = 3;

/** The type of a page that was read, by the strongest evidence there is: its place, its own declaration, its path, its content. */
export function typeOfPage(page: PageRead): PageType {
  const { parts } = readPagePath(page.path);
  if (parts.length === 0) return 'home';
  const byWord = pageTypeOf(page.path, null);
  if (parts.some((part) => functionalWords.has(part))) return byWord;
  const declared = bySchema.find(([pattern]) => page.schemaTypes.some((type) => pattern.test(type)))?.[1];
  const isBlogList = declared === 'category' && byWord === 'article';
  if (declared !== undefined && !isBlogList) return declared;
  const kind = byKind.get(page.kind);
  if (kind === 'product' || kind === 'category') return kind;
  if (page.hasPassword) return 'account';
  if (byWord === 'product' && !page.hasPrice && linksBelow(page) >= SHELF_LINKS) return 'category';
  if (byWord !== 'other') return byWord;
  if (page.hasPrice) return 'product';
  return kind ?? 'other';
}

function linksBelow({ path, links }: PageRead): number {
  const folder = path.endsWith('/') ? path : `${path}/`;
  return links.filter((link) => link.startsWith(folder) && link !== folder).length;
}
