import { buildPanel, winsorizedColumn } from './series/build-panel.ts';
import type { Calendar } from './series/calendar.ts';
import type { PanelChoice, PanelPlan } from './series/choose-panels.ts';
import { BASELINE_WEEKS } from './series/clean-site.ts';
import { dailyRateVariance, dailyRelativeVariance } from './series/daily-variance.ts';
import { expectWeeks } from './series/expect-weeks.ts';
import type { Expectation } from './series/expectation.ts';
import { buildLattice, type Lattice } from './series/lattice.ts';
import { buildLeafTable, type LeafTable } from './series/leaf-table.ts';
import { type OrderValues, readOrderValues } from './series/order-values.ts';
import { findRelabelledMembers, type RelabelledMembers } from './series/relabelled-members.ts';
import { type SegmentDays, sumSegmentDays } from './series/segment-days.ts';
import { forecastSite, type SiteForecast } from './series/site-forecast.ts';
import { type SiteSeries, siteSeries } from './series/site-series.ts';
import { sumToSegments } from './series/sum-to-segments.ts';
import type { TableFacts } from './table-facts.ts';
import { judgeByDays } from './tests/day-evidence.ts';
import { type LevelTest, testLevels } from './tests/level-test.ts';

/** Everything about a week that is read more than once: tables, expectations, forecasts. */
export interface Run {
  readonly facts: TableFacts;
  readonly calendar: Calendar;
  readonly table: LeafTable;
  readonly lattice: Lattice;
  readonly relabelled: readonly RelabelledMembers[];
  readonly volume: string;
  readonly panels: readonly RunPanel[];
}

/** One tested metric with its site forecast; segments are computed when first asked for. */
export interface RunPanel {
  readonly plan: PanelPlan;
  readonly orders: OrderValues | null;
  /** The site by week in the unit of the metric. */
  readonly site: Float64Array;
  /** What one event makes of it: 1 of a count, an order value, a part of the trials; null for means, which count nothing. */
  readonly perEvent: number | null;
  readonly siteForecast: SiteForecast;
  readonly numerator: SiteSeries;
  readonly denominator: SiteSeries | null;
  readonly expectation: () => Expectation;
  /** Tests of all of its segments against this week. */
  readonly levels: () => readonly LevelTest[];
}

/**
 * Reads one cell table of a week. What costs most (expectations, level tests) is made once, when it is first asked for.
 *
 * @param choice what is tested; all of its columns are among the values of the facts
 * @param volume the metric that segments are sized by
 */
export function prepareRun(facts: TableFacts, calendar: Calendar, choice: PanelChoice, volume: string): Run {
  const relabelled = findRelabelledMembers(facts, volume);
  const columns: Record<string, Float64Array> = {};
  const orders = new Map<string, OrderValues>();
  for (const plan of choice.panels)
    for (const metric of [plan.numerator, plan.denominator])
      if (metric !== null) columns[metric] = facts.values[metric] as Float64Array;
  columns[volume] = facts.values[volume] as Float64Array;
  for (const plan of choice.panels) {
    if (plan.type !== 'money' && plan.type !== 'amount') continue;
    // Nobody counts what an amount is made of: a row of it is at most one event more than it is
    const events = plan.type === 'money' ? facts.values['purchases'] : undefined;
    const values = readOrderValues(columns[plan.numerator] as Float64Array, events);
    orders.set(plan.metric, values);
    columns[winsorizedColumn(plan.numerator)] = values.winsorized;
  }
  const table = buildLeafTable(facts, columns);
  const lattice = buildLattice(table, leafVolume(table, calendar, volume), skippedMembers(relabelled));
  const summed = new Map<Float64Array, Float64Array>();
  const seriesOf = (column: Float64Array) => {
    const series = summed.get(column) ?? sumToSegments(lattice, column, table.active);
    summed.set(column, series);
    return series;
  };
  const byDay = new Map<string, SegmentDays>();
  const daysOf = (metric: string) => {
    const days =
      byDay.get(metric) ?? sumSegmentDays(facts, table, lattice, calendar, columns[metric] as Float64Array);
    byDay.set(metric, days);
    return days;
  };
  const panels = choice.panels.map((plan) =>
    runPanel(plan, orders.get(plan.metric) ?? null, { facts, calendar, table, lattice, seriesOf, daysOf }),
  );
  return { facts, calendar, table, lattice, relabelled, volume, panels };
}

function leafVolume(table: LeafTable, calendar: Calendar, volume: string) {
  const column = table.values[volume] as Float64Array;
  const weeks = calendar.history.slice(-BASELINE_WEEKS);
  const baseline = new Float64Array(table.leaves);
  for (const week of weeks)
    for (let leaf = 0; leaf < table.leaves; leaf++)
      baseline[leaf] =
        (baseline[leaf] as number) + (column[week * table.leaves + leaf] as number) / weeks.length;
  return { baseline, current: column.subarray(calendar.current * table.leaves) };
}

