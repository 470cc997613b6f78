import { type PagePath, readPagePath } from './page-path.ts';
import { functionalWords, plainWords } from './page-words.ts';
import type { PageRule, PageType, SiteFindings } from './site-context.ts';

/** WordPress and many others search by a query on any page. */
const SEARCH_QUERY = /(^|&)(s|q|query|search|suche)=/;

/**
 * The type of a page of this site, also of one that nobody has read yet. In this order: pages known one by one, words
 * that mean the same on every site (cart, checkout, account, search), patterns learned from this site, further words, and
 * last the patterns without any word of their own. Without an analysis (null) the words alone decide.
 */
export function pageTypeOf(path: string, context: Pick<SiteFindings, 'rules'> | null): PageType {
  if (!path.startsWith('/')) return 'other'; // "(not set)", "(other)"
  const page = readPagePath(path);
  if (page.parts.length === 0) return SEARCH_QUERY.test(page.query) ? 'search' : 'home';
  const rules = context?.rules ?? [];
  return (
    firstMatch(rules, page, (rule) => !rule.pattern.includes('*')) ??
    functionalType(page) ??
    firstMatch(rules, page, (rule) => rule.pattern.includes('*') && !isWordless(rule)) ??
    plainType(page) ??
    firstMatch(rules, page, isWordless) ??
    'other'
  );
}

const isWordless = ({ pattern }: PageRule): boolean => /^(\/\*+)+$/.test(pattern);

const firstMatch = (
  rules: readonly PageRule[],
  { parts }: PagePath,
  which: (rule: PageRule) => boolean,
): PageType | undefined => rules.find((rule) => which(rule) && matches(rule.pattern, parts))?.type;

function matches(pattern: string, parts: readonly string[]): boolean {
  const wanted = pattern.split('/').slice(1);
  const open = wanted.at(-1) === '**';
  if (open ? parts.length < wanted.length : parts.length !== wanted.length) return false;
  return wanted.every((part, index) => part === '*' || part === '**' || part === parts[index]);
}

function functionalType({ parts }: PagePath): PageType | undefined {
  for (const part of parts) {
    const type = functionalWords.get(part);
    if (type !== undefined) return type;
  }
  return undefined;
}

/** The word nearest to the page decides (`/collections/beds/products/cedar`); a shelf of products is a category. */
function plainType({ parts }: PagePath): PageType | undefined {
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at] ?? '';
    const isLast = at === parts.length - 1;
    const type = plainWords.get(part);
    // `/c/…` and `/p/…` are shelves; a page called "c" is not.
    if (isLast && part.length <= 2) continue;
    if (type === 'product' && isLast) return 'category';
    if (type !== undefined) return type;
  }
  return undefined;
}
