import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { About } from '../../about.ts';
import type { Reading } from '../../reading.ts';

/** "Up to 3, 3 to 10, over 10": limits that nothing can be within at once are groups, which are not made. */
export function apartLimits({ limits }: Reading): About | undefined {
  const isApart = limits.some((lower) =>
    limits.some(
      (upper) =>
        upper.metric === lower.metric &&
        upper.isBefore === lower.isBefore &&
        /^(?:above|at_least)$/.test(lower.is) &&
        /^(?:below|at_most)$/.test(upper.is) &&
        (lower.value > upper.value ||
          (lower.value === upper.value && (lower.is === 'above' || upper.is === 'below'))),
    ),
  );
  return isApart ? 'groups_of_values' : undefined;
}

/** No rate lies above one, and no position before the first: the number is of something else. */
export function impossibleLimit({ limits }: Reading, view: SourceView): About | undefined {
  const isBeyond = limits.some(({ metric, value, isMean, isShare }) => {
    if (isMean === true) return false;
    const unit = askMetric(view, metric)?.unit;
    return (
      (isShare === true && value > 1) ||
      (unit === 'fraction' && value > 1) ||
      (unit === 'position' && value < 1)
    );
  });
  return isBeyond ? 'limit_of_what' : undefined;
}
