import type { Inquiry } from '../../data/inquiry.ts';
import type { AskedPart } from '../../reading/asked-part.ts';
import type { Settled } from '../settling/settled.ts';
import type { ToldParts } from '../telling/draft.ts';

/** How one question is answered. */
export interface Way {
  /** The parts of a question that it tells. */
  readonly tells: readonly AskedPart[];
  /**
   * What of that which it found (`found`) decides a yes or no: how many, as `all` that are as asked are listed, and no others, the `first`
   * of a ranking of times, or the change of the `mover` that stands first.
   */
  readonly finds?: 'all' | 'first' | 'mover' | undefined;
  readonly answer: (inquiry: Inquiry) => Promise<ToldParts>;
}

/** A way of answering, if it fits what was asked. One that only refuses throws NotAnswerable and never fits. */
export type WayIfFit = (settled: Settled) => Way | undefined;
