import { z } from 'zod';

/** What a page is for. The categories of the site snapshot, and what questions and query groups call a page. */
export const PageType = z.enum([
  'home',
  'category',
  'product',
  'article',
  'search',
  'cart',
  'checkout',
  'account',
  'help',
  'about',
  'other',
]);
export type PageType = z.infer<typeof PageType>;

export const BusinessKind = z.enum(['shop', 'content', 'saas', 'local', 'other']);
export type BusinessKind = z.infer<typeof BusinessKind>;

/**
 * A path pattern of this site and the type of page behind it. `*` is one part of a path, `**` at the end is one or more:
 * `/products/*\/*`, `/blog/**`, `/imprint`. Earlier rules win.
 */
export const PageRule = z.object({ pattern: z.string(), type: PageType });
export type PageRule = z.infer<typeof PageRule>;

/** A name that people search the site by, in lower case, with the ways it is written. The words alone make a query branded. */
export const BrandTerm = z.object({ term: z.string(), variants: z.array(z.string()) });
export type BrandTerm = z.infer<typeof BrandTerm>;

export const ExamplePage = z.object({ path: z.string(), title: z.string(), type: PageType });
export type ExamplePage = z.infer<typeof ExamplePage>;

/** What an analysis of a site learned. It names pages and queries that were not there yet when it was made. */
export const SiteFindings = z.object({
  hostname: z.string(),
  siteName: z.string().nullable(),
  /** BCP 47 language, e.g. `de`; null when the pages do not say and it cannot be told. */
  language: z.string().nullable(),
  businessKind: BusinessKind,
  rules: z.array(PageRule),
  brandTerms: z.array(BrandTerm),
  /** Pages that were read, with the type that each was found to be. */
  pages: z.array(ExamplePage),
});
export type SiteFindings = z.infer<typeof SiteFindings>;
