import type { Unit } from '#src/semantics/metric.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Day } from '#src/shared/week.ts';

/** One member per dimension that is fixed; the empty segment is the whole site. */
export type Segment = Readonly<Record<string, string>>;

/**
 * A change that passed its test: numbers with units and the evidence behind them, never prose. Wording is made elsewhere.
 * All values are for the whole week and in the unit of the metric, unless said otherwise.
 */
export interface Finding {
  /** Stable over reruns of the same week: derived from week, metric and segment. */
  readonly id: string;
  readonly week: Day;
  readonly metric: string;
  readonly unit: Unit;
  readonly segment: Segment;
  /** The cell table that showed it (`FactTable.id`). */
  readonly table: string;
  readonly direction: 'up' | 'down';
  readonly kind: 'problem' | 'opportunity' | 'need_more_data';
  /** 1 high, 2 medium, 3 low. */
  readonly priority: 1 | 2 | 3;
  /** Probability that the change is real and placed right, 0 to 1. */
  readonly confidence: number;
  /**
   * Log likelihood ratio by which this place beats the best rival that overlaps it; null where places were not compared (the
   * whole site, drifts).
   */
  readonly placement: number | null;
  readonly effect: Effect;
  readonly test: TestResult;
  readonly shape: 'spike' | 'level_shift' | 'ramp' | 'unclear';
  /** The day of the week on which the change set in, when the days tell. */
  readonly onset: Day | null;
  readonly baseline: Baseline;
  readonly days: readonly DayValue[];
  /** Each adds up to `effect.absolute` exactly; the last contribution is the named remainder where members were left out. */
  readonly attributions: readonly Attribution[];
  /** Other metrics of the same (or nearly the same) segment that moved with it and were merged into this finding. */
  readonly companions: readonly Companion[];
  /** The same change as other segments show it, in other cell tables above all: told beside it and not as findings. */
  readonly related: readonly RelatedChange[];
  readonly guards: readonly Guard[];
  readonly marks: readonly QualityMark[];
  /** What earlier weeks said of the same place; null for news. */
  readonly link: FindingLink | null;
  /** Known events of the days on which the change set in: where to look, and no proof of anything. */
  readonly events: readonly KnownEvent[];
}

/** A finding of an earlier week that this one carries on, or that it undoes. */
export interface FindingLink {
  readonly type: 'continues' | 'recovers';
  readonly week: Day;
  readonly findingId: string;
}

/** Something that is known to have happened, from a calendar, a list of search engine updates, a release or a note. */
export interface KnownEvent {
  readonly type: 'holiday' | 'search_update' | 'release' | 'note';
  readonly label: string;
  readonly from: Day;
  readonly to: Day;
  /** Only segments that agree with these members are concerned; empty concerns all. */
  readonly segment: Segment;
}

/** What was, what was to be, and the difference, in the unit of the metric. */
export interface Effect {
  readonly observed: number;
  /**
   * What the past lets expect. For a finding of a trend (`shape` ramp): the fitted level of the first week of its window, so
   * that the effect is the change over the window.
   */
  readonly expected: number;
  /** observed − expected. */
  readonly absolute: number;
  /** absolute / expected, as a fraction; null when nothing was expected. */
  readonly relative: number | null;
  /** Interval of `absolute` at `level`. */
  readonly low: number;
  readonly high: number;
  readonly level: number;
  /** Share of the whole site's change in this metric (fraction; may exceed 1 or be negative); null for ratios. */
  readonly shareOfSiteChange: number | null;
}

/** The test that a finding passed. */
export interface TestResult {
  /**
   * `negative_binomial_t` (counts), `overdispersed_share_t` (rates), `compound_revenue_t` (money), `log_mean_t` (position),
   * `log_level_t` (the whole
   * site), `raw_revenue_t` (the whole site, outlying orders as they are), `log_linear_trend_t` (drift over the history),
   * `silent_days_nb` (days without a single event of a kind).
   */
  readonly name: string;
  /** Standard deviations of Student's t; for counts the normal score of the mid-p value. */
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  /** Two-sided. */
  readonly p: number;
  /** Smallest false discovery rate at which this test would be kept, over all tests of the run. */
  readonly q: number;
  /** Estimated overdispersion: variance over mean of a Poisson count. */
  readonly dispersion: number;
}

