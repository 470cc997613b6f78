import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/** "Sessions, first and last date", "its rank by revenue each month", "in how many months was it first": heard, and in no table. */
export function unlistedDemand(
  marks: readonly Mark[],
  { endOfTime, shape, grain, filters, dimensions, always, gap, limits, moves, metrics }: Reading,
): About | undefined {
  const spoken = withoutNoise(marks);
  const isFirstAndLast = spoken.some(({ said }) => /^first and last (?:date|day)s?$/i.test(said));
  if (isFirstAndLast && endOfTime === null) return 'first_time';
  const isOfOne = filters.length > 0 && dimensions.length === 0 && grain !== null && shape === 'value';
  const isPlace = spoken.some(({ said }) => /^rank(?: by| of)?$/i.test(said));
  if (isOfOne && isPlace) return 'not_at_once';
  const isBare = always === null && gap === null && limits.length === 0 && moves.length === 0;
  // "How many weekends in September", "how many weeks were better than last week": the units, and no number of them
  const isCounted = spoken.some((mark, at) => {
    const next = spoken[at + 1];
    const isTime =
      next?.type === 'unit' ||
      (next?.type === 'time' && /^(?:week(?:end|day)s|\p{L}+days)$/iu.test(next.said));
    return isKeyword(mark, 'count') && isTime;
  });
  const isOther = shape !== 'count' && metrics.length < 2;
  return isOther && isBare && isCounted ? 'not_at_once' : undefined;
}
