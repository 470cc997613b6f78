import { isMetricId } from '#src/semantics/metric.ts';
import { lengthOf } from '../../../dates/period.ts';
import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { withoutNoise } from '../spoken.ts';

/** "The ratio of returning to new sessions by device": one is told of two names, and not one of each part. */
export const ratioByParts = ({ shape, dimensions }: Reading): About | undefined =>
  shape === 'ratio' && dimensions.length > 0 ? 'not_at_once' : undefined;

/** "Devices with sessions from Ireland but not from Germany": those that had none from there, which no row of Ireland tells. */
export function oneButNotOther(marks: readonly Mark[], { dimensions, filters }: Reading): About | undefined {
  const isButNot = marks.some((mark, at) =>
    /^but (?:not|no|none)\b/i.test(`${mark.said} ${marks[at + 1]?.said ?? ''}`),
  );
  const isOfOne = filters.some(
    ({ dimension, is }) =>
      is === 'one_of' && filters.some((other) => other.dimension === dimension && other.is === 'none_of'),
  );
  return isButNot && isOfOne && dimensions.length > 0 ? 'not_at_once' : undefined;
}

/** "How many different borrowers in August?": counted day by day, who came on two days is two of them. */
export function differentOnes(marks: readonly Mark[], { metrics, periods }: Reading): About | undefined {
  const spoken = withoutNoise(marks);
  const isOfColumn = spoken.some((mark, at) => {
    const next = spoken[at + 1];
    return (
      isKeyword(mark, 'distinct') &&
      next?.type === 'metric' &&
      !isMetricId(next.metric) &&
      metrics.includes(next.metric)
    );
  });
  const isOneDay = periods.length > 0 && periods.every((period) => lengthOf(period) === 1);
  return isOfColumn && !isOneDay ? 'different_ones' : undefined;
}