/** The weeks behind the expectation, oldest first, the analysed week last. */
export interface Baseline {
  readonly weeks: readonly WeekValue[];
}

export interface WeekValue {
  readonly week: Day;
  /** null where the week is missing or partial. */
  readonly observed: number | null;
  readonly expected: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** False where the week was left out or down-weighted as an outlier. */
  readonly used: boolean;
}

export interface DayValue {
  readonly day: Day;
  readonly observed: number | null;
  readonly expected: number | null;
}

export interface Attribution {
  /** `by_dimension`: gains of the members of a dimension. `mix_and_rate`: Kitagawa. `chain`: LMDI factors. */
  readonly method: 'by_dimension' | 'mix_and_rate' | 'chain';
  readonly dimension: string | null;
  readonly total: number;
  readonly contributions: readonly Contribution[];
}

export interface Contribution {
  readonly member: string;
  /** True for the rest that was left out of the list, or for the part that no named member explains. */
  readonly remainder: boolean;
  readonly observed: number | null;
  readonly expected: number | null;
  readonly change: number;
}

export interface Companion {
  readonly metric: string;
  readonly unit: Unit;
  readonly observed: number;
  readonly expected: number;
  readonly p: number;
}

/** The same metric in another segment, in its unit. */
export interface RelatedChange {
  readonly segment: Segment;
  readonly observed: number;
  readonly expected: number;
  readonly p: number;
}

/** Why a claim was softened, or what was checked before it was made. */
export type Guard =
  /** Without its `orders` largest orders (worth `value`) the change would have been `changeWithout`, p `pWithout`. */
  | {
      readonly type: 'single_order';
      readonly orders: number;
      /** Together, in the currency; `exact` when each stands alone in its cell, else typical orders were taken off. */
      readonly value: number;
      readonly exact: boolean;
      /** `value` as a share of the segment's revenue of the week. */
      readonly share: number;
      readonly changeWithout: number;
      readonly pWithout: number;
    }
  | { readonly type: 'partial_week'; readonly daysPresent: number }
  /** On these days the event did not happen at all, where `expected` were expected on them together; visits went on. */
  | { readonly type: 'silent_days'; readonly days: readonly Day[]; readonly expected: number }
  | { readonly type: 'small_base'; readonly expected: number }
  /** A drift over `weeks` weeks of a source that does not know the same weeks of the year before. */
  | { readonly type: 'no_year_before'; readonly weeks: number }
  /** The page is gone, and a new one of its folder has about as much (`observed`): it was probably renamed. */
  | { readonly type: 'moved_page'; readonly to: string; readonly observed: number }
  /** Of the visits beyond what was expected, only `share` were engaged, where `usual` is usual on the site. */
  | { readonly type: 'unengaged_rise'; readonly share: number; readonly usual: number }
  /**
   * Sessions moved, but no change of what matters to the owner (`metric`) is seen, neither in the segment (`p`) nor in the
   * whole site. `proportionRuledOut`: a change in proportion to the sessions can be ruled out as well (one-sided 5 %);
   * false means that the data are too few to say more than "none seen".
   */
  | {
      readonly type: 'no_business_effect';
      readonly metric: string;
      readonly p: number;
      readonly proportionRuledOut: boolean;
    }
  /**
   * Simpson's paradox: over this dimension the rates of the parts moved the other way than the whole (`rates` is their part of
   * the change). The whole tells of the mix and not of the parts.
   */
  | { readonly type: 'mix_reversal'; readonly dimension: string; readonly rates: number };

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
  /** Of revenue with outlying orders: what it is with these at the cap, and the test of that. */
  readonly withoutOutliers: { readonly observed: number; readonly p: number } | null;
  /** Each adds up to `effect.absolute`. */
  readonly attributions: readonly Attribution[];
  readonly guards: readonly Guard[];
  /** What the run of that week kept of this metric: the changes that are more than noise. */
  readonly findings: readonly Finding[];
}
