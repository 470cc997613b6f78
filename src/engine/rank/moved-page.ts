import { pageFolder } from '#src/semantics/page-folder.ts';
import type { Run } from '../prepare-run.ts';
import { weeksBefore } from '../series/calendar.ts';
import { BASELINE_WEEKS } from '../series/clean-site.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';

const PAGES = ['landing_page', 'page'];
/** A page is gone when so much of it is left, and another one is new when it had so little. */
const GONE = 0.1;
const NEW = 0.05;
/** What the new page has of what the old one was expected to have. */
const TAKEN_UP = [0.4, 2.5] as const;
const FEWEST_VISITS = 20;

/**
 * The page that took over from one that is gone: new in this week, in the same folder, about as many visits. A page that was
 * renamed lost no audience, and its new address won none.
 */
export function movedTo({ run, metric, segment, observed, expected, trend }: Hypothesis): {
  readonly page: string;
  readonly observed: number;
} | null {
  const own = Object.entries(run.lattice.segments[segment]?.segment ?? {});
  const [dimension, page] = own[0] ?? [];
  if (own.length !== 1 || dimension === undefined || page === undefined || !PAGES.includes(dimension))
    return null;
  if (trend || metric !== run.volume || expected < FEWEST_VISITS || observed > GONE * expected) return null;
  const folder = pageFolder(page);
  const candidates = volumesByMember(run, dimension)
    .filter(
      ({ now, before }) =>
        now >= TAKEN_UP[0] * expected && now <= TAKEN_UP[1] * expected && before <= NEW * now,
    )
    .filter(({ member }) => member !== page && folder !== null && pageFolder(member) === folder)
    .sort((a, b) => Math.abs(a.now - expected) - Math.abs(b.now - expected));
  const [best] = candidates;
  return best ? { page: best.member, observed: best.now } : null;
}

/** Visits of each member this week and, on average, in the weeks before. */
function volumesByMember(run: Run, dimension: string) {
  const { table, calendar } = run;
  const place = table.dimensions.findIndex(({ id }) => id === dimension);
  const { members } = table.dimensions[place] as (typeof table.dimensions)[number];
  const codes = table.codes[place] as Uint32Array;
  const column = table.values[run.volume] as Float64Array;
  const weeks = weeksBefore(calendar, calendar.current, BASELINE_WEEKS);
  const sums = members.map((member) => ({ member, now: 0, before: 0 }));
  for (let leaf = 0; leaf < table.leaves; leaf++) {
    const sum = sums[codes[leaf] as number] as (typeof sums)[number];
    sum.now += column[calendar.current * table.leaves + leaf] as number;
    for (const week of weeks)
      sum.before += (column[week * table.leaves + leaf] as number) / Math.max(1, weeks.length);
  }
  return sums;
}
