import { beyondItsShare, type Part, type WholeChange } from './parts-of-change.ts';

/** What a split says of a change. */
export interface LeadOfSplit {
  /** Holds more of the change than of the whole, by the most. */
  readonly telling: Part;
  /** Went the way of the whole furthest, however large it is. */
  readonly largest: Part;
}

/** Of each split, those first whose parts tell most about the change. */
export function leadParts(parts: readonly Part[], whole: WholeChange): readonly LeadOfSplit[] {
  return [...new Set(parts.map(({ dimension }) => dimension))].flatMap((split) => {
    const along = parts.filter(
      ({ dimension, change }) => dimension === split && Math.sign(change) === Math.sign(whole.total),
    );
    const [largest] = [...along].sort((x, y) => Math.abs(y.change) - Math.abs(x.change));
    const [most] = [...along].sort((x, y) => beyondItsShare(y, whole) - beyondItsShare(x, whole));
    if (largest === undefined || most === undefined) return [];
    // Where none holds more than its share, the largest says where the change is
    return [{ telling: beyondItsShare(most, whole) > 0 ? most : largest, largest }];
  });
}
