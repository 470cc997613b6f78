import type { SourceView } from '../../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../piece.ts';
import { namesAreTexts } from './names-are-texts.ts';

/**
 * "Tomato queries", "blog posts about roses", "queries without garden": a word that is nobody's whole name, but stands in
 * names of the kind that is named, chooses those. Only where the data have such a name; else the word stays what it was.
 */
export function wordsOfNames(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    if (
      next?.type === 'dimension' &&
      (isLooseWord(piece) || isOfOther(piece, next)) &&
      !isCompared(pieces, at)
    )
      chooseBy(pieces, at, next, views);
    if (next?.type === 'dimension' && isOneOfMany(piece, next, views) && !isCompared(pieces, at))
      rewrite(pieces, at, { type: 'text', text: piece.said.toLowerCase(), isPart: true });
    const kind = pieces.slice(0, at).findLast(({ type }) => type === 'dimension');
    if (kind?.type !== 'dimension' || next === undefined || !isSubject(next)) continue;
    const isBeside = pieces[neighbour(pieces, at, -1, isNoise)] === kind;
    if (isKeyword(piece, 'without') && isBeside && !isToldName(next, kind, views))
      chooseBy(pieces, at + 1, kind, views);
    const isOf =
      /^(?:about|regarding)$/i.test(piece.said) || (isBeside && /^(?:on|around|with)$/i.test(piece.said));
    if (isOf && chooseBy(pieces, at + 1, kind, views))
      rewrite(pieces, at, { type: 'keyword', keyword: 'containing' });
  }
}

/** "Blog pages vs shop pages": one of two that are held against each other. */
const isCompared = (pieces: readonly Piece[], at: number): boolean =>
  isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'versus', 'compare');

/**
 * A rose is a flower as long as names have it in them; new pages are those that were not there before, whatever they are called; a
 * Spanish page is one with that word, where nobody came from Spain.
 */
const isLooseWord = (piece: Piece): boolean =>
  (piece.type === 'members' && piece.candidates.every(({ how }) => how === 'absent')) ||
  (piece.type === 'unknown' && !/^new$/i.test(piece.said)) ||
  (isKeyword(piece, 'gain') && /^roses?$/i.test(piece.said));

/** "Caffeine queries" are no queries of the page about caffeine. */
const isOfOther = (piece: Piece, kind: Piece & { type: 'dimension' }): boolean =>
  piece.type === 'members' &&
  piece.candidates.every(({ how, dimension }) => how === 'part' && !kind.dimensions.includes(dimension));

/** "Aeropress queries" are all that have the word, though one is nothing but it; "the aeropress query" is that one. */
const isOneOfMany = (
  piece: Piece,
  kind: Piece & { type: 'dimension' },
  views: readonly SourceView[],
): boolean =>
  piece.type === 'members' &&
  /^(?:queries|keywords)$/i.test(kind.said) &&
  piece.candidates.some(({ how, dimension, sourceId }) =>
    views.some(
      (view) =>
        how === 'name' &&
        view.source.id === sourceId &&
        view.kindOf(dimension) === 'query' &&
        view.membersOf(dimension).filter(({ name }) => name.toLowerCase().includes(piece.said.toLowerCase()))
          .length > 1,
    ),
  );

const isSubject = (piece: Piece): boolean =>
  isLooseWord(piece) || (piece.type === 'members' && piece.candidates.every(({ how }) => how !== 'name'));

/** "All campaigns except brand", where one or more campaigns were found by that word: they are names already. */
const isToldName = (
  piece: Piece,
  kind: Piece & { type: 'dimension' },
  views: readonly SourceView[],
): boolean => {
  const [only, ...others] = piece.type === 'members' ? piece.candidates : [];
  if (only === undefined || others.length > 0) return false;
  const word = singular(piece.said.toLowerCase());
  return views.some(
    (view) =>
      view.kindOf(only.dimension) === 'campaign' &&
      kind.dimensions.some((name) => view.dimensionOf(name) === only.dimension) &&
      view
        .membersOf(only.dimension)
        .every(({ name }) => wordsIn(name).includes(word) === only.members.includes(name)),
  );
};

/** False where no name of that kind has the word in it. */
function chooseBy(
  pieces: Piece[],
  at: number,
  kind: Piece & { type: 'dimension' },
  views: readonly SourceView[],
): boolean {
  const text = singular(pieces[at]?.said.toLowerCase() ?? '');
  const names = views.flatMap((view) =>
    kind.dimensions.flatMap((name) => {
      const column = view.dimensionOf(name);
      return column !== undefined && namesAreTexts(column, view) ? view.membersOf(column) : [];
    }),
  );
  const isIn = text.length > 2 && names.some(({ name }) => wordsIn(name).includes(text));
  if (isIn) rewrite(pieces, at, { type: 'text', text });
  return isIn;
}

const wordsIn = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(singular);

/** "Tomatoes" are in names with "tomato", too. */
const singular = (word: string): string => word.replace(/(?<=o|ch|sh|x|ss)es$|(?<=[^s])s$/, '');
