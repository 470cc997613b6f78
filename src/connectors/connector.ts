import type { Fact } from '#src/semantics/fact.ts';
import type { MetricId } from '#src/semantics/metric.ts';
import type { Report, ReportId } from '#src/semantics/report.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Day } from '#src/shared/week.ts';

/** A report that a source can answer, with those of its metrics that the source has. */
export interface AvailableReport {
  readonly reportId: ReportId;
  readonly metrics: readonly MetricId[];
  /** Days to ask for at once at most, where each day costs calls of its own: a failure then loses no more than these. */
  readonly daysAtOnce?: number;
}

export interface ReportRequest {
  readonly report: Report;
  /** Of the report's metrics those to ask for; what a source does not have is missing, not zero. */
  readonly metrics: readonly MetricId[];
  /** Both included. For weekly reports a Monday and a Sunday. */
  readonly from: Day;
  readonly to: Day;
}

/** A day that the answer speaks for, with or without rows, and what is imperfect about it. */
export interface AnsweredDay {
  readonly day: Day;
  readonly marks: readonly QualityMark[];
}

export interface ReportAnswer {
  /** Of the days asked for those that are over and that the source has; for weekly reports their Mondays. */
  readonly days: readonly AnsweredDay[];
  /** Rows of these days and of no other. */
  readonly facts: readonly Fact[];
}

/** One connected source, ready to answer reports. */
export interface Connection {
  /** Days begin and end at midnight of this zone. */
  readonly timeZone: string;
  /** Days after which a source no longer changes a day on its own; younger ones are asked for again. */
  readonly settledAfterDays: number;
  /** The reports that this source can answer, fewer where it lacks a dimension. Costs a call: ask once a run. */
  availableReports(): Promise<readonly AvailableReport[]>;
  fetchReport(request: ReportRequest, signal?: AbortSignal): Promise<ReportAnswer>;
}
