import type { Day } from '#src/shared/week.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { MetricId } from '#src/semantics/metric.ts';
import type { Report } from '#src/semantics/report.ts';

/** One stored row to be: the day (or the Monday, for weekly reports), its members in the report's order, its values. */
export interface Fact {
  readonly day: Day;
  readonly members: readonly string[];
  /** In the order of `ReportAnswer.metrics`. */
  readonly values: readonly number[];
}

export interface ReportRequest {
  readonly report: Report;
  /** Both included. For weekly reports a Monday and a Sunday. */
  readonly from: Day;
  readonly to: Day;
}

export interface ReportAnswer {
  readonly report: Report;
  readonly from: Day;
  readonly to: Day;
  /** The report's metrics that the source could give; one that it does not have is missing, not zero. */
  readonly metrics: readonly MetricId[];
  readonly facts: readonly Fact[];
  readonly marks: readonly QualityMark[];
  readonly timeZone: string | null;
  readonly currency: string | null;
}

/** One connected source, ready to answer reports. */
export interface Connection {
  /** The reports that this source can answer, fewer where it lacks a dimension. */
  availableReports(): Promise<readonly Report[]>;
  fetchReport(request: ReportRequest, signal?: AbortSignal): Promise<ReportAnswer>;
}
