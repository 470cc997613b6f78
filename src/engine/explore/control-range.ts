import type { Analysis } from '../analysis.ts';
import type { Finding } from '../finding.ts';

/** What one week of a scan says of itself. */
export interface ScannedWeek {
  readonly week: string;
  /** The smallest q of all of its tests, which is the p-value (Simes, tiers weighted) of "nothing happened in this week". */
  readonly p: number;
}

/** What a scan of several weeks lets stand. */
export interface RangeControl {
  /** Weeks in which something happened, told from all weeks of the range. */
  readonly weeks: ReadonlySet<string>;
  /** A finding of those weeks is kept when its q is at most this. */
  readonly threshold: number;
}

/** Smallest q of all tests of the week, 1 of none: Simes over weighted tiers. */
export const weekPValue = ({ nodes }: Pick<Analysis, 'nodes'>): number =>
  nodes.reduce((least, { q }) => Math.min(least, q), 1);

/**
 * Scanning sixty weeks is sixty chances to be fooled, each controlled by itself only. Two levels (Benjamini & Bogomolov 2014,
 * J. R. Stat. Soc. B 76:297): the R weeks of all m that pass Benjamini–Hochberg are selected by their own p, and within them
 * findings are held to rate · R / m. So the false discovery rate averaged over the selected weeks stays at the rate, however
 * many weeks are scanned; a scan of one week is held to the rate of that week.
 */
export function controlRange(weeks: readonly ScannedWeek[], rate: number): RangeControl {
  const sorted = weeks.toSorted((a, b) => a.p - b.p || (a.week < b.week ? -1 : 1));
  const last = sorted.findLastIndex(({ p }, index) => p <= (rate * (index + 1)) / weeks.length);
  const selected = sorted.slice(0, last + 1);
  return {
    weeks: new Set(selected.map(({ week }) => week)),
    threshold: weeks.length === 0 ? 0 : (rate * selected.length) / weeks.length,
  };
}

/** The findings of a week that stand in a scan of many. */
export const keptInRange = (
  { findings, week }: Pick<Analysis, 'findings' | 'week'>,
  { weeks, threshold }: RangeControl,
): readonly Finding[] => (weeks.has(week) ? findings.filter(({ test }) => test.q <= threshold) : []);
