import { readPagePath } from '#src/semantics/page-path.ts';
import { pageTypeOf } from '#src/semantics/page-type-of.ts';
import type { PageRule, PageType } from '#src/semantics/site-context.ts';

export interface TypedPage {
  readonly path: string;
  readonly type: PageType;
}

/** A pattern stands for a type when this share of its pages has it. */
const PURITY = 0.75;
/** Pages without a folder have little in common: it takes more of them to believe in a pattern. */
const PAGES_FOR_WORDLESS = 3;

/**
 * What the pages that were read say about all others: a pattern for each depth of each folder, one for whatever lies
 * deeper, and the exceptions by name. The order is the one in which they win.
 */
export function learnRules(pages: readonly TypedPage[]): PageRule[] {
  const shapes = Map.groupBy(
    pages.filter(({ path }) => readPagePath(path).parts.length > 0),
    ({ path }) => shapeOf(path),
  );
  const patterns: PageRule[] = [];
  for (const [pattern, alike] of shapes) {
    const type = dominantType(alike);
    const enough = pattern !== '/*' || alike.length >= PAGES_FOR_WORDLESS;
    if (type !== undefined && enough) patterns.push({ pattern, type });
  }
  // The longest first: its first part is a word of this site, and the more parts the more is known.
  patterns.sort((a, b) => b.pattern.length - a.pattern.length || a.pattern.localeCompare(b.pattern));
  const deepest = new Map<string, PageRule>();
  for (const rule of patterns) {
    const folder = rule.pattern.split('/')[1] ?? '';
    if (folder !== '*' && !deepest.has(folder)) deepest.set(folder, { ...rule, pattern: `/${folder}/**` });
  }
  const rules = [...patterns, ...deepest.values()];
  const exceptions = pages
    .filter(({ path, type }) => pageTypeOf(path, { rules }) !== type)
    .map(({ path, type }) => ({ pattern: `/${readPagePath(path).parts.join('/')}`, type }))
    .filter(({ pattern }) => pattern !== '/');
  return [...exceptions, ...rules];
}

function shapeOf(path: string): string {
  const [first, ...rest] = readPagePath(path).parts;
  return rest.length === 0 ? '/*' : `/${first}${'/*'.repeat(rest.length)}`;
}

function dominantType(pages: readonly TypedPage[]): PageType | undefined {
  for (const [type, same] of Map.groupBy(pages, (page) => page.type))
    if (type !== 'other' && same.length / pages.length >= PURITY) return type;
  return undefined;
}
