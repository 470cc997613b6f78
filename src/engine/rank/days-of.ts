import { type SegmentView, sumWeek } from '../attribute/segment-view.ts';
import type { DayValue } from '../finding.ts';
import type { Run } from '../prepare-run.ts';
import { weeksBefore } from '../series/calendar.ts';
import { BASELINE_WEEKS } from '../series/clean-site.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';

/** The seven days of the week; what was expected follows the weekday profile of the baseline weeks. */
export function daysOf(run: Run, view: SegmentView, hypothesis: Hypothesis): readonly DayValue[] {
  const { plan, denominator } = view.panel;
  const { current } = run.calendar;
  const events = dailySums(run, view, plan.numerator);
  const trials = plan.denominator ? dailySums(run, view, plan.denominator) : null;
  const weeks = weeksBefore(run.calendar, current, BASELINE_WEEKS);
  const sumDay = (values: Float64Array, weekday: number) =>
    weeks.reduce((sum, week) => sum + (values[week * 7 + weekday] as number), 0);
  const all = weeks.reduce((sum, week) => sum + sumSeven(events, week), 0);
  const allTrials = trials ? weeks.reduce((sum, week) => sum + sumSeven(trials, week), 0) : 0;
  return Array.from({ length: 7 }, (_, weekday) => {
    const index = current * 7 + weekday;
    const day = run.facts.days[index] as DayValue['day'];
    const present = run.facts.present[index] === 1;
    if (!denominator || !trials) {
      const share = all > 0 ? sumDay(events, weekday) / all : 1 / 7;
      return {
        day,
        observed: present ? (events[index] as number) : null,
        expected: hypothesis.expected * share,
      };
    }
    const usual =
      all > 0 && allTrials > 0
        ? sumDay(events, weekday) / Math.max(1, sumDay(trials, weekday)) / (all / allTrials)
        : 1;
    const count = trials[index] as number;
    return {
      day,
      observed: present && count > 0 ? (events[index] as number) / count : null,
      expected: hypothesis.expected * usual,
    };
  });
}

function dailySums(run: Run, view: SegmentView, metric: string): Float64Array {
  const { facts, table } = run;
  if (view.segment === 0)
    return (
      (view.panel.plan.numerator === metric ? view.panel.numerator : view.panel.denominator)?.days ??
      new Float64Array(facts.days.length)
    );
  const sums = new Float64Array(facts.days.length);
  const column = facts.values[metric] as Float64Array;
  facts.day.forEach((day, row) => {
    if (view.set[table.leafOfRow[row] as number])
      sums[day] = (sums[day] as number) + Math.round((column[row] as number) * 1e4);
  });
  return sums.map((value) => value / 1e4);
}

function sumSeven(values: Float64Array, week: number): number {
  return values.subarray(week * 7, week * 7 + 7).reduce((sum, value) => sum + value, 0);
}

/** Value of the segment in a past week, in the unit of the metric. */
export function weekValue(run: Run, view: SegmentView, week: number): number {
  const { plan } = view.panel;
  if (view.segment === 0) return view.panel.site[week] as number;
  const events = sumWeek(run.table.values[plan.numerator] as Float64Array, run, week, view.set);
  return plan.denominator
    ? events / sumWeek(run.table.values[plan.denominator] as Float64Array, run, week, view.set)
    : events;
}