function skippedMembers(relabelled: readonly RelabelledMembers[]): ReadonlyMap<string, ReadonlySet<string>> {
  const skipped = new Map<string, Set<string>>();
  for (const { dimension, members } of relabelled) {
    const names = skipped.get(dimension) ?? new Set<string>();
    for (const member of members) names.add(member);
    skipped.set(dimension, names);
  }
  return skipped;
}

/** What all panels of a table are made from. */
interface PanelInputs {
  readonly facts: TableFacts;
  readonly calendar: Calendar;
  readonly table: LeafTable;
  readonly lattice: Lattice;
  /** Sums by segment and week of a column of leaves. */
  readonly seriesOf: (column: Float64Array) => Float64Array;
  /** Sums by segment and day of a metric. */
  readonly daysOf: (metric: string) => SegmentDays;
}

function runPanel(
  plan: PanelPlan,
  orders: OrderValues | null,
  { facts, calendar, table, lattice, seriesOf, daysOf }: PanelInputs,
): RunPanel {
  let known: Expectation | undefined;
  const expectation = () =>
    (known ??= expectWeeks(buildPanel(plan, table, orders, seriesOf), lattice, calendar));
  let tested: readonly LevelTest[] | undefined;
  const byWeek = () => testLevels(expectation(), lattice, calendar);
  const days = () => ({
    events: daysOf(plan.numerator),
    trials: plan.denominator === null ? null : daysOf(plan.denominator),
  });
  // Of money the single orders are looked at, of a mean its few trials.
  const byDay = plan.type === 'count' || plan.type === 'rate';
  const levels = () => (tested ??= byDay ? judgeByDays(byWeek(), expectation(), calendar, days) : byWeek());
  const numerator = siteSeries(facts, plan.numerator);
  const denominator = plan.denominator ? siteSeries(facts, plan.denominator) : null;
  const site = denominator
    ? numerator.weeks.map((value, week) => value / (denominator.weeks[week] as number))
    : numerator.weeks;
  const perEvent = unitOfEvent(plan, denominator, calendar, orders);
  const siteForecast = forecastSite(
    { seen: site, cleaned: pastOfSite(plan, site, numerator, expectation) },
    calendar,
    leastVariance(plan, numerator, denominator, calendar, orders),
    perEvent,
  );
  return { plan, orders, site, perEvent, siteForecast, numerator, denominator, expectation, levels };
}

/** The level of the site is learned from weeks without the segments that went their own way, and without outlying orders. */
function pastOfSite(
  plan: PanelPlan,
  site: Float64Array,
  numerator: SiteSeries,
  expectation: () => Expectation,
): Float64Array {
  if (plan.denominator !== null) return site;
  const { cleaned, panel } = expectation();
  return site.map((value, week) =>
    Number.isFinite(cleaned[week] as number)
      ? (cleaned[week] as number) * panel.scale + (numerator.hidden[week] as number)
      : value,
  );
}

/** Relative variance that counting alone would cause in the analysed week, or the scatter of days where that is more. */
function leastVariance(
  plan: PanelPlan,
  numerator: SiteSeries,
  denominator: SiteSeries | null,
  calendar: Calendar,
  orders: OrderValues | null,
): number {
  const mean = (values: Float64Array) =>
    calendar.history.reduce((sum, week) => sum + (values[week] as number), 0) /
    Math.max(1, calendar.history.length);
  const events = mean(numerator.weeks);
  if (!(events > 0)) return 1;
  if (orders) return orders.sizeBiased / events;
  if (plan.type === 'mean') return 1 / mean((denominator as SiteSeries).weeks);
  if (!denominator) return Math.max(1 / events, dailyRelativeVariance(numerator.days, calendar));
  const rate = events / mean(denominator.weeks);
  return Math.max(
    (plan.bounded ? Math.max(0.02, 1 - rate) : 1) / events,
    dailyRateVariance(numerator.days, denominator.days, calendar),
  );
}

function unitOfEvent(
  plan: PanelPlan,
  denominator: SiteSeries | null,
  { history }: Calendar,
  orders: OrderValues | null,
): number | null {
  if (plan.type === 'mean') return null;
  if (plan.type === 'money' || plan.type === 'amount') return orders?.sizeBiased ?? null;
  if (!denominator) return 1;
  const trials = history.reduce((sum, week) => sum + (denominator.weeks[week] as number), 0);
  return trials > 0 ? history.length / trials : null;
}
