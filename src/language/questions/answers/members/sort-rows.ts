import { SEPARATOR } from './member-key.ts';
import type { MemberRow } from './member-rows.ts';

/** Equal values stand in the order of their names; what has no value comes last. */
export function sortRows(
  rows: readonly MemberRow[],
  column: number,
  direction: 'top' | 'bottom',
): MemberRow[] {
  const sign = direction === 'top' ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [x, y] = [a.values[column] ?? null, b.values[column] ?? null];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || compareNames(a, b);
    return sign * (x - y) || compareNames(a, b);
  });
}

const compareNames = (a: MemberRow, b: MemberRow): number =>
  a.members.join(SEPARATOR) < b.members.join(SEPARATOR) ? -1 : 1;
