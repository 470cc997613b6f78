import type { Reading } from '../reading.ts';

/** Every kind of part that a reading is about. */
export const dimensionsOf = ({
  firstOfEach,
  gap,
  ranges,
  countWithin,
  dimensions,
  filters,
  each,
  rank,
  leftOut,
  brandSplit,
}: Reading): readonly string[] => [
  ...dimensions,
  ...filters.map(({ dimension }) => dimension),
  ...(each === null ? [] : [each.dimension]),
  ...(gap === null ? [] : [gap.dimension]),
  ...(ranges === null ? [] : [ranges.dimension]),
  ...(countWithin === null ? [] : [countWithin]),
  ...(firstOfEach === null ? [] : [firstOfEach.dimension]),
  ...(rank?.within == null ? [] : [rank.within]),
  ...(leftOut === null ? [] : [leftOut.dimension]),
  ...(brandSplit === null ? [] : [brandSplit.dimension]),
];
