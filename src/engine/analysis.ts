import type { Unit } from '#src/semantics/metric.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Day } from '#src/shared/week.ts';
import type { Attribution, Baseline, Effect, Finding, Guard, Segment } from './finding.ts';

/** One node of the exploration tree: a segment and metric that was tested, with its verdict. */
export interface TestedNode {
  readonly id: string;
  /** Name of the test, as in `TestResult`; a segment and metric may be tested for its level and for its trend. */
  readonly test: string;
  readonly parent: string | null;
  readonly segment: Segment;
  readonly metric: string;
  readonly observed: number;
  readonly expected: number;
  readonly p: number;
  readonly q: number;
  readonly verdict:
    | 'kept'
    | 'not_significant'
    | 'explained_by_parent'
    | 'explained_by_child'
    | 'guarded'
    | 'duplicate';
}

/** What was not analysed and why; failure never looks like absence. */
export type AnalysisGap =
  | { readonly type: 'partial_week'; readonly week: Day; readonly daysPresent: number }
  /**
   * Days of this week without a single event, where `usual` events of the metric are usual on such days together: the
   * measurement stood still, and the week was not compared.
   */
  | {
      readonly type: 'silent_days';
      readonly days: readonly Day[];
      readonly metric: string;
      readonly usual: number;
    }
  | { readonly type: 'history_too_short'; readonly weeks: number; readonly needed: number }
  /** Of the newest weeks before this one, these (by their Mondays, oldest first) lack days: older whole ones stood in for them. */
  | { readonly type: 'weeks_left_out'; readonly weeks: readonly Day[] }
  | { readonly type: 'blocked_by_mark'; readonly mark: QualityMark }
  /** Rows moved between these members on whole days (the same visits under another name): they were not compared over time. */
  | {
      readonly type: 'relabelled';
      readonly dimension: string;
      readonly members: readonly string[];
      readonly emptyDays: number;
    }
  /** The step budget ended before these families of tests (one set of dimensions and one metric each). */
  | { readonly type: 'budget_ended'; readonly familiesLeft: number }
  /** Values that are no numbers, or negative where they cannot be: the metric was left out. */
  | { readonly type: 'bad_values'; readonly metric: string }
  /** This cell table was left out: it lacks days of the week, or whole weeks before it. The others were analysed. */
  | { readonly type: 'table_left_out'; readonly table: string; readonly dimensions: readonly string[] };

/** All that one run says of one week: its findings, every test with its verdict, and what could not be looked at. */
export interface Analysis {
  readonly week: Day;
  /** How many tests were made, and how many findings survived all of it. */
  readonly tested: number;
  readonly kept: number;
  /** Exploration steps taken: one step tests one question (a count and its rate) over one set of dimensions. At most the budget. */
  readonly steps: number;
  /** True when the budget ended before every promising node was explored. */
  readonly partial: boolean;
  /** Level at which the false discovery rate was controlled. */
  readonly falseDiscoveryRate: number;
  readonly findings: readonly Finding[];
  readonly nodes: readonly TestedNode[];
  readonly gaps: readonly AnalysisGap[];
  /** The site itself, per metric, whether it changed or not. */
  readonly site: readonly SiteMetric[];
}

/** One metric of the whole site; effect and p are null where no test could be made. */
export interface SiteMetric {
  readonly metric: string;
  readonly unit: Unit;
  readonly effect: Effect | null;
  readonly baseline: Baseline;
  readonly p: number | null;
  /** What must be said beside the number whether or not it changed: revenue that hangs on single orders. */
  readonly guards: readonly Guard[];
}

/** Why one number of one week is what it is, asked for by name: tested or not, found or not. */
export interface Explanation {
  readonly week: Day;
  readonly metric: string;
  readonly segment: Segment;
  readonly effect: Effect;
  /** Two-sided, of this one test; null where none could be made. */
  readonly p: number | null;
  /** Of revenue with outlying orders: what it is with these at the cap, what of that was expected, and its test. */
  readonly withoutOutliers: { readonly effect: Effect; readonly p: number } | null;
  /** Each adds up to `effect.absolute`. */
  readonly attributions: readonly Attribution[];
  readonly guards: readonly Guard[];
  /** What the run of that week kept of this metric: the changes that are more than noise. */
  readonly findings: readonly Finding[];
}
