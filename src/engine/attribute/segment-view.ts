import { leavesOf } from '../localize/leaf-set.ts';
import type { Run, RunPanel } from '../prepare-run.ts';
import { weekOf } from '../series/panel.ts';

/** One metric of one segment, in its own unit: what happened and what was expected, by week, day and leaf. */
export interface SegmentView {
  readonly panel: RunPanel;
  readonly segment: number;
  readonly set: Uint8Array;
  /** Events and trials (1 for counts and money) of the analysed week. */
  readonly observed: { readonly events: number; readonly trials: number };
  readonly expected: { readonly events: number; readonly trials: number };
}

/** @param expected value of the week in the unit of the metric, when the caller has another one than the usual */
export function viewSegment(run: Run, panel: RunPanel, segment: number, expected?: number): SegmentView {
  const { current, weeks } = run.calendar;
  const set = leavesOf(run.lattice, segment);
  const expectation = panel.expectation();
  const cell = segment * weeks + current;
  const raw = run.table.values[panel.plan.numerator] as Float64Array;
  const site = segment === 0;
  const events = site ? (panel.numerator.weeks[current] as number) : sumWeek(raw, run, current, set);
  const trials = panel.denominator
    ? site
      ? (panel.denominator.weeks[current] as number)
      : sumWeek(run.table.values[panel.plan.denominator as string] as Float64Array, run, current, set)
    : 1;
  const usual =
    expected ??
    (site
      ? (panel.siteForecast.mean[current] as number)
      : panel.denominator
        ? (expectation.mean[cell] as number) / trials
        : (expectation.mean[cell] as number) * expectation.panel.scale);
  return { panel, segment, set, observed: { events, trials }, expected: { events: usual * trials, trials } };
}

/** In the unit of the metric; a rate of no trials is 0. */
export function observedValue({ observed }: SegmentView): number {
  return observed.trials > 0 ? observed.events / observed.trials : 0;
}

/** In the unit of the metric; a rate of no trials is 0. */
export function expectedValue({ expected }: SegmentView): number {
  return expected.trials > 0 ? expected.events / expected.trials : 0;
}

/** Of the leaves in `set`. */
export function sumWeek(column: Float64Array, run: Run, week: number, set: Uint8Array): number {
  const values = weekOf(column, week, run.lattice);
  let sum = 0;
  for (let leaf = 0; leaf < values.length; leaf++) if (set[leaf]) sum += values[leaf] as number;
  return sum;
}
