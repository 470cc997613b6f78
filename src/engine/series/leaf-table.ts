import type { TableFacts } from '../table-facts.ts';

/**
 * The facts by week and finest cell ("leaf": one member of every dimension), in an order that does not depend on the
 * order of the rows: members sorted by name, leaves by their members. Sums are exact to 1e-4 of a unit, so that a
 * permutation of the rows gives the same bits.
 */
export interface LeafTable {
  readonly leaves: number;
  readonly weeks: number;
  readonly dimensions: readonly { readonly id: string; readonly members: readonly string[] }[];
  /** codes[d][leaf]: index into the sorted members of dimension d. */
  readonly codes: readonly Uint32Array[];
  /** Leaf of each row of the facts. */
  readonly leafOfRow: Uint32Array;
  /** values[metric][week · leaves + leaf], additive metrics only, whole weeks. */
  readonly values: Readonly<Record<string, Float64Array>>;
}

const UNITS = 1e4;

export function buildLeafTable(
  facts: TableFacts,
  columns: Readonly<Record<string, Float64Array>>,
): LeafTable {
  const rows = facts.day.length;
  const weeks = Math.floor(facts.days.length / 7);
  const dimensions = facts.dimensions.map(sortMembers);
  const sortedCodes = facts.dimensions.map((dimension, d) => {
    const rank = (dimensions[d] as SortedDimension).rank;
    return dimension.codes.map((code) => rank[code] as number);
  });
  const { leafOfRow, firstRow } = numberLeaves(sortedCodes, rows);
  const leaves = firstRow.length;
  const codes = sortedCodes.map((column) => firstRow.map((row) => column[row] as number));
  const values: Record<string, Float64Array> = {};
  for (const [metric, column] of Object.entries(columns)) {
    const sums = new Float64Array(weeks * leaves);
    for (let row = 0; row < rows; row++) {
      const cell = Math.floor((facts.day[row] as number) / 7) * leaves + (leafOfRow[row] as number);
      sums[cell] = (sums[cell] as number) + Math.round((column[row] as number) * UNITS);
    }
    for (let cell = 0; cell < sums.length; cell++) sums[cell] = (sums[cell] as number) / UNITS;
    values[metric] = sums;
  }
  return { leaves, weeks, dimensions, codes, leafOfRow, values };
}

interface SortedDimension {
  readonly id: string;
  readonly members: readonly string[];
  /** Place of each original code among the sorted members; equal names share one. */
  readonly rank: Uint32Array;
}

function sortMembers(dimension: TableFacts['dimensions'][number]): SortedDimension {
  const members = [...new Set(dimension.members)].sort();
  const place = new Map(members.map((member, index) => [member, index]));
  return {
    id: dimension.id,
    members,
    rank: Uint32Array.from(dimension.members, (member) => place.get(member) as number),
  };
}

/** Gives equal rows the same number, leaves in ascending order of their codes. */
function numberLeaves(columns: readonly Uint32Array[], rows: number) {
  let groups: Uint32Array = new Uint32Array(rows);
  let firstRow: Uint32Array = Uint32Array.from(rows > 0 ? [0] : []);
  for (const column of columns) {
    // (group so far, member) pairs in ascending order keep the numbering canonical.
    const radix = column.reduce((most, code) => Math.max(most, code), 0) + 1;
    const firstRowOfKey = new Map<number, number>();
    for (let row = 0; row < rows; row++) {
      const key = (groups[row] as number) * radix + (column[row] as number);
      if (!firstRowOfKey.has(key)) firstRowOfKey.set(key, row);
    }
    const keys = Float64Array.from(firstRowOfKey.keys()).sort();
    const number = new Map<number, number>();
    keys.forEach((key, index) => {
      number.set(key, index);
    });
    const next = new Uint32Array(rows);
    for (let row = 0; row < rows; row++)
      next[row] = number.get((groups[row] as number) * radix + (column[row] as number)) as number;
    groups = next;
    firstRow = Uint32Array.from(keys, (key) => firstRowOfKey.get(key) as number);
  }
  return { leafOfRow: groups, firstRow };
}
