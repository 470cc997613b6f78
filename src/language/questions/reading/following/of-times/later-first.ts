import type { Reading } from '../../reading.ts';

/** "2025 vs March" stays as it is said: neither of the two is the later one. */
export const laterFirst = (periods: Reading['periods']): Reading['periods'] =>
  periods.toSorted((one, other) => (one.to < other.from ? 1 : other.to < one.from ? -1 : 0));
