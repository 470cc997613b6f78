import type { Run, RunPanel } from '../prepare-run.ts';
import { weeksBefore } from '../series/calendar.ts';
import { BASELINE_WEEKS } from '../series/clean-site.ts';
import { weekOf } from '../series/panel.ts';
import type { LevelTest } from './level-test.ts';

/** What was never there before is new when so many weeks before it were without. */
const FEWEST_WEEKS_WITHOUT = 3;
/** A newcomer of this part of the size is as large. */
const AS_LARGE = 0.5;
/** Weeks of the baseline that had a newcomer as large. */
const OFTEN = 2;

/**
 * Whether something new is nothing unusual: a newsletter that goes by another name each week, or the day of the order as a column,
 * brings members that were never there before in every week. That one came is no news then, however large it is against nothing.
 */
export function isUsualNewcomer(run: Run, panel: RunPanel, test: LevelTest): boolean {
  if (test.expected >= 1) return false;
  const { calendar } = run;
  const { fixed } = run.lattice.segments[test.segment] as Run['lattice']['segments'][number];
  const known = new Map<number, ReadonlyMap<string, number>>();
  const membersIn = (week: number) => {
    const members = known.get(week) ?? sumsOfMembers(run, panel, fixed, week);
    known.set(week, members);
    return members;
  };
  const hadOne = weeksBefore(calendar, calendar.current, BASELINE_WEEKS).filter((week) => {
    const before = weeksBefore(calendar, week, BASELINE_WEEKS);
    if (before.length < FEWEST_WEEKS_WITHOUT) return false;
    const isNew = (member: string) => !before.some((one) => membersIn(one).has(member));
    return [...membersIn(week)].some(([member, count]) => count >= AS_LARGE * test.observed && isNew(member));
  });
  return hadOne.length >= OFTEN;
}

/** What the members of some dimensions had in a week, also those that are too small to be segments. */
function sumsOfMembers(
  { table, lattice }: Run,
  panel: RunPanel,
  dimensions: readonly number[],
  week: number,
): ReadonlyMap<string, number> {
  const counts = weekOf(panel.expectation().panel.leaf, week, lattice);
  const sums = new Map<string, number>();
  for (const leaf of table.active[week] as Uint32Array) {
    const count = counts[leaf] as number;
    if (!(count > 0)) continue;
    const member = dimensions.map((dimension) => table.codes[dimension]?.[leaf]).join();
    sums.set(member, (sums.get(member) ?? 0) + count);
  }
  return sums;
}
