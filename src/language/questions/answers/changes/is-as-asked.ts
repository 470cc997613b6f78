import type { AskMetric } from '../../data/asked-metric.ts';
import { isBetterDown } from '../../data/is-better-down.ts';
import type { Reading } from '../../reading/reading.ts';

/**
 * "Did it improve?", "is it better than that?" are about what an owner hopes for, "did it go up?" about the number. A higher
 * position is a smaller number.
 */
export function isAsAsked(
  asks: Reading['asks'],
  metric: Pick<AskMetric, 'id' | 'desired' | 'unit'>,
  first: number,
  second: number,
): boolean {
  const isBetter = isBetterDown(metric) ? first < second : first > second;
  switch (asks) {
    case 'better':
      return isBetter;
    case 'worse':
      return !isBetter && first !== second;
    case 'down':
      return metric.unit === 'position' ? first > second : first < second;
    default:
      return metric.unit === 'position' ? first < second : first > second;
  }
}
