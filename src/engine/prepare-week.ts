import type { Day } from '#src/shared/week.ts';
import type { AnalysisGap } from './analysis.ts';
import { prepareRun, type Run } from './prepare-run.ts';
import {
  type Calendar,
  FEWEST_HISTORY_WEEKS,
  readCalendar,
  WANTED_HISTORY_WEEKS,
} from './series/calendar.ts';
import { choosePanels, chooseVolume, usable } from './series/choose-panels.ts';
import { silentDays, withoutDays } from './series/silent-days.ts';
import { type TableFacts, tableFacts } from './table-facts.ts';
import type { FactTable, WeekFacts } from './week-facts.ts';

/**
 * What an analysis makes of the facts before it tests anything: leaf tables, the lattice, series and expectations, and the
 * level tests once they were asked for. It depends on the facts alone, so that any analysis of the same facts may share it.
 */
export interface PreparedWeek {
  readonly facts: WeekFacts;
  /** Of each cell table that can be compared, the main one first; null when nothing can be said of this week. */
  readonly runs: readonly Run[] | null;
  readonly gaps: readonly AnalysisGap[];
}

/**
 * Whatever the facts hold has an outcome: `runs` is null, and a gap says why, when the week lacks days, there are fewer than
 * `FEWEST_HISTORY_WEEKS` whole weeks before it, or no metric has usable numbers.
 */
export function prepareWeek(given: WeekFacts): PreparedWeek {
  const { facts, gap } = withoutSilentDays(given);
  const silent = (gaps: readonly AnalysisGap[]): PreparedWeek => ({ facts, runs: null, gaps });
  const [main, ...others] = facts.tables;
  if (!main) return silent([{ type: 'partial_week', week: facts.week, daysPresent: 0 }]);
  if (gap) return silent([gap]);
  const first = tableFacts(facts, main, true);
  const calendar = readCalendar(first);
  const daysPresent = calendar.daysPresent[calendar.current] ?? 0;
  if (daysPresent < 7) return silent([{ type: 'partial_week', week: facts.week, daysPresent }]);
  const gaps: AnalysisGap[] = [];
  const weeks = calendar.history.length;
  if (weeks < WANTED_HISTORY_WEEKS)
    gaps.push({ type: 'history_too_short', weeks, needed: WANTED_HISTORY_WEEKS });
  const broken = brokenWeeks(calendar).map((week) => facts.days[7 * week] as Day);
  if (broken.length > 0) gaps.push({ type: 'weeks_left_out', weeks: broken });
  for (const metric of Object.keys(main.values).sort())
    if (!usable(first, metric)) gaps.push({ type: 'bad_values', metric });
  if (weeks < FEWEST_HISTORY_WEEKS) return silent(gaps);
  const mainRun = runOf(first, calendar);
  if (!mainRun) return silent(gaps);
  const runs = [mainRun];
  for (const table of others) {
    const own = tableFacts(facts, table, false);
    const run = isWhole(readCalendar(own)) ? runOf(own, readCalendar(own)) : null;
    if (run) runs.push(run);
    else
      gaps.push({
        type: 'table_left_out',
        table: table.id,
        dimensions: table.dimensions.map(({ id }) => id),
      });
  }
  for (const { dimension, members, emptyDays } of relabelledIn(runs))
    gaps.push({ type: 'relabelled', dimension, members, emptyDays });
  return { facts, runs, gaps };
}

/** Days without any event are missing, whatever the source calls them; those of the analysed week are told. */
function withoutSilentDays(facts: WeekFacts): {
  readonly facts: WeekFacts;
  readonly gap: Extract<AnalysisGap, { type: 'silent_days' }> | null;
} {
  const [main] = facts.tables;
  const silent = main ? silentDays(tableFacts(facts, main, true)) : [];
  const ofWeek = silent.filter(({ day }) => day >= facts.days.length - 7);
  return {
    facts: withoutDays(
      facts,
      silent.map(({ day }) => day),
    ),
    gap:
      ofWeek.length === 0
        ? null
        : {
            type: 'silent_days',
            days: ofWeek.map(({ day }) => facts.days[day] as Day),
            usual: ofWeek.reduce((sum, { usual }) => sum + usual, 0),
            metric: chooseVolume(tableFacts(facts, main as FactTable, true)) as string,
          },
  };
}

/** Weeks without all of their days among those that a week is compared with first; what lies before the source began is none. */
function brokenWeeks({ current, daysPresent, history }: Calendar): readonly number[] {
  const first = Math.max(history[0] ?? current, current - WANTED_HISTORY_WEEKS);
  return daysPresent.flatMap((days, week) => (days < 7 && week > first && week < current ? [week] : []));
}

function runOf(facts: TableFacts, calendar: Calendar): Run | null {
  const choice = choosePanels(facts);
  return choice.volume === null ? null : prepareRun(facts, calendar, choice, choice.volume);
}

function isWhole({ daysPresent, current, history }: Calendar): boolean {
  return daysPresent[current] === 7 && history.length >= FEWEST_HISTORY_WEEKS;
}

/** Told once, however many tables show it. */
function sameKey({ dimension, members }: Run['relabelled'][number]): string {
  return JSON.stringify([dimension, members]);
}

function relabelledIn(runs: readonly Run[]): readonly Run['relabelled'][number][] {
  const all = new Map(runs.flatMap(({ relabelled }) => relabelled.map((one) => [sameKey(one), one])));
  return [...all.values()];
}
