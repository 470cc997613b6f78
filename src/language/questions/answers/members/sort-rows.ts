import { unknownLast } from '../../data/unknown-last.ts';
import { unnamedLast } from '../../data/unnamed-last.ts';
import { SEPARATOR } from './member-key.ts';
import type { MemberRow } from './member-rows.ts';

/** Equal values stand in the order of their names; what has no value comes last, and behind all what has no name. */
export function sortRows(
  rows: readonly MemberRow[],
  column: number,
  direction: 'top' | 'bottom',
): MemberRow[] {
  const way = direction === 'top' ? 'down' : 'up';
  return [...rows].sort(
    (a, b) =>
      unnamedLast(a.members, b.members) ||
      unknownLast(a.values[column] ?? null, b.values[column] ?? null, way) ||
      compareNames(a, b),
  );
}

const compareNames = (a: MemberRow, b: MemberRow): number =>
  a.members.join(SEPARATOR) < b.members.join(SEPARATOR) ? -1 : 1;
