import type { Mark } from '../../mark.ts';

export type MarksOf = (text: string) => readonly Mark[];

/** A question without what it only tells. */
export interface Retold {
  readonly text: string;
  /** What happened, in the words of the question: it limits nothing, and the answer says so. */
  readonly told: string | null;
}
