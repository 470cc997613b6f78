import type { Metric } from '#src/semantics/metric.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Day } from '#src/shared/week.ts';

/**
 * What the engine reads: daily facts of one source, columnar, from the first day of history to the Sunday of the week.
 * Dimension and metric names are strings, because a file may bring its own; `metrics` says what each number means.
 */
export interface WeekFacts {
  /** The Monday of the week under analysis. */
  readonly week: Day;
  /** Consecutive days, oldest first, from a Monday to the Sunday of `week`. Its length is a multiple of 7. */
  readonly days: readonly Day[];
  /** Currency of money metrics, ISO 4217. */
  readonly currency: string | null;
  readonly metrics: Readonly<Record<string, Metric>>;
  /**
   * Cell tables: the same events cut by different sets of dimensions, because a source does not report all dimensions at
   * once. The first one is the main table: it says which weeks are whole and how large the site is.
   */
  readonly tables: readonly FactTable[];
  /**
   * Site totals by day as the source itself reports them, NaN where missing. They may exceed the sum of the cells
   * (thresholding, the `(other)` row, anonymized queries); that difference is a hidden member, not an error.
   */
  readonly totals: Readonly<Record<string, Float64Array>>;
  /** Metrics that do not add up over days, one value per week of `days` (NaN where missing), site-wide. */
  readonly weekly: Readonly<Record<string, Float64Array>>;
  readonly marks: readonly QualityMark[];
}

export interface FactTable {
  /** The report it comes from, or "file". */
  readonly id: string;
  /** 1 where the source has data for this day, 0 where it is missing. Missing is never zero. */
  readonly present: Uint8Array;
  /** Cells: row i belongs to day `days[day[i]]` and to member `members[d][codes[d][i]]` of each dimension d. */
  readonly dimensions: readonly FactDimension[];
  readonly day: Uint16Array;
  /** Value of row i: sums of additive metrics, and weighted means (position) as they are. Other kinds have no place here. */
  readonly values: Readonly<Record<string, Float64Array>>;
  /**
   * Totals of its own, where the table counts otherwise than the site does (Search Console counts an impression once for
   * the site, and once for each page). Null: those of the site.
   */
  readonly totals: Readonly<Record<string, Float64Array>> | null;
}

export interface FactDimension {
  readonly id: string;
  readonly members: readonly string[];
  readonly codes: Uint32Array;
}
