import type { MemberRow } from '../members/member-rows.ts';

/** A row of a list that is added up from its top. */
interface SummedRow {
  readonly members: readonly string[];
  readonly value: number;
  readonly share: number;
  /** Of the whole, with all rows above it. */
  readonly sum: number;
}

/**
 * Of rows with the largest first as many as it takes to reach a share of the whole, and at least as many as are asked for; none that has
 * nothing or less, and none at all where there is no whole.
 */
export function untilShare(
  rows: readonly Pick<MemberRow, 'members' | 'values'>[],
  whole: number | null,
  upTo: number,
  atLeast: number,
): readonly SummedRow[] {
  const summed: SummedRow[] = [];
  if (whole === null || whole <= 0) return summed;
  let sum = 0;
  for (const { members, values } of rows) {
    const [value = null] = values;
    if (value === null || value <= 0) break;
    if (sum / whole >= upTo && summed.length >= atLeast) break;
    sum += value;
    summed.push({ members, value, share: value / whole, sum: sum / whole });
  }
  return summed;
}
