import type { DataSet } from '../data-sets/data-set.ts';
import type { ReportRequest } from './report-request.ts';

/** The data set as somebody sees it who may not see some metrics: they answer 0, and cannot be filtered by. */
export function restrictMetrics(dataSet: DataSet, names: readonly string[]): DataSet {
  if (names.length === 0) return dataSet;
  return {
    ...dataSet,
    metrics: dataSet.metrics.map((metric) =>
      names.includes(metric.apiName)
        ? { ...metric, measure: { kind: 'nothing' }, blockedReasons: ['NO_REVENUE_METRICS'] }
        : metric,
    ),
  };
}

/** What a report's metadata says of the metrics it left out. */
export function restrictedAmong({ metrics = [] }: ReportRequest, names: readonly string[]): Record<string, unknown>[] {
  return metrics
    .filter(({ name = '' }) => names.includes(name))
    .map(({ name }) => ({ metricName: name, restrictedMetricTypes: ['REVENUE_DATA'] }));
}
