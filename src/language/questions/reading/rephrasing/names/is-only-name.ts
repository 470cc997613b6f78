import { isDimensionId } from '#src/semantics/dimension.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

/** Names of these are told by what they are about, so a word of one is no name of it: a page, a product, a campaign. */
const TEXTS =
  /^(?:query|page|landing_page)$|(?:^|_)(?:campaign|product|item|title|headline|subject|description|keyword|comment|note)s?(?:_name)?$/;

/** Before these stands a thing; whoever and wherever is called so needs no article: "a road", "which road", "the road". */
const DETERMINER =
  /^(?:an?|the|our|any|some|no|which|what|each|every|all|other|another|more|fewer|many|much|how many|how much)$/i;

/**
 * "Truro" of Rialto Truro alone, "lucy" of Dr Lucy Tran, "big dave": words of one name of the file and of no other, where that is
 * written like a name ("Burst pipe" is none) and is used like one.
 */
export function isOnlyName(
  marks: readonly Mark[],
  at: number,
  length: number,
  views: readonly SourceView[],
): boolean {
  const stretch = marks.slice(at, at + length);
  const said = stretch.flatMap((mark) => wordsIn(mark.said));
  if (said.length === 0 || (!stretch.every(({ proper }) => proper) && isThing(marks, at))) return false;
  const own = views.flatMap((view) => holding(ownNames(view), said));
  const [only] = own;
  if (only === undefined || !isWrittenAsName(only)) return false;
  const isOnly = (name: string): boolean => name === only;
  return own.every(isOnly) && views.every((view) => holding(otherNames(view), said).every(isOnly));
}

interface Split {
  readonly name: string;
  readonly words: readonly string[];
}

const holding = (names: readonly Split[], said: readonly string[]): readonly string[] =>
  names.filter(({ words }) => standsIn(words, said)).map(({ name }) => name);

/** Names with their words, split once for each view. */
const splitBy = (isMeant: (column: string, view: SourceView) => boolean) => {
  const known = new WeakMap<SourceView, readonly Split[]>();
  return (view: SourceView): readonly Split[] => {
    const before = known.get(view);
    if (before !== undefined) return before;
    const split = view.dimensionColumns
      .filter((column) => isMeant(column, view))
      .flatMap((column) => view.membersOf(column).map(({ name }) => ({ name, words: wordsIn(name) })));
    known.set(view, split);
    return split;
  };
};

/** A country or a browser has a list of names of its own: "Africa" is no South Africa. */
const isOwn = (column: string, view: SourceView): boolean =>
  !isDimensionId(column) && !TEXTS.test(view.kindOf(column) ?? column) && !TEXTS.test(column);

const ownNames = splitBy(isOwn);

/** Looked at only where a word stands in one of their own: a page or a product with it has it, too. */
const otherNames = splitBy((column, view) => !isOwn(column, view));

const isThing = (marks: readonly Mark[], at: number): boolean => {
  const before = marks[at - 1];
  return (
    before !== undefined &&
    (DETERMINER.test(before.said) ||
      before.type === 'number' ||
      isKeyword(before, 'by', 'per', 'each', 'which', 'count', 'top', 'bottom'))
  );
};

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** In their order: "dr nowak" of Dr Piotr Nowak. */
const standsIn = (name: readonly string[], said: readonly string[]): boolean => {
  const places = said.map((word) => name.indexOf(word));
  return places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)));
};

/** "Rialto Truro", "Isle of Mull": each word but the smallest is written with a capital, and none of it is an address. */
const isWrittenAsName = (name: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|of|the|and|on|in|de|la|van|von|der|du|da|&))+$/u.test(name);
