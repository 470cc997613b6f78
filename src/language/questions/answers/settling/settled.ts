import type { Day } from '#src/shared/week.ts';
import type { FactsFilter } from '../../ask-facts.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Period } from '../../dates/period.ts';
import type { Assumption } from '../../reading/assumption.ts';
import type { Reading } from '../../reading/reading.ts';

/** A reading with nothing left open: which metrics of which source, over which days. */
export interface Settled {
  readonly reading: Reading;
  readonly view: SourceView;
  readonly today: Day;
  /** Those that are asked for, then those that only limit. */
  readonly metrics: readonly AskMetric[];
  readonly asked: readonly AskMetric[];
  readonly period: Period;
  /** What it is held against, for questions that compare. */
  readonly other: Period | null;
  /** "And year over year": the second period that it is held against. */
  readonly yearAgo: Period | null;
  readonly filters: readonly FactsFilter[];
  readonly assumptions: readonly Assumption[];
}
