import type { ReadLimit } from '../reading/limit.ts';

/** Whether a number lies within a limit. */
export function holds(value: number, is: ReadLimit['is'], bound: number): boolean {
  switch (is) {
    case 'above':
      return value > bound;
    case 'below':
      return value < bound;
    case 'at_least':
      return value >= bound;
    case 'at_most':
      return value <= bound;
    case 'equal':
      return value === bound;
  }
}
