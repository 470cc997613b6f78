import type { Analysis } from '#src/engine/finding.ts';
import type { FindingContext } from '#src/language/describe-finding.ts';
import { dimensions, isDimensionId } from '#src/semantics/dimension.ts';
import { fileMetric, isMetricId, type Metric, metrics } from '#src/semantics/metric.ts';

export const dimensionLabel = (id: string): string => (isDimensionId(id) ? dimensions[id].label : id);

export const metricOf = (id: string): Metric => (isMetricId(id) ? metrics[id] : fileMetric(id));

export function findingContext(
  metric: string,
  currency: string | null,
  { tested, kept }: Pick<Analysis, 'tested' | 'kept'>,
): FindingContext {
  return { metric: metricOf(metric), currency, tested, kept, dimensionLabel, metricOf };
}
