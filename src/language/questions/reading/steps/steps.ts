import type { Mark } from '../mark.ts';

/** Two questions in one: who is chosen, and what is asked of them. */
export interface Steps {
  readonly first: readonly Mark[];
  readonly second: readonly Mark[];
}

/** Two names of one dimension. */
export const isSameKind = (mark: Mark, other: Mark): boolean =>
  mark.type === 'dimension' &&
  other.type === 'dimension' &&
  mark.dimensions.some((name) => other.dimensions.includes(name));
