import type { Period } from '../../dates/period.ts';
import type { Reading } from '../reading.ts';

/** What the times of a question come to, while they are read one after another. */
export interface FoundTimes {
  readonly periods: Period[];
  readonly weekdays: { readonly days: number[]; readonly words: string }[];
  versus: Reading['versus'];
  versusUnit: Reading['versusUnit'];
  /** "Over the last 8 weeks" asks for the course of them. */
  isOver: boolean;
  /** A limit is about the period before, and not what is asked for. */
  isLimitBefore: boolean;
  /** A period is held against itself. */
  isHeldTwice: boolean;
}

export const noTimes = (): FoundTimes => ({
  periods: [],
  weekdays: [],
  versus: null,
  versusUnit: null,
  isOver: false,
  isLimitBefore: false,
  isHeldTwice: false,
});
