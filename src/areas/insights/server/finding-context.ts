import type { Analysis } from '#src/engine/finding.ts';
import type { FindingContext } from '#src/language/describe-finding.ts';
import { dimensions, isDimensionId } from '#src/semantics/dimension.ts';
import { isMetricId, type Metric, metrics } from '#src/semantics/metric.ts';

export const dimensionLabel = (id: string): string => (isDimensionId(id) ? dimensions[id].label : id);

/** A metric that a file brought counts as additive, under its own name. */
export const metricOf = (id: string): Metric =>
  isMetricId(id)
    ? metrics[id]
    : {
        label: id,
        noun: id.replaceAll('_', ' '),
        unit: 'count',
        kind: { type: 'additive' },
        desired: 'neither',
      };

export function findingContext(
  metric: string,
  currency: string | null,
  { tested, kept }: Pick<Analysis, 'tested' | 'kept'>,
): FindingContext {
  return { metric: metricOf(metric), currency, tested, kept, dimensionLabel, metricOf };
}
