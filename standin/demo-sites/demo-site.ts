/** A page of a site that the demo plays, as far as somebody who reads sites can see it. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly kind: 'website' | 'product' | 'article';
  /** In JSON-LD; empty for pages that declare nothing. */
  readonly schema: readonly Readonly<Record<string, unknown>>[];
  readonly links: readonly string[];
  /** More of the body, trusted HTML. */
  readonly extra?: string;
}

export interface DemoSite {
  readonly host: string;
  readonly name: string;
  readonly language: string;
  /** Shown at the top of every page. */
  readonly menu: readonly string[];
  readonly pages: readonly SitePage[];
  /** Paths that robots.txt keeps programs from. */
  readonly closed: readonly string[];
}
