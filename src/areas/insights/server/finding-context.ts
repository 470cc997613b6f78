import type { Analysis } from '#src/engine/analysis.ts';
import type { FindingContext } from '#src/language/finding-context.ts';
import { dimensions, isDimensionId } from '#src/semantics/dimension.ts';
import { fileMetric, isMetricId, type Metric, metrics } from '#src/semantics/metric.ts';

export const dimensionLabel = (id: string): string => (isDimensionId(id) ? dimensions[id].label : id);

/** Ratios that people say as a percentage, though a session may in principle have more than one of what is counted. */
const saidAsShare: ReadonlySet<string> = new Set(['conversion_rate', 'purchase_rate']);

/** A metric as cards say it: in one unit, whether in a title, a table or a chart. */
export const metricOf = (id: string): Metric => {
  const metric = isMetricId(id) ? metrics[id] : fileMetric(id);
  return saidAsShare.has(id) ? { ...metric, unit: 'fraction' } : metric;
};

export function findingContext(
  metric: string,
  currency: string | null,
  { tested, kept }: Pick<Analysis, 'tested' | 'kept'>,
): FindingContext {
  return { metric: metricOf(metric), currency, tested, kept, dimensionLabel, metricOf };
}
