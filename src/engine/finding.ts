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
   * `negative_binomial_t` (counts), `overdispersed_share_t` (rates), `compound_revenue_t` (money), `compound_amount_t` (what is
   * measured: refunds in a currency, litres), `log_mean_t` (position),
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
