import type { Baseline } from '#src/engine/finding.ts';

/**
 * The weeks as a small line shows them, oldest first. Weeks before the first that the baseline knows are left out: the
 * source may have begun in the middle of one, and a climb from nothing would be all that is seen.
 */
export function sparklineOf({ weeks }: Baseline): (number | null)[] {
  const first = weeks.findIndex((week) => week.used || week.expected !== null);
  return weeks.slice(Math.max(0, first)).map((week) => week.observed);
}
