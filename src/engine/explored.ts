import type { TestedNode } from './analysis.ts';
import type { Finding } from './finding.ts';
import type { TrafficSeverity } from './rank/traffic-severity.ts';

// What is made of an analysis, or of several: numbers beside the findings, and findings that belong together.

/** The same number one, two and three weeks earlier; null where that week is not whole. */
export interface Comparisons {
  readonly W1: number | null;
  readonly W2: number | null;
  readonly W3: number | null;
}

/** What the test of the week says: up or down where it passed, steady where it did not; null where there is none. */
export type Trend = 'up' | 'down' | 'steady' | null;

/** A page, a source, or both, or a category of pages, in the analysed week. */
export interface BreakdownRow {
  readonly page: string | null;
  readonly source: string | null;
  readonly category: string | null;
  readonly sessions: number;
  readonly comparisons: Comparisons;
  readonly change: number | null;
  readonly effect: number | null;
  readonly purchases: number | null;
  readonly revenue: number | null;
  readonly trend: Trend;
}

/** A page whose traffic passed its test, told by itself or as part of another finding. */
export interface TrafficChange {
  readonly page: string;
  readonly source: string | null;
  readonly category: string | null;
  readonly observed: number;
  readonly expected: number;
  readonly relative: number;
  readonly comparisons: Comparisons;
  readonly q: number;
  readonly verdict: TestedNode['verdict'];
  readonly severity: TrafficSeverity | null;
}

/** The week's numbers by page, source and category, with what the tests of the analysis said of each. */
export interface WeekBreakdown {
  readonly metric: string;
  readonly revenue: readonly (BreakdownRow & { readonly revenueComparisons: Comparisons })[];
  readonly traffic: readonly TrafficChange[];
  readonly sources: readonly BreakdownRow[];
  readonly categories: readonly BreakdownRow[];
  readonly pages: readonly BreakdownRow[];
  readonly overallTrend: Trend;
}

/** What a week of a theme is worth, in the measure nearest to money that the site has. */
export interface Worth {
  readonly metric: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** False where the change was seen in another metric and is counted at the site's usual rate. */
  readonly direct: boolean;
}

/** What happened to the same part of a site in the same direction, over several weeks. */
export interface FocusTheme {
  readonly id: string;
  readonly kind: 'problem' | 'opportunity';
  /** The finding that is worth most; its words and its metric lead. */
  readonly lead: Finding;
  /** All of its findings, the newest first. */
  readonly evidence: readonly Finding[];
  readonly worth: Worth | null;
}
