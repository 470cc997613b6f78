import type { TableFacts } from '../table-facts.ts';
import { UNITS } from './exact-sums.ts';

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
  /** The leaves with any row in each week, ascending: most leaves are empty in most weeks. */
  readonly active: readonly Uint32Array[];
  /** values[metric][week · leaves + leaf], additive metrics only, whole weeks. */
  readonly values: Readonly<Record<string, Float64Array>>;
}

/**
 * Sums the rows of whole weeks by leaf.
 *
 * @param columns one value for each row of the facts, by the name that the sums get
 */
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
  const cellOfRow = new Uint32Array(rows);
  for (let row = 0; row < rows; row++)
    cellOfRow[row] = Math.floor((facts.day[row] as number) / 7) * leaves + (leafOfRow[row] as number);
  const active = activeLeaves(cellOfRow, weeks, leaves);
  const values: Record<string, Float64Array> = {};
  for (const [metric, column] of Object.entries(columns)) {
    const sums = new Float64Array(weeks * leaves);
    for (let row = 0; row < rows; row++) {
      const value = column[row] as number;
      // Of orders and their money, most rows have none.
      if (value === 0) continue;
      const cell = cellOfRow[row] as number;
      sums[cell] = (sums[cell] as number) + Math.round(value * UNITS);
    }
    active.forEach((own, week) => {
      for (let place = 0; place < own.length; place++) {
        const cell = week * leaves + (own[place] as number);
        sums[cell] = (sums[cell] as number) / UNITS;
      }
    });
    values[metric] = sums;
  }
  return {
    leaves,
    weeks,
    dimensions,
    codes,
    leafOfRow,
    active,
    values,
  };
}

function activeLeaves(cellOfRow: Uint32Array, weeks: number, leaves: number): readonly Uint32Array[] {
  const seen = new Uint8Array(weeks * leaves);
  for (let row = 0; row < cellOfRow.length; row++) seen[cellOfRow[row] as number] = 1;
  return Array.from({ length: weeks }, (_, week) => {
    const own = seen.subarray(week * leaves, (week + 1) * leaves);
    const active = new Uint32Array(leaves);
    let count = 0;
    for (let leaf = 0; leaf < leaves; leaf++) if (own[leaf] === 1) active[count++] = leaf;
    return active.slice(0, count);
  });
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

/** Keys above this are no exact integers any more. */
const LARGEST_KEY = Number.MAX_SAFE_INTEGER;
/** Up to so many possible keys (a table of 128 MB) they are counted instead of sorted: O(rows + keys). */
const MOST_COUNTED_KEYS = 2 ** 25;

/** Gives equal rows the same number, leaves in ascending order of their codes. */
function numberLeaves(columns: readonly Uint32Array[], rows: number) {
  let keys = new Float64Array(rows);
  let largest = 1;
  for (const column of columns) {
    const radix = column.reduce((most, code) => Math.max(most, code), 0) + 1;
    // (key so far, member) pairs in ascending order keep the numbering canonical.
    if (largest * radix > LARGEST_KEY) {
      const { places, count } = rankKeys(keys, largest);
      keys = Float64Array.from(places);
      largest = count;
    }
    for (let row = 0; row < rows; row++) keys[row] = (keys[row] as number) * radix + (column[row] as number);
    largest *= radix;
  }
  const { places, count } = rankKeys(keys, largest);
  const firstRow = new Uint32Array(count);
  for (let row = rows - 1; row >= 0; row--) firstRow[places[row] as number] = row;
  return { leafOfRow: places, firstRow };
}

interface RankedKeys {
  /** Place of each row's key among the different ones in ascending order. */
  readonly places: Uint32Array;
  readonly count: number;
}

/** @param possible keys are whole numbers below this */
function rankKeys(keys: Float64Array, possible: number): RankedKeys {
  return possible <= MOST_COUNTED_KEYS ? countKeys(keys, possible) : sortKeys(keys);
}

function countKeys(keys: Float64Array, possible: number): RankedKeys {
  const place = new Uint32Array(possible);
  for (let row = 0; row < keys.length; row++) place[keys[row] as number] = 1;
  let count = 0;
  for (let key = 0; key < possible; key++) if (place[key] === 1) place[key] = count++;
  const places = new Uint32Array(keys.length);
  for (let row = 0; row < keys.length; row++) places[row] = place[keys[row] as number] as number;
  return { places, count };
}

function sortKeys(keys: Float64Array): RankedKeys {
  const sorted = keys.slice().sort();
  let count = 0;
  for (let place = 0; place < sorted.length; place++)
    if (place === 0 || sorted[place] !== sorted[place - 1]) sorted[count++] = sorted[place] as number;
  const unique = sorted.subarray(0, count);
  const places = new Uint32Array(keys.length);
  for (let row = 0; row < keys.length; row++) {
    const key = keys[row] as number;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((unique[middle] as number) < key) low = middle + 1;
      else high = middle;
    }
    places[row] = low;
  }
  return { places, count };
}
