import type { Finding } from '#src/engine/finding.ts';
import type { Metric } from '#src/semantics/metric.ts';
import { median } from '#src/shared/quantile.ts';

const MOST_WEEKS = 8;
/** Of fewer weeks none is in the middle. */
const FEWEST_WEEKS = 3;
/** An expectation this far from the weeks before, as a share of them, is not told without them. */
const ELSEWHERE = 0.15;

export interface WeeksBefore {
  readonly median: number;
  readonly weeks: number;
}

/**
 * What a part had in the weeks before, where that is not what was expected of it: parts of a site are held against how the
 * whole site moved, so that of a fall of both the expectation has a share already. undefined where the two are about the same.
 */
export function weeksBefore(
  { segment, shape, baseline, effect }: Finding,
  metric: Metric,
): WeeksBefore | undefined {
  if (metric.kind.type !== 'additive' || shape === 'ramp' || Object.keys(segment).length === 0)
    return undefined;
  const values = baseline.weeks
    .slice(0, -1)
    .flatMap(({ observed, used }) => (observed === null || !used ? [] : [observed]))
    .slice(-MOST_WEEKS);
  const middle = median(values);
  if (values.length < FEWEST_WEEKS || !(Math.abs(effect.expected - middle) > ELSEWHERE * middle))
    return undefined;
  return { median: middle, weeks: values.length };
}

/** " after the whole site’s fall": what was expected of a part has its share of how the whole site moved. */
export function afterMove(finding: Finding, metric: Metric): string {
  const before = weeksBefore(finding, metric);
  if (before === undefined) return '';
  return ` after the whole site’s ${finding.effect.expected < before.median ? 'fall' : 'rise'}`;
}
