import type { FetchedRow } from '../../data/inquiry.ts';
import type { Settled } from '../settling/settled.ts';

/**
 * Whether nothing is known of one that is named: a newsletter that has no row in all of these days is missing and has no zero opens.
 * Where the question narrows the rows it may have others, and what visitors come for and from is there with its first visit.
 */
export const isWithoutRows = (
  { reading: { each, gap }, filters, view }: Settled,
  rows: readonly FetchedRow[],
): boolean => {
  const dimension = each?.dimension ?? gap?.dimension;
  return (
    rows.length === 0 &&
    filters.length === 0 &&
    dimension !== undefined &&
    view.kindOf(dimension) === undefined
  );
};
