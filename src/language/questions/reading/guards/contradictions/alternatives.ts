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
  const bounds = placesOf(marks, isLimiting);
  const moved = placesOf(marks, isMove);
  const isBetween = (at: number, places: readonly number[]): boolean =>
    places.some((place) => place < at) && places.some((place) => place > at);
  const isEither = marks.some(
    (mark, at) =>
      isAlternative(marks, at) &&
      ((limits.length > 1 && (isBetween(at, bounds) || isBoundOfOr(mark))) ||
        (moves.length > 1 && isBetween(at, moved))),
  );
  return isEither ? 'not_at_once' : undefined;
}

const isLimiting = (mark: Mark): boolean => isBound(mark) || isKeyword(mark, 'none', 'without', 'equal');

/** "Or over 100" is one word of comparing behind its number ("100 or over"), and before one it begins another limit. */
const isBoundOfOr = (mark: Mark): boolean =>
  isKeyword(mark, 'at_least', 'at_most') && /^or /i.test(mark.said);

function isAlternative(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  if (mark === undefined) return false;
  const behind = marks.slice(at + 1).find(({ type }) => type !== 'noise');
  return isKeyword(mark, 'or') || (isBoundOfOr(mark) && behind?.type === 'number');
}

/** "Which hotels had under 600 bookings or over 100 cancellations": each of both by itself, in the same days. */
export function eachLimitAlone(marks: readonly Mark[]): readonly string[] {
  const or = marks.findIndex((_, at) => isAlternative(marks, at));
  const first = marks.findIndex((mark) => mark.type === 'metric' || isLimiting(mark) || isMove(mark));
  if (or < 0 || first < 0 || first > or) return [];
  const when = marks.filter((mark, at) => mark.type === 'time' || isBeforeTime(marks, at));
  const said = marks.map((mark) => (when.includes(mark) || mark.type === 'stop' ? undefined : mark));
  const between = (from: number, to?: number): readonly Mark[] =>
    said.slice(from, to).filter((mark) => mark !== undefined);
  const [next] = between(or + 1).filter(({ type }) => type !== 'noise');
  if (next === undefined || !(isLimiting(next) || /^(?:metric|number)$/.test(next.type))) return [];
  const bound = isBoundOfOr(marks[or] as Mark) ? `${marks[or]?.said.slice(3)} ` : '';
  return [inWords(between(first, or)), `${bound}${inWords(between(or + 1))}`].map((limit) =>
    `${inWords(between(0, first))} ${limit} ${inWords(when)}`.trim(),
  );
}

const isBeforeTime = (marks: readonly Mark[], at: number): boolean =>
  isKeyword(marks[at], 'preposition') && marks[at + 1]?.type === 'time';

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

/** "Pages with over 60 % mobile share": of the part in each of them, where the limit is not told of that. */
export function limitOfPartWithin(
  marks: readonly Mark[],
  { limits, dimensions, filters }: Reading,
): About | undefined {
  if (dimensions.length === 0 || !limits.some(({ isShare }) => isShare === true)) return undefined;
  if (filters.some(({ isPart }) => isPart === true)) return undefined;
  const isOfPart = marks.some(
    (mark, at) =>
      mark.type === 'members' &&
      isKeyword(marks[at + 1], 'share') &&
      filters.some(({ dimension, is }) => is === 'one_of' && dimension === kindOf(mark)),
  );
  return isOfPart ? 'percent_of_what' : undefined;
}
