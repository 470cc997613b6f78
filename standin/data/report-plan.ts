import type { MetricType } from '../data-sets/data-set.ts';
import type { LabelColumn } from '../data-sets/session-table.ts';
import type { FilterTree } from './filter-tree.ts';
import type { MetricFormula } from './metric-formula.ts';
import type { MetricAggregation } from './report-request.ts';
import type { LabelTest } from './row-mask.ts';

/** A report request with every name resolved and every rule checked: what remains is counting. */
export interface ReportPlan {
  readonly dimensions: readonly PlannedDimension[];
  readonly metrics: readonly PlannedMetric[];
  readonly ranges: readonly RowRange[];
  /** How many days the ranges hold together. */
  readonly days: number;
  readonly rowFilter: FilterTree<LabelTest> | undefined;
  readonly metricFilter: FilterTree<MetricTest> | undefined;
  readonly orders: readonly Order[];
  readonly limit: number;
  readonly offset: number;
  readonly aggregations: readonly MetricAggregation[];
  readonly keepEmptyRows: boolean;
}

/** Rows of the table that a range of dates or minutes covers: from `start` up to `end`. */
export interface RowRange {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A column of the table, or the name of the date range a row belongs to. */
export type PlannedDimension =
  | { readonly kind: 'column'; readonly name: string; readonly column: LabelColumn }
  | { readonly kind: 'dateRange'; readonly name: 'dateRange' };

export interface PlannedMetric {
  readonly name: string;
  readonly type: MetricType;
  readonly formula: MetricFormula;
  readonly visible: boolean;
}

export interface MetricTest {
  readonly formula: MetricFormula;
  readonly test: (value: number) => boolean;
}

export type Order =
  | { readonly kind: 'metric'; readonly index: number; readonly descending: boolean }
  | {
      readonly kind: 'dimension';
      readonly index: number;
      readonly descending: boolean;
      readonly orderType: string;
    };
