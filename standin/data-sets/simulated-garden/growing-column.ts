import type { CodeArray, NumberArray } from '../session-table.ts';

type Numbers = CodeArray | NumberArray;

/** A typed array that grows as rows are written. */
export interface GrowingColumn<T extends Numbers> {
  push(value: number): void;
  at(index: number): number;
  /** What was written so far; later writes may or may not show. */
  taken(): T;
  readonly length: number;
}

export function growingColumn<T extends Numbers>(
  make: new (length: number) => T,
  capacity: number,
): GrowingColumn<T> {
  let values = new make(capacity);
  let length = 0;
  return {
    push(value) {
      if (length === values.length) {
        const wider = new make(values.length * 2 + 16);
        wider.set(values);
        values = wider;
      }
      values[length] = value;
      length += 1;
    },
    at: (index) => values[index] as number,
    taken: () => values.subarray(0, length) as T,
    get length() {
      return length;
    },
  };
}

/** A column that was written before and grows no more. */
export function grownColumn<T extends Numbers>(values: T): GrowingColumn<T> {
  return {
    push() {
      throw new Error('A column that was read cannot grow.');
    },
    at: (index) => values[index] as number,
    taken: () => values,
    length: values.length,
  };
}
