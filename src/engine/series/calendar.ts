import type { TableFacts } from '../table-facts.ts';

/** Fewest full weeks before the analysed one from which a change can be told from noise at all; see `analyzeWeek`. */
export const FEWEST_HISTORY_WEEKS = 3;
/** From this many full weeks on, the history counts as long enough. */
export const WANTED_HISTORY_WEEKS = 8;

/** Which weeks may be compared: only those with all seven days. */
export interface Calendar {
  /** Number of weeks, the analysed one last. */
  readonly weeks: number;
  /** Index of the analysed week. */
  readonly current: number;
  readonly daysPresent: readonly number[];
  /** Indices of full weeks before the analysed one, oldest first. */
  readonly history: readonly number[];
}

/** Days of a week are counted from the first of the facts, a Monday. */
export function readCalendar(facts: TableFacts): Calendar {
  const weeks = Math.floor(facts.days.length / 7);
  const daysPresent = Array.from({ length: weeks }, (_, week) =>
    facts.present.subarray(week * 7, week * 7 + 7).reduce((sum, day) => sum + (day ? 1 : 0), 0),
  );
  const current = weeks - 1;
  const history = daysPresent.flatMap((days, week) => (days === 7 && week < current ? [week] : []));
  return { weeks, current, daysPresent, history };
}

/** The newest `count` weeks of history before `week`, oldest first. */
export function weeksBefore(calendar: Calendar, week: number, count: number): readonly number[] {
  return calendar.history.filter((past) => past < week).slice(-count);
}
