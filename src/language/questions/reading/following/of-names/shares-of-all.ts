import type { Reading } from '../../reading.ts';

/**
 * "Share of total?" behind the cancellations of three hotels, "only Vienna and Salzburg" behind each one's share: what each of
 * them has of all. Among themselves they would be parts of another whole.
 */
export function sharesOfAll(reading: Reading): Reading {
  const { shape, dimensions, filters, grain, each, rank } = reading;
  const [dimension, ...others] = dimensions;
  const named = filters.find((one) => one.dimension === dimension);
  const isOfEach =
    shape === 'share' &&
    dimension !== undefined &&
    others.length === 0 &&
    grain === null &&
    each === null &&
    (rank === null || rank.by === 'value') &&
    named?.is === 'one_of' &&
    named.isWhole !== true &&
    named.isPart !== true;
  if (!isOfEach) return reading;
  return {
    ...reading,
    dimensions: [],
    rank: null,
    filters: filters.filter((one) => one !== named).map((one) => ({ ...one, isWhole: true })),
    each: { dimension, members: named.members.map((one) => [one]), names: [...named.members] },
  };
}
