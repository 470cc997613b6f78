import type { MetricAggregation } from '../report-request.ts';
import type { ReportPlan } from '../report-plan.ts';

/** A pivot report with every name resolved: its cells are the rows of a plain report over all visible dimensions. */
export interface PivotPlan {
  readonly cells: ReportPlan;
  readonly pivots: readonly PlannedPivot[];
}

export interface PlannedPivot {
  /** Where its dimensions stand among those of the cells. */
  readonly places: readonly number[];
  readonly orders: readonly PivotOrder[];
  readonly offset: number;
  readonly limit: number;
  readonly aggregations: readonly MetricAggregation[];
}

export type PivotOrder =
  | {
      readonly kind: 'metric';
      readonly index: number;
      readonly descending: boolean;
      /** Only cells with these values count: `sessions where browser is Chrome`. */
      readonly within: readonly { readonly place: number; readonly value: string }[];
    }
  | { readonly kind: 'dimension'; readonly place: number; readonly descending: boolean; readonly orderType: string };
