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

/** "And where did it come from?" */
export function unansweredWhere(
  marks: readonly Mark[],
  { intent, dimensions, filters, each, limits, shape }: Reading,
): About | undefined {
  // "Where are my quick wins?"
  if (intent === 'advice' || intent === 'findings' || intent === 'striking') return undefined;
  const isAsked = marks.some(
    (mark, at) =>
      /^where$/i.test(mark.said) &&
      (at === 0 || /^(?:and|,|from)$/i.test(marks[at - 1]?.said ?? '') || marks[at - 1]?.type === 'stop') &&
      /^(?:do|did|does|is|am|are|was|were|have|has|come|came)/i.test(marks[at + 1]?.said ?? ''),
  );
  if (!isAsked || dimensions.length + filters.length + limits.length > 0 || each !== null) return undefined;
  // "Where am I losing clicks?"
  return shape === 'change' ? 'whose_change' : 'where_from';
}

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
