import type { ReadFilter } from '../reading.ts';
import type { ReadShape } from '../shape/shape.ts';
import type { ReadMembers } from './read-filters.ts';

/** Which filters belong to the whole of a share, which is its part; names that are compared are no filters. */
export function filtersOf(
  { filters }: ReadMembers,
  { wholeBefore, wholeAt, partAt, each, gap }: ReadShape,
): ReadFilter[] {
  return filters
    .filter(
      ({ dimension, is, members }) =>
        !(
          (dimension === each?.dimension || dimension === gap?.dimension) &&
          (is === 'one_of' || (is === 'containing' && members.every((name) => name.startsWith('/'))))
        ),
    )
    .map(({ at, ...filter }) => {
      if (partAt === at) return { ...filter, isPart: true };
      return at === wholeAt || (wholeBefore !== null && at < wholeBefore)
        ? { ...filter, isWhole: true }
        : filter;
    });
}
