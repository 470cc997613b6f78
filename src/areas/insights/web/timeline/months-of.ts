import type { AvailablePeriod } from '../../contract.ts';

export interface TimelineMonth {
  /** YYYY-MM, of the Monday that a week starts on. */
  readonly month: string;
  /** Given to the first month of each year in the list. */
  readonly year: string | undefined;
  readonly weeks: readonly AvailablePeriod[];
}

/** Weeks by month, newest first; a new year is told where it begins. */
export function monthsOf(periods: readonly AvailablePeriod[]): TimelineMonth[] {
  const newestFirst = periods.toSorted((one, other) =>
    other.time_frame_start.localeCompare(one.time_frame_start),
  );
  const byMonth = Map.groupBy(newestFirst, (period) => period.time_frame_start.slice(0, 7));
  let lastYear: string | undefined;
  return [...byMonth].map(([month, weeks]) => {
    const year = month.slice(0, 4);
    const isNew = year !== lastYear;
    lastYear = year;
    return { month, year: isNew ? year : undefined, weeks };
  });
}
