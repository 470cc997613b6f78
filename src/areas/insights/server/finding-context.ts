import type { Analysis } from '#src/engine/analysis.ts';
import type { FindingContext } from '#src/language/finding-context.ts';
import { dimensions, isDimensionId } from '#src/semantics/dimension.ts';
import { fileMetric, isMetricId, type Metric, metrics } from '#src/semantics/metric.ts';
import { saidAsPercent } from '#src/shared/said-as-percent.ts';

export const dimensionLabel = (id: string): string => (isDimensionId(id) ? dimensions[id].label : id);

/** A metric as cards say it: in one unit, whether in a title, a table or a chart. */
export const metricOf = (id: string): Metric => {
  const metric = isMetricId(id) ? metrics[id] : fileMetric(id);
  return saidAsPercent.has(id) ? { ...metric, unit: 'fraction' } : metric;
};

export function findingContext(
  metric: string,
  currency: string | null,
  { tested, kept }: Pick<Analysis, 'tested' | 'kept'>,
): FindingContext {
  return { metric: metricOf(metric), currency, tested, kept, dimensionLabel, metricOf };
}
