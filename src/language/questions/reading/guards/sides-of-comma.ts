import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { differ, metricsOf } from './two-sides.ts';

type Sides = readonly [readonly Mark[], readonly Mark[]];
type Names = Extract<Mark, { readonly type: 'members' }>;

/**
 * "Bookings for Split, cancellations for Malaga", "manual for Priya, automatic for Karl": what stands on either side of the comma differs
 * in its number and in its name, and one table would lay each of them on both.
 */
export function sidesOfComma(marks: readonly Mark[]): Sides | undefined {
  const found = marks
    .flatMap((mark, at) => (mark.said === ',' ? [at] : []))
    .map((at): Sides => [marks.slice(0, at), upToNext(marks.slice(at + 1))])
    .find(([left, right]) => ![...left, ...right].some(isHeld) && areCrossed(left, right));
  if (found === undefined) return undefined;
  const [left, right] = found;
  const number = right.some(isNumber) ? [] : left.filter(isNumber).slice(0, 1);
  const joint = number.length > 0 && !isKeyword(right[0], 'preposition') ? [OF] : [];
  return [left, [...number, ...joint, ...right]];
}

const OF: Mark = { type: 'keyword', keyword: 'preposition', said: 'with', others: [], proper: false };

const isNumber = (mark: Mark): boolean => mark.type === 'metric';

function upToNext(marks: readonly Mark[]): readonly Mark[] {
  const end = marks.findIndex((mark) => mark.type === 'stop' || mark.said === ',');
  return end < 0 ? marks : marks.slice(0, end);
}

/** Limits, shares and what holds one against the other have sides of their own. */
const isHeld = (mark: Mark): boolean =>
  mark.type === 'number' ||
  isKeyword(
    mark,
    'more',
    'less',
    'over',
    'at_least',
    'at_most',
    'versus',
    'compare',
    'share',
    'why',
    'which',
  );

function areCrossed(left: readonly Mark[], right: readonly Mark[]): boolean {
  const numbers = differ(metricsOf(left), metricsOf(right)) ? 1 : 0;
  const kinds = kindsDiffering(left, right);
  return numbers + kinds > 1 && kinds > 0;
}

function kindsDiffering(left: readonly Mark[], right: readonly Mark[]): number {
  const [ofLeft, ofRight] = [left, right].map((side) =>
    side.filter((mark): mark is Mark & Names => mark.type === 'members'),
  );
  const kinds = new Set([...(ofLeft ?? []), ...(ofRight ?? [])].map(kindOf));
  const said = (names: readonly Names[] | undefined, kind: string | undefined): readonly string[] =>
    (names ?? []).flatMap((mark) => (kindOf(mark) === kind ? (mark.candidates[0]?.members ?? []) : []));
  return [...kinds].filter((kind) => differ(said(ofLeft, kind), said(ofRight, kind))).length;
}

const kindOf = ({ candidates }: Names): string | undefined => candidates[0]?.dimension;
