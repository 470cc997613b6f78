import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Day } from '#src/shared/week.ts';
import type { Finding } from '../finding.ts';

/** The days of the week that the source may still complete. */
export function provisionalDays(marks: readonly QualityMark[], week: Day): ReadonlySet<string> {
  return new Set(
    marks.flatMap((mark) => (mark.type === 'provisional' ? mark.days.filter((day) => day >= week) : [])),
  );
}

/** At least this share of a fall must lie on finished days. */
const FINISHED_SHARE = 0.5;

/**
 * Whether a fall may be nothing but days that are not complete yet: less than half of it lies on finished days. A rise can
 * only grow when more data comes, and a rate does not depend on how much of it is there, so both stand.
 *
 * @example A week of −200 sessions, of which −150 on a provisional Sunday, may be unfinished; one of −200 with −40 is not.
 */
export function mayBeUnfinished(
  { direction, unit, days }: Finding,
  provisional: ReadonlySet<string>,
): boolean {
  if (provisional.size === 0 || direction === 'up' || (unit !== 'count' && unit !== 'currency')) return false;
  let finished = 0;
  let all = 0;
  for (const { day, observed, expected } of days) {
    if (observed === null || expected === null) continue;
    all += expected - observed;
    if (!provisional.has(day)) finished += expected - observed;
  }
  return finished < FINISHED_SHARE * all;
}
