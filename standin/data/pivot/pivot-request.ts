import type { MetricAggregation, OrderBy, ReportRequest } from '../report-request.ts';

export interface PivotRequest extends Omit<ReportRequest, 'limit' | 'offset' | 'orderBys' | 'metricAggregations'> {
  readonly pivots?: readonly Pivot[];
}

export interface Pivot {
  readonly fieldNames?: readonly string[];
  readonly orderBys?: readonly OrderBy[];
  readonly offset?: string;
  readonly limit?: string;
  readonly metricAggregations?: readonly MetricAggregation[];
}
