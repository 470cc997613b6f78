import type { Fact } from '#src/semantics/fact.ts';
import type { MetricId } from '#src/semantics/metric.ts';
import type { Report } from '#src/semantics/report.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Day } from '#src/shared/week.ts';

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
