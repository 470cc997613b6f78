import type { Reading } from '../../reading.ts';

/**
 * "The best one" behind a list that is sorted by conversion is the best by conversion. A ranking is by its first number, so what the
 * rows stand in order of becomes it; of some that were chosen by another number it is one of these.
 */
export function inOrderOfFirst(before: Reading): Reading {
  const { orderBy, rank, found, dimensions, filters } = before;
  const isOfMembers = rank === null ? dimensions.length > 0 : rank.of === 'members' && rank.by === 'value';
  if (orderBy === null || before.intent !== 'numbers' || !isOfMembers) return before;
  const isCut = rank !== null && rank.within === null && found !== null;
  return {
    ...before,
    metrics: [orderBy, ...before.metrics.filter((metric) => metric !== orderBy)],
    orderBy: null,
    rank: isCut ? null : rank,
    filters: isCut
      ? [
          ...filters.filter(({ dimension }) => dimension !== found.dimension),
          { dimension: found.dimension, is: 'one_of', members: [...found.members] },
        ]
      : filters,
  };
}
