import type { LabelColumn } from '../data-sets/session-table.ts';
import type { FilterTree } from './filter-tree.ts';

/** A dimension filter's leaf: which labels of a column pass. */
export interface LabelTest {
  readonly column: LabelColumn;
  /** 1 for each label that passes; each label is tested once however many rows hold it. */
  readonly passing: Uint8Array;
}

export function labelTest(column: LabelColumn, test: (label: string) => boolean): LabelTest {
  return { column, passing: Uint8Array.from(column.labels, (label) => (test(label) ? 1 : 0)) };
}

/** 1 for each row from `start` up to `end` that passes the filter. */
export function rowMask(tree: FilterTree<LabelTest>, start: number, end: number): Uint8Array {
  const mask = new Uint8Array(end - start);
  switch (tree.kind) {
    case 'leaf': {
      const { passing, column } = tree.leaf;
      const { codes } = column;
      for (let row = start; row < end; row += 1) mask[row - start] = passing[codes[row] as number] as number;
      return mask;
    }
    case 'not': {
      const inner = rowMask(tree.part, start, end);
      for (let at = 0; at < mask.length; at += 1) mask[at] = 1 - (inner[at] as number);
      return mask;
    }
    case 'and':
    case 'or': {
      const isAnd = tree.kind === 'and';
      mask.fill(isAnd ? 1 : 0);
      for (const part of tree.parts) {
        const inner = rowMask(part, start, end);
        for (let at = 0; at < mask.length; at += 1) {
          mask[at] = isAnd ? (mask[at] as number) & (inner[at] as number) : (mask[at] as number) | (inner[at] as number);
        }
      }
      return mask;
    }
  }
}
