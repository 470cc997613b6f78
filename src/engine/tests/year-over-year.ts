import { studentTwoSided } from './student-t.ts';

/** The last weeks against the same weeks a year before. */
export interface YearOverYear {
  /** Natural logarithm of the last weeks' mean over that of the same weeks a year before. */
  readonly change: number;
  readonly p: number;
}

const YEAR_WEEKS = 52;
const FEWEST_PAIRS = 3;
const MOST_PAIRS = 4;
/** Neighbouring weeks are alike: so many weeks weigh as few as (1 − φ) / (1 + φ) of them, at the φ of 0.6 that trends end at. */
const INDEPENDENT_SHARE = (1 - 0.6) / (1 + 0.6);
const DEGREES_OF_FREEDOM = 8;

/** Whether enough of the last weeks have their week of the year before. */
export function knowsYearBefore(weeks: readonly number[], known: ReadonlySet<number>): boolean {
  return weeks.filter((week) => known.has(week - YEAR_WEEKS)).length >= FEWEST_PAIRS;
}

/**
 * The last weeks against the same weeks of the year before: what the season does comes back, what a drift does stays.
 * Null where less than a year is known.
 */
export function yearOverYear(
  countOf: (week: number) => number,
  weeks: readonly number[],
  known: ReadonlySet<number>,
  relativeVariance: (value: number) => number,
): YearOverYear | null {
  const pairs = weeks
    .filter((week) => known.has(week - YEAR_WEEKS))
    .slice(-MOST_PAIRS)
    .map((week) => [countOf(week), countOf(week - YEAR_WEEKS)] as const);
  if (pairs.length < FEWEST_PAIRS) return null;
  const now = pairs.reduce((sum, [value]) => sum + value, 0) / pairs.length;
  const then = pairs.reduce((sum, [, value]) => sum + value, 0) / pairs.length;
  if (!(now > 0 && then > 0)) return null;
  const change = Math.log(now / then);
  const effective = Math.max(1, pairs.length * INDEPENDENT_SHARE);
  const error = Math.sqrt((relativeVariance(now) + relativeVariance(then)) / effective);
  return { change, p: studentTwoSided(change / error, DEGREES_OF_FREEDOM) };
}

/** A drift is told from the season when the year before does not show the half of it. */
const OWN_SHARE = 0.5;

/**
 * The p-value of "it drifts, and it is not where it was a year ago": the larger of the two, which is valid for a claim of
 * both (intersection-union test, Berger 1982). A drift that a year ago had brought to the same place is the season: 1.
 */
export function beyondSeason(p: number, drift: number, year: YearOverYear): number {
  const same = Math.sign(year.change) === Math.sign(drift);
  return same && Math.abs(year.change) >= OWN_SHARE * Math.abs(drift) ? Math.max(p, year.p) : 1;
}
