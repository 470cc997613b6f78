import type { Metric } from '#src/semantics/metric.ts';

/** What a sentence about a finding needs besides the finding itself. */
export interface FindingContext {
  readonly metric: Metric;
  readonly currency: string | null;
  readonly tested: number;
  readonly kept: number;
  /** Label of a dimension, in the words of people: country → Country. */
  readonly dimensionLabel: (id: string) => string;
  readonly metricOf: (id: string) => Metric;
}
