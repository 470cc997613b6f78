import type { LabelColumn } from '../data-sets/session-table.ts';

/** Rows of one date range that take part: from `start` up to `end`, where `mask` is absent or 1. */
export interface RowSlice {
  readonly start: number;
  readonly end: number;
  readonly mask?: Uint8Array;
}

export interface Grouping {
  readonly groupCount: number;
  /** For each slice, the group of each of its rows; -1 where the row does not take part. */
  readonly groupOfRow: readonly Int32Array[];
  /** A row of the table that belongs to the group, to read its labels from. */
  readonly exampleRow: Int32Array;
}

/** A table of this many cells is quicker to look up in than a hash, and small enough to allocate per request. */
const denseCells = 1 << 22;

/** Numbers the different combinations of the columns' values in order of appearance, over all slices together. */
export function groupRows(columns: readonly LabelColumn[], slices: readonly RowSlice[]): Grouping {
  const length = slices.reduce((total, slice) => total + slice.end - slice.start, 0);
  let keys: Float64Array = new Float64Array(length);
  let keyRange = 1;
  for (const { codes, labels } of columns) {
    // Keys are packed numbers; before they outgrow what a double holds exactly, number them anew.
    if (keyRange * labels.length > Number.MAX_SAFE_INTEGER) {
      const { numbers, count } = numberKeys(keys, keyRange);
      keys = Float64Array.from(numbers);
      keyRange = count;
    }
    let at = 0;
    for (const { start, end } of slices) {
      for (let row = start; row < end; row += 1) {
        keys[at] = (keys[at] as number) * labels.length + (codes[row] as number);
        at += 1;
      }
    }
    keyRange *= labels.length;
  }
  let at = 0;
  for (const { start, end, mask } of slices) {
    if (mask !== undefined) {
      for (let row = start; row < end; row += 1) if (mask[row - start] === 0) keys[at + row - start] = -1;
    }
    at += end - start;
  }
  const { numbers, count } = numberKeys(keys, keyRange);
  const exampleRow = new Int32Array(count).fill(-1);
  const groupOfRow: Int32Array[] = [];
  at = 0;
  for (const { start, end } of slices) {
    const groups = numbers.subarray(at, at + end - start);
    for (let row = start; row < end; row += 1) {
      const group = groups[row - start] as number;
      if (group >= 0 && exampleRow[group] === -1) exampleRow[group] = row;
    }
    groupOfRow.push(groups);
    at += end - start;
  }
  return { groupCount: count, groupOfRow, exampleRow };
}

/** Replaces keys by 0, 1, 2 … in order of appearance; -1 stays -1. */
function numberKeys(keys: Float64Array, keyRange: number): { numbers: Int32Array; count: number } {
  return keyRange <= denseCells ? numberDense(keys, keyRange) : numberHashed(keys);
}

function numberDense(keys: Float64Array, keyRange: number): { numbers: Int32Array; count: number } {
  const numberOf = new Int32Array(keyRange).fill(-1);
  const numbers = new Int32Array(keys.length);
  let count = 0;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as number;
    if (key < 0) {
      numbers[at] = -1;
      continue;
    }
    let number = numberOf[key] as number;
    if (number === -1) {
      number = count;
      count += 1;
      numberOf[key] = number;
    }
    numbers[at] = number;
  }
  return { numbers, count };
}

/** Open addressing at most half full; keys spread by Knuth's multiplicative hashing. */
function numberHashed(keys: Float64Array): { numbers: Int32Array; count: number } {
  const size = 2 ** Math.ceil(Math.log2(keys.length * 2 + 2));
  const slots = new Float64Array(size).fill(-1);
  const numberOf = new Int32Array(size);
  const numbers = new Int32Array(keys.length);
  let count = 0;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as number;
    if (key < 0) {
      numbers[at] = -1;
      continue;
    }
    const folded = Math.imul(key >>> 0, 2654435761) ^ Math.imul(Math.floor(key / 4294967296), 40503);
    let slot = ((folded ^ (folded >>> 15)) >>> 0) & (size - 1);
    while (slots[slot] !== -1 && slots[slot] !== key) slot = (slot + 1) & (size - 1);
    if (slots[slot] === -1) {
      slots[slot] = key;
      numberOf[slot] = count;
      count += 1;
    }
    numbers[at] = numberOf[slot] as number;
  }
  return { numbers, count };
}
