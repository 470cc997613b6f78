import type { About } from '../../about.ts';
import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isBound, isKeyword, isMove } from '../../piece.ts';
import type { Reading } from '../../reading.ts';

const placesOf = (marks: readonly Mark[], is: (mark: Mark) => boolean): readonly number[] =>
  marks.flatMap((mark, at) => (is(mark) ? [at] : []));

/** "Revenue above 400 or sessions below 3000", "grew or fell by more than 20 %": limits hold at once, and either of them is none of these. */
export function eitherLimit(marks: readonly Mark[], { limits, moves }: Reading): About | undefined {
  if (limits.length < 2 && moves.length < 2) return undefined;
  const bounds = placesOf(marks, isBound);
  const moved = placesOf(marks, isMove);
  const isBetween = (at: number, places: readonly number[]): boolean =>
    places.some((place) => place < at) && places.some((place) => place > at);
  const isEither = marks.some(
    (mark, at) =>
      isKeyword(mark, 'or') &&
      !isBound(marks[at + 1]) &&
      ((limits.length > 1 && isBetween(at, bounds)) || (moves.length > 1 && isBetween(at, moved))),
  );
  return isEither ? 'not_at_once' : undefined;
}

/** "Google vs newsletter on mobile vs desktop": two things are held against each other in two ways at once. */
export function twoSides(marks: readonly Mark[], { each }: Reading): About | undefined {
  if (each === null) return undefined;
  const sides = placesOf(marks, (mark) => isKeyword(mark, 'versus')).filter(
    (at) => marks[at - 1]?.type === 'members' && marks[at + 1]?.type === 'members',
  );
  return sides.length > 1 && new Set(sides.map((at) => kindOf(marks[at + 1]))).size > 1
    ? 'not_at_once'
    : undefined;
}

const kindOf = (mark: Mark | undefined): string | undefined =>
  mark?.type === 'members' ? mark.candidates[0]?.dimension : undefined;

const ALIKE = /\b(?:the same|identical|equal) (?:number|amount|count)s?\b/i;

/** "Which two pages have the same number of sessions": rows that are alike are not looked for. */
export const alikeRows = (marks: readonly Mark[], { dimensions, rank }: Reading): About | undefined =>
  dimensions.length > 0 && rank !== null && ALIKE.test(inWords(marks)) ? 'not_at_once' : undefined;

const MARKED = /\S.* (?:highlight|flag|mark) (?:any|those|all|the ones?|ones|everything)\b/i;

/** "Top 20 queries, highlight any with a rate below 2 %": all of them with some marked, and not those alone. */
export const markedRows = (marks: readonly Mark[], { limits }: Reading): About | undefined =>
  limits.length > 0 && MARKED.test(inWords(marks)) ? 'not_at_once' : undefined;

/** "Pages 3 to 5": places or numbers of what? Limits of a number that nobody named, without a word that bounds. */
export function rangeOfNothing(marks: readonly Mark[], { limits }: Reading): About | undefined {
  const [first] = placesOf(marks, ({ type }) => type === 'number');
  if (
    limits.length < 2 ||
    first === undefined ||
    marks.some((mark) => mark.type === 'metric' || isBound(mark))
  )
    return undefined;
  return marks[first - 1]?.type === 'dimension' ? 'limit_of_ratio' : undefined;
}

/** "Pages with over 60 % mobile share": of the part in each of them, which a limit is not told of. */
export function limitOfPartWithin(
  marks: readonly Mark[],
  { limits, dimensions, filters }: Reading,
): About | undefined {
  if (dimensions.length === 0 || !limits.some(({ isShare }) => isShare === true)) return undefined;
  const isOfPart = marks.some(
    (mark, at) =>
      mark.type === 'members' &&
      isKeyword(marks[at + 1], 'share') &&
      filters.some(({ dimension, is }) => is === 'one_of' && dimension === kindOf(mark)),
  );
  return isOfPart ? 'percent_of_what' : undefined;
}
