import type { SourceView } from '../../../data/source-view.ts';
import { pluralWordsOf } from '../../../text/plurals.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { MemberCandidate } from '../../mark.ts';
import { pathOf } from '../../marking/member-index.ts';
import { partCandidate } from './part-candidate.ts';

/** A word that stands in more names than these, or in most of them, says what kind of thing they are. */
const MOST_NAMES = 6;
/** What is searched for is made of words of everyday: none of them names one search. */
const QUERIES = /^query$/;
/** Of addresses and pairs the parts that are said are known. */
const ADDRESS = /^\S+\.[a-z]{2,}(?:\s*\/.*)?$|\s\/\s/i;

/**
 * The names with these words, where they are of one column of a source; "several" where they are of two, too many to be one thing
 * each, or searches.
 */
export function ofOneColumn(
  words: readonly string[],
  kind: readonly string[] | undefined,
  view: SourceView,
): readonly MemberCandidate[] | 'several' {
  const wanted = kind?.flatMap((name) => view.dimensionOf(name) ?? []);
  const found = view.dimensionColumns
    .filter((column) => wanted?.includes(column) ?? true)
    .flatMap((dimension): MemberCandidate[] => {
      const all = view.membersOf(dimension);
      const isPage = /^(?:page|landing_page)$/.test(view.kindOf(dimension) ?? '');
      const members = all.filter(({ name }) => holds(isPage ? pathOf(name) : name, words));
      return members.length === 0 ? [] : [partCandidate(view, dimension, members)];
    });
  const columns = found.filter(({ dimension }) => !isSecondPage(dimension, found, view));
  const isKind = columns.some(
    ({ dimension, members }) =>
      members.length > MOST_NAMES ||
      (members.length > 1 && members.length * 2 > view.membersOf(dimension).length),
  );
  const isSearched = columns.some(({ dimension }) => QUERIES.test(view.kindOf(dimension) ?? dimension));
  return columns.length > 1 || isKind || isSearched ? 'several' : found;
}

/** A source may know pages and landing pages: they are the same addresses. */
const isSecondPage = (dimension: string, found: readonly MemberCandidate[], view: SourceView): boolean =>
  view.kindOf(dimension) === 'landing_page' &&
  found.some((one) => view.kindOf(one.dimension) === 'page' && one.dimension !== dimension);

/** "(not set)" is no name: "with an industry set" are none of those. */
const NO_NAME = /^\(.+\)$/;

/** Whether the words stand in the name, in their order. */
function holds(name: string, words: readonly string[]): boolean {
  const own = wordsOf(name);
  if (ADDRESS.test(name) || NO_NAME.test(name) || isNumbered(own, words)) return false;
  return [own, ...pluralWordsOf(name)].some((one) => standIn(one, words));
}

function standIn(name: readonly string[], words: readonly string[]): boolean {
  let place = 0;
  for (const word of words) {
    place = name.findIndex((own, at) => at >= place && isSameWord(own, word)) + 1;
    if (place === 0) return false;
  }
  return true;
}

/** What advertisers call showing ads to those who were there before. */
const AGAIN = /^(?:retarget|remarket)(?:ing|ed|s)?$/;

/** "Retargeting" is the campaign Retarget Abandoned Booking. */
const isSameWord = (own: string, word: string): boolean =>
  own === word || (AGAIN.test(own) && AGAIN.test(word));

/** The episode of episode-41 is a kind, and no name; a seed shortage has a year. */
const isNumbered = (own: readonly string[], words: readonly string[]): boolean =>
  /^\d{1,3}$/.test(own.slice(own.lastIndexOf(words.at(-1) ?? '') + 1).join(' '));
