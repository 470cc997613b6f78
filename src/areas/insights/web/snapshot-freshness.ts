import { type Day, daysBetween } from '#src/shared/week.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a week's snapshot is shown again without asking: the older the week, the less it changes. */
export function snapshotFreshness(week: Day, currentWeek: Day): number {
  const weeksBack = daysBetween(week, currentWeek) / 7;
  if (weeksBack <= 0) return 5 * MINUTE;
  if (weeksBack <= 1) return HOUR;
  if (weeksBack <= 4) return 4 * HOUR;
  return 24 * HOUR;
}
