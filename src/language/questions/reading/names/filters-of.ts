import type { Piece } from '../piece.ts';
import type { ReadFilter } from '../reading.ts';
import { areOnePart } from '../shape/are-one-part.ts';
import type { ReadShape } from '../shape/shape.ts';
import { isOfWhole } from './is-of-whole.ts';
import type { ReadMembers } from './read-filters.ts';

/** Which filters belong to the whole of a share, which is its part; names that are compared are no filters. */
export function filtersOf(
  pieces: readonly Piece[],
  { filters, named }: ReadMembers,
  { shape, wholeBefore, wholeAt, partAt, each, gap }: ReadShape,
): ReadFilter[] {
  const isOfIt = isOfWhole(pieces, { filters, named }, shape === 'share', each);
  return filters
    .filter(
      ({ dimension, is, members }) =>
        !(
          (dimension === each?.dimension || dimension === gap?.dimension) &&
          (is === 'one_of' || (is === 'containing' && members.every((name) => name.startsWith('/'))))
        ),
    )
    .map(({ at, ...filter }) => {
      if (partAt !== null && areOnePart(pieces, partAt, at)) return { ...filter, isPart: true };
      return at === wholeAt || (wholeBefore !== null && at < wholeBefore) || isOfIt({ ...filter, at })
        ? { ...filter, isWhole: true }
        : filter;
    });
}
