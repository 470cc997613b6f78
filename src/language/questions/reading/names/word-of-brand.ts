import { commonNameWords } from '#src/semantics/common-name-words.ts';
import type { SourceView } from '../../data/source-view.ts';
import { wordsOf } from '../../text/tokenize.ts';
import { contentWords, noiseWords } from '../../vocabulary/noise-words.ts';
import { pathOf } from '../marking/member-index.ts';

/** Shorter words stand in others. */
const SHORTEST = 5;
/** So many searches beside the whole name begin with it. */
const FEWEST = 2;
/** What a trade sells is searched for at any place of a query ("buy lavender"), a brand before what is wanted of it. */
const MOSTLY = 0.8;
/** A word that more of the queries hold is one of the trade. */
const LARGEST_PART = 1 / 3;

/**
 * "mossley" of mossleygardens.example, where people search for "mossley gardens" and "mossley delivery": the first word of the
 * name as they write it, where it is no word of everyday and nothing of the site is called so.
 */
export function wordOfBrand(
  written: readonly string[],
  queries: readonly string[],
  view: SourceView,
): string | undefined {
  const words = new Set(written.flatMap((name) => (name.includes(' ') ? name.split(' ').slice(0, 1) : [])));
  return [...words].find((word) => isOfItsOwn(word, view) && isSearchedFirst(word, written, queries));
}

function isOfItsOwn(word: string, view: SourceView): boolean {
  const forms = [word, ...wordsOf(word)];
  const isKnown = forms.some(
    (form) => commonNameWords.has(form) || contentWords.has(form) || noiseWords.has(form),
  );
  return word.length >= SHORTEST && !isKnown && !wordsOf(word).some((form) => calledOnSite(view).has(form));
}

/** What its folders, pages and categories are called. */
function calledOnSite(view: SourceView): ReadonlySet<string> {
  const called = view.dimensionColumns.flatMap((column) => {
    const kind = view.kindOf(column) ?? column;
    if (/^(?:query|source|medium|channel|campaign)$/.test(kind)) return [];
    const names = view.membersOf(column).map(({ name }) => name);
    return /page/.test(kind) ? names.flatMap(namesInPath) : names.flatMap((name) => wordsOf(name));
  });
  return new Set(called);
}

/** The words of each folder, and the page where its whole name is one word. */
function namesInPath(page: string): readonly string[] {
  const segments = pathOf(page)
    .split('/')
    .map((segment) => wordsOf(segment));
  return segments.flatMap((words, at) => (at < segments.length - 1 || words.length === 1 ? words : []));
}

function isSearchedFirst(word: string, written: readonly string[], queries: readonly string[]): boolean {
  const held = queries.filter((query) => query.split(/[\s-]+/u).includes(word));
  const first = held.filter((query) => query.startsWith(word));
  const others = first.filter((query) => !written.some((name) => query.startsWith(name)));
  return (
    others.length >= FEWEST &&
    first.length >= held.length * MOSTLY &&
    held.length <= queries.length * LARGEST_PART
  );
}
