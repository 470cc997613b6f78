/** A report request after its shape was held against Google's discovery document. */
export interface ReportRequest {
  readonly property?: string;
  readonly dimensions?: readonly DimensionRequest[];
  readonly metrics?: readonly MetricRequest[];
  readonly dateRanges?: readonly DateRangeRequest[];
  readonly dimensionFilter?: FilterExpression;
  readonly metricFilter?: FilterExpression;
  readonly offset?: string;
  readonly limit?: string;
  readonly metricAggregations?: readonly MetricAggregation[];
  readonly orderBys?: readonly OrderBy[];
  readonly currencyCode?: string;
  readonly cohortSpec?: unknown;
  readonly comparisons?: readonly unknown[];
  readonly keepEmptyRows?: boolean;
  readonly returnPropertyQuota?: boolean;
}

export interface DimensionRequest {
  readonly name?: string;
  readonly dimensionExpression?: {
    readonly lowerCase?: { readonly dimensionName?: string };
    readonly upperCase?: { readonly dimensionName?: string };
    readonly concatenate?: { readonly dimensionNames?: readonly string[]; readonly delimiter?: string };
  };
}

export interface MetricRequest {
  readonly name?: string;
  readonly expression?: string;
  readonly invisible?: boolean;
}

export interface DateRangeRequest {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly name?: string;
}

export interface FilterExpression {
  readonly andGroup?: { readonly expressions?: readonly FilterExpression[] };
  readonly orGroup?: { readonly expressions?: readonly FilterExpression[] };
  readonly notExpression?: FilterExpression;
  readonly filter?: Filter;
}

export interface Filter {
  readonly fieldName?: string;
  readonly stringFilter?: { readonly matchType?: string; readonly value?: string; readonly caseSensitive?: boolean };
  readonly inListFilter?: { readonly values?: readonly string[]; readonly caseSensitive?: boolean };
  readonly numericFilter?: { readonly operation?: string; readonly value?: NumericValue };
  readonly betweenFilter?: { readonly fromValue?: NumericValue; readonly toValue?: NumericValue };
  readonly emptyFilter?: Record<string, never>;
}

export interface NumericValue {
  readonly int64Value?: string;
  readonly doubleValue?: number;
}

export type MetricAggregation = 'METRIC_AGGREGATION_UNSPECIFIED' | 'TOTAL' | 'MINIMUM' | 'MAXIMUM' | 'COUNT';

export interface OrderBy {
  readonly desc?: boolean;
  readonly metric?: { readonly metricName?: string };
  readonly dimension?: { readonly dimensionName?: string; readonly orderType?: string };
  readonly pivot?: {
    readonly metricName?: string;
    readonly pivotSelections?: readonly { readonly dimensionName?: string; readonly dimensionValue?: string }[];
  };
}
