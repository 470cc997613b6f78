import { readPagePath } from './page-path.ts';
import { pageTypeOf } from './page-type-of.ts';
import type { SiteFindings } from './site-context.ts';

/**
 * The category of a page: its type by what is known of the site; the first part of its path where the site was never
 * analysed, which is how most sites are built.
 */
export function pageCategory(path: string, context: Pick<SiteFindings, 'rules'> | null): string {
  if (context !== null) return pageTypeOf(path, context);
  if (!path.startsWith('/')) return 'other';
  const [first] = readPagePath(path).parts;
  return first === undefined ? 'home' : `/${first}`;
}
