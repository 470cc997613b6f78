import type { SourceView } from '../../data/source-view.ts';
import type { SiteTerms } from '../../question-context.ts';
import { hostsOf } from '../rephrasing/names/without-own-host.ts';
import { wordOfBrand } from './word-of-brand.ts';

/** Shorter names are words of other queries, too: one this long is the brand even inside a longer word. */
const SHORTEST = 8;
/** A name that more of the queries hold is a word of the trade. */
const LARGEST_PART = 1 / 3;

/** Guards read a question many times. */
const known = new WeakMap<SourceView, readonly string[]>();

/** Words of the brand: those of the site or of the question, else those of its host. */
export function brandTermsOf(
  view: SourceView,
  dimension: string,
  site: SiteTerms | undefined,
): readonly string[] {
  const terms = site?.brandTerms ?? [];
  if (terms.length > 0) return terms;
  const own = known.get(view) ?? brandOfHost(view, dimension);
  known.set(view, own);
  return own;
}

/**
 * The words of the brand where nobody analysed the site: the name of the one host that its pages are of, as people write it in their
 * queries, joined or apart. None where nobody searches for the name alone.
 */
function brandOfHost(view: SourceView, dimension: string): readonly string[] {
  const [host = ''] = hostsOf([view]);
  const name = nameOf(host);
  if (name.length < SHORTEST) return [];
  const queries = view.membersOf(dimension).map((member) => member.name.toLowerCase());
  const written = queries.map((query) => asWritten(query, name));
  const isSearched = queries.some((query, at) => written[at] === query);
  const held = written.filter((term) => term !== undefined);
  if (!isSearched || held.length > queries.length * LARGEST_PART) return [];
  const word = wordOfBrand(held, queries, view);
  return [...new Set([name, ...held, ...(word === undefined ? [] : [word])])];
}

/** "shop.acme.co.uk" is of Acme. */
function nameOf(host: string): string {
  const parts = host.split('.').slice(0, -1);
  const isSecondLevel = parts.length > 1 && /^(?:com?|org|net|gov|ac|edu|or|ne)$/.test(parts.at(-1) ?? '');
  return (parts.at(isSecondLevel ? -2 : -1) ?? '').replaceAll('-', '');
}

/** The words of a query that make the name: "alpen kaffee" of "alpen kaffee wien". */
function asWritten(query: string, name: string): string | undefined {
  const words = query.split(/[\s-]+/u);
  for (let start = 0; start < words.length; start += 1) {
    if (words[start]?.includes(name)) return name;
    for (let end = start + 2; end <= words.length; end += 1)
      if (words.slice(start, end).join('') === name) return words.slice(start, end).join(' ');
  }
  return undefined;
}
