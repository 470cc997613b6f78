import type { Mark } from '../mark.ts';

/** Two questions in one: who is chosen, and what is asked of them. */
export interface Steps {
  readonly first: readonly Mark[];
  readonly second: readonly Mark[];
  /** The same for each of the names in it, where it is not told of them together. */
  readonly apart?: readonly Mark[];
  /**
   * What those that are chosen have together, which part of everything that is, or a part of what they have, as is asked: they are
   * not told one by one.
   */
  readonly together?: 'sum' | 'share' | 'part';
}

/** Two names of one dimension, by what they mean first: a source is a channel only where there are no sources. */
export const isSameKind = (mark: Mark, other: Mark): boolean =>
  mark.type === 'dimension' && other.type === 'dimension' && mark.dimensions[0] === other.dimensions[0];
