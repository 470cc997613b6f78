import type { Explanation } from '#src/engine/analysis.ts';
import type { Attribution } from '#src/engine/finding.ts';
import type { BlankDays } from '#src/semantics/blank-days.ts';
import type { MemberTest } from '#src/semantics/query-plan.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Day } from '#src/shared/week.ts';
import type { WeekFindings } from './question-context.ts';

/** A `QueryPlan` whose names may also be those of a file's own columns. Every `QueryPlan` is one. */
export interface FactsPlan {
  readonly metrics: readonly string[];
  readonly dimensions: readonly string[];
  readonly filters: readonly FactsFilter[];
  readonly from: Day;
  readonly to: Day;
  readonly grain: 'total' | 'day' | 'week' | 'month';
  readonly order: readonly { readonly by: string; readonly direction: 'up' | 'down' }[];
  readonly limit: number;
  /** Days that do not count. `onKnownDays` fills them in. */
  readonly leftOut: readonly Day[];
  /** Rows count only where all of these are known. */
  readonly known?: readonly string[] | undefined;
  readonly report?: string | undefined;
}

export type FactsFilter =
  | {
      readonly dimension: string;
      readonly is: MemberTest;
      readonly members: readonly string[];
    }
  | {
      readonly metric: string;
      readonly is: 'above' | 'below' | 'at_least' | 'at_most';
      readonly value: number;
    };

export type FactsRow = readonly (string | number | null)[];

export interface FactsResult {
  readonly report: string;
  /** Names of the columns: the time, the dimensions, the metrics, in the order of the plan. */
  readonly columns: readonly string[];
  readonly rows: readonly FactsRow[];
  readonly marks: readonly QualityMark[];
  /** Days of the range that were never fetched, and those that the plan leaves out. */
  readonly missing: readonly Day[];
}

/** What an answer may ask for while it is made. */
export interface AskFacts {
  /** Rejects with a `PlanRefusal` where the answer would mean nothing. Takes the days as the plan has them. */
  run(plan: FactsPlan, sourceId: string): Promise<FactsResult>;
  /** Of the report that answers the plan. Rejects as `run` does. */
  blankDays(plan: FactsPlan, sourceId: string): Promise<BlankDays>;
  /** In how many of the plan's rows each of its metrics has no value, where there are any. Rejects as `run` does. */
  blankRows(plan: FactsPlan, sourceId: string): Promise<ReadonlyMap<string, number>>;
  /** null when the week was not analysed. */
  findingsOf(week: Day, sourceId: string): Promise<WeekFindings | null>;
  /** The engine's word on one number of one week; null when it cannot tell (partial week, no history, unknown segment). */
  explain(
    metric: string,
    segment: Readonly<Record<string, string>>,
    week: Day,
    sourceId: string,
  ): Promise<Explanation | null>;
  /** The engine's exact split of the change of a product over its factors; null where one of them is not above zero. */
  splitOverFactors(
    total: number,
    factors: readonly { readonly name: string; readonly observed: number; readonly expected: number }[],
  ): Attribution | null;
}
