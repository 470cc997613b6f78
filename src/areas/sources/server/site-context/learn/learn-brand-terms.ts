import { commonNameWords } from '#src/semantics/common-name-words.ts';
import { plainWordsOf } from '#src/semantics/query-words.ts';
import type { BrandTerm } from '#src/semantics/site-context.ts';
import type { PageRead } from '../crawl/page-read.ts';

const LEGAL_FORM = new Set(
  'gmbh ag kg ug se inc llc ltd limited plc corp co company sarl sas sa srl spa bv nv ab as oy com'.split(
    ' ',
  ),
);
const SHORTEST_ALONE = 5;
const SHORTEST_NAME = 3;
/** A word that so many pages use apart from the name is a word of the trade, or of the language. */
const TRADE_PAGES = 2;
/** Fewer pages than this show no difference between the two. */
const PAGES_TO_TELL = 3;

/** The names by which people search for this site: its own name, its host name, and the words that belong to it alone. */
export function learnBrandTerms(
  pages: readonly PageRead[],
  label: string,
  siteName: string | null,
): BrandTerm[] {
  const name = withoutLegalForm(plainWordsOf(siteName ?? ''));
  const host = plainWordsOf(label);
  const own = [...name, ...host].filter(
    (word) => word.length >= SHORTEST_ALONE && !commonNameWords.has(word) && !isOfTheTrade(word, name, pages),
  );
  const terms = new Map<string, BrandTerm>();
  for (const words of [name, host, ...own.map((word) => [word])]) {
    const joined = words.join('');
    const says = joined.length >= SHORTEST_NAME && !words.every((word) => commonNameWords.has(word));
    if (says && !terms.has(joined)) terms.set(joined, { term: words.join(' '), variants: variantsOf(words) });
  }
  return [...terms.values()];
}

const withoutLegalForm = (words: readonly string[]): readonly string[] => {
  const end = words.findLastIndex((word) => !LEGAL_FORM.has(word));
  return words.slice(0, end + 1);
};

function isOfTheTrade(word: string, name: readonly string[], pages: readonly PageRead[]): boolean {
  if (pages.length < PAGES_TO_TELL) return true;
  const using = pages.filter((page) => {
    const said = [page.path, page.title, page.description, ...page.headings, page.text].join(' | ');
    return apart(plainWordsOf(said))
      .replaceAll(apart(name), '')
      .includes(apart([word]));
  });
  return using.length >= TRADE_PAGES;
}

const apart = (words: readonly string[]): string => words.map((word) => ` ${word} `).join('');

const variantsOf = (words: readonly string[]): string[] =>
  words.length === 1 ? [] : [words.join('-'), words.join('')];
