import type { FactsFilter } from '../../ask-facts.ts';
import type { Fetched, FetchedRow } from '../../data/inquiry.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Settled } from './settled.ts';

interface Rows {
  readonly dimensions?: readonly string[];
  readonly filters?: readonly FactsFilter[];
}

/**
 * A blank cell is the name of nothing: rows without a name are no page more, win no place and lie within no limit, while they count in
 * every total. Where a split tells everything, they stand in it.
 */
export function withoutUnnamed(settled: Settled, spec: Rows, fetched: Fetched): Fetched {
  const dimensions = spec.dimensions ?? [];
  if (dimensions.length === 0 || !isOfParts(settled)) return fetched;
  const asked = new Set(
    (spec.filters ?? settled.filters).flatMap((one) =>
      one.is === 'one_of' && one.members.includes('') ? [one.dimension] : [],
    ),
  );
  const isUnnamed = ({ members }: FetchedRow): boolean =>
    dimensions.some((dimension, at) => members[at] === '' && !asked.has(dimension));
  const unnamed = fetched.rows.filter(isUnnamed);
  if (unnamed.length === 0) return fetched;
  return { ...fetched, rows: fetched.rows.filter((row) => !isUnnamed(row)), unnamed };
}

/** Whether members of a shape have a place among each other: of shares, whose whole is all rows, they never do. */
const HAVE_PLACES: Readonly<Record<Reading['shape'], 'always' | 'where_chosen' | 'never'>> = {
  value: 'where_chosen',
  share: 'never',
  count: 'always',
  average: 'where_chosen',
  median: 'where_chosen',
  cumulative: 'where_chosen',
  trend: 'where_chosen',
  ratio: 'where_chosen',
  change: 'where_chosen',
  standing: 'always',
  against_rest: 'where_chosen',
  against_all: 'where_chosen',
  relation: 'where_chosen',
};

/** Whether members are counted, ranked, limited or moved, and nothing is a part of all rows. */
function isOfParts({ reading }: Settled): boolean {
  const have = HAVE_PLACES[reading.shape];
  if (have === 'never' || reading.isOfChange || reading.upTo !== null) return false;
  return (
    have === 'always' ||
    reading.rank !== null ||
    reading.isCountShare ||
    reading.limits.length > 0 ||
    reading.moves.length > 0 ||
    reading.countWithin !== null ||
    reading.unitsOfEach !== null ||
    reading.always !== null ||
    reading.firstOfEach !== null ||
    reading.isBothEnds ||
    reading.ranges !== null ||
    reading.gap !== null
  );
}
