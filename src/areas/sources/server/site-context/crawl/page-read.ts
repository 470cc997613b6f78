/** What is kept of a page that was read: enough to judge it, small enough to be remembered between steps. */
export interface PageRead {
  /** Path on the site, without query. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Open Graph type, e.g. `article`, `product`, `website`. */
  readonly kind: string;
  /** As the page declares it, e.g. `de-AT`; empty when it does not. */
  readonly language: string;
  readonly headings: readonly string[];
  /** Types of schema.org that the page declares, from JSON-LD and microdata. */
  readonly schemaTypes: readonly string[];
  /** Names of the organization or site in JSON-LD. */
  readonly names: readonly string[];
  readonly hasPrice: boolean;
  readonly hasPassword: boolean;
  /** The beginning of what stands there to be read, to tell the language by. */
  readonly text: string;
  /** Paths of the same site that it leads to, in order. */
  readonly links: readonly string[];
}
