import type { Mark } from '../../mark.ts';
import { isKeyword, isNoise } from '../../piece.ts';
import { areOfOneKind } from '../names/are-of-one-kind.ts';

const OF = /^(?:of|than)\b/i;

/**
 * "Sessions instead of revenue", "signups by channel rather than by device", "loans from Hilltop rather than Millbrook": what is not asked
 * for is left out, where one of its kind is said before it, and none of the two is shown beside the other. What more is said of it goes
 * with it ("instead of the invoice template").
 */
export function notButThis(marks: readonly Mark[]): readonly Mark[] {
  const at = marks.findIndex(
    (mark, place) => isKeyword(mark, 'instead') && OF.test(marks[place + 1]?.said ?? ''),
  );
  if (at < 0) return marks;
  const place = marks.findIndex((mark, behind) => behind > at + 1 && !isLead(mark));
  const other = marks[place];
  const isOneOfThem = marks.slice(0, at).some((mark) => isOther(mark, other));
  return isOneOfThem ? [...marks.slice(0, at), ...marks.slice(endOf(marks, place))] : marks;
}

function endOf(marks: readonly Mark[], place: number): number {
  const isOfName = marks[place]?.type === 'members';
  const more = marks
    .slice(place + 1)
    .findIndex(({ type }) => type !== 'unknown' && !(isOfName && type === 'dimension'));
  return more < 0 ? marks.length : place + 1 + more;
}

/** "Rather than by", "instead of the" */
const isLead = (mark: Mark): boolean => isNoise(mark) || isKeyword(mark, 'by', 'preposition');

const isOther = (mark: Mark, other: Mark | undefined): boolean =>
  areOfOneKind(mark, other) ||
  (mark.type === 'metric' && other?.type === 'metric' && mark.metric !== other.metric) ||
  (mark.type === 'dimension' && other?.type === 'dimension' && mark.said !== other.said);
