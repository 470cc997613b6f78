import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isRank } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/** "Revenue by channel in the week with the most revenue": the one best week of all, and not that of each channel. */
export function bestTimeOfAll(
  marks: readonly Mark[],
  { dimensions, grain, rank }: Reading,
): About | undefined {
  if (dimensions.length === 0 || grain === null || grain === 'weekday') return undefined;
  const spoken = withoutNoise(marks);
  const isChosen = spoken.some((mark, at) => {
    const [next, behind, third] = spoken.slice(at + 1);
    if (!/^(?:in|on|during|for)(?: the| our)?$/i.test(mark.said)) return false;
    const isWith =
      next?.type === 'unit' && /^(?:with|that had|having)$/i.test(behind?.said ?? '') && isRank(third);
    return isWith || (isRank(next) && behind?.type === 'unit');
  });
  const isOfEach = rank?.within !== null && spoken.some((mark) => isKeyword(mark, 'each', 'per'));
  return isChosen && !isOfEach ? 'chosen_days' : undefined;
}

/** "Average order value in the top 3 months by revenue": the months are chosen by the one, and would be ranked by the other. */
export function rankedByOther(marks: readonly Mark[], { rank, metrics }: Reading): About | undefined {
  if (rank?.of !== 'time') return undefined;
  const spoken = withoutNoise(marks);
  const isByOther = spoken.some((top, at) => {
    const [unit, by, metric] = spoken.slice(at + 1).filter(({ type }) => type !== 'number');
    return (
      isRank(top) &&
      unit?.type === 'unit' &&
      isKeyword(by, 'by') &&
      metric?.type === 'metric' &&
      metric.metric !== metrics[0]
    );
  });
  return isByOther ? 'not_at_once' : undefined;
}

/** "Which hotel had the most days with more than 50 bookings": days of each are not counted in a list of days. */
export function mostUnits(
  marks: readonly Mark[],
  { dimensions, grain, countPer }: Reading,
): About | undefined {
  if (dimensions.length === 0 || grain === null || countPer !== null) return undefined;
  const spoken = withoutNoise(marks);
  const isMost = spoken.some((mark, at) => {
    const next = spoken[at + 1];
    return isKeyword(mark, 'top', 'bottom', 'count') && next?.type === 'unit' && /s$/i.test(next.said);
  });
  const isOfEach = spoken.some(
    (mark, at) => isKeyword(mark, 'which', 'each') && spoken[at + 1]?.type === 'dimension',
  );
  return isMost && isOfEach ? 'not_at_once' : undefined;
}

/** "… had the highest rate in each quarter": a first of each, and not the first of all quarters. */
export function bestOfEachUnit(marks: readonly Mark[], { rank, rankPer, each }: Reading): About | undefined {
  if (rank?.of !== 'time' || rank.within !== null || rankPer !== null || each === null) return undefined;
  const spoken = withoutNoise(marks);
  const isOfEach = spoken.some(
    ({ said }, at) => /\b(?:each|every)$/i.test(said) && /^(?:unit|grain)$/.test(spoken[at + 1]?.type ?? ''),
  );
  return isOfEach || spoken.some(({ type, said }) => type === 'grain' && /\b(?:each|every)\b/i.test(said))
    ? 'not_at_once'
    : undefined;
}
