import type { FetchPlan, StoppedBy } from '#src/areas/sources/server/service.ts';
import type { Day } from '#src/shared/week.ts';

/** What a scan of many weeks sets out to do. Goes through a workflow's memory. */
export interface ExplorationPlan {
  readonly sourceId: string;
  readonly currency: string | null;
  /** Whole weeks to look at, oldest first, and those of the range that are not over. */
  readonly weeks: readonly Day[];
  readonly notOver: readonly Day[];
  readonly includeTopN: boolean;
  readonly topNLandingPage: number;
  readonly topNHighCard: number;
  /** Null when there is nothing to ask: of a file, or because Google does not answer. */
  readonly fetch: FetchPlan | null;
  readonly stopped?: StoppedBy | undefined;
}

/** What became of a week: tested, or skipped with the reason. Small, for it is remembered with the workflow. */
export type LookedAt =
  | { readonly week: Day; readonly skipped: string }
  | {
      readonly week: Day;
      readonly runId: string;
      readonly tested: number;
      readonly steps: number;
      readonly p: number;
    };
