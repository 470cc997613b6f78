import type { AskMetric } from '../../data/asked-metric.ts';
import type { ReadLimit } from '../../reading/limit.ts';

/**
 * Where the number that a limit is about stands among the numbers of an answer, and thereby among the values of each row. All of
 * them were settled with the others; one that is missing is a fault of ours, and would hold of nothing if it were passed over.
 */
export function placeOfLimited({ metric }: ReadLimit, metrics: readonly AskMetric[]): number {
  const place = metrics.findIndex(({ id }) => id === metric);
  if (place < 0) throw new Error(`The limit of "${metric}" has no number among those that were settled.`);
  return place;
}
