import { panelOf } from '../panel-of.ts';
import type { Run, RunPanel } from '../prepare-run.ts';
import { forecastSite, type SiteForecast } from '../series/site-forecast.ts';
import type { Hypothesis, TestName, Tier } from './hypothesis.ts';
import type { LevelTest } from './level-test.ts';
import { cuboidsOf, isNew } from './new-cuboids.ts';
import { testSite } from './site-test.ts';
import type { TestStatistics } from './test-statistics.ts';
import { testTrends } from './test-trends.ts';

/** A batch of tests that ask one question of one set of dimensions: one step of the budget. */
export interface Family {
  readonly test: () => readonly Hypothesis[];
}

const LEVEL_NAMES = {
  count: 'negative_binomial_t',
  amount: 'compound_amount_t',
  rate: 'overdispersed_share_t',
  money: 'compound_revenue_t',
  mean: 'log_mean_t',
} as const satisfies Record<RunPanel['plan']['type'], TestName>;

/**
 * All families of an analysis, the most general first: the site, trends, one dimension, two dimensions. A segment that
 * several tables hold (a channel, by traffic and by landing page) is one question and is asked of the first of them.
 */
export function planFamilies(runs: readonly Run[]): readonly Family[] {
  const families: Family[] = [];
  for (const run of runs) {
    const own = run.panels.filter(({ plan }) => isNew(runs, run, plan.metric, []));
    const weekly = Object.keys(run.facts.weekly).sort();
    if (own.length + weekly.length > 0)
      families.push({
        test: () => [
          ...own.flatMap((panel) => testPanelSite(run, panel)),
          ...weekly.flatMap((metric) => testWeekly(run, metric)),
        ],
      });
  }
  for (const run of runs) {
    const volume = panelOf(run, run.volume);
    if (volume && cuboidsOf(runs, run, run.volume, [0, 1]).length > 0)
      families.push({ test: () => testTrends(runs, run, volume) });
  }
  for (const depth of [1, 2]) for (const run of runs) families.push(...levelFamilies(runs, run, depth));
  return families;
}

/** One family for each question (a count and the rates made of it) and set of dimensions. */
function levelFamilies(runs: readonly Run[], run: Run, depth: number): Family[] {
  const questions = [...new Set(run.panels.map(({ plan }) => plan.numerator))];
  return questions.flatMap((question) => {
    const panels = run.panels.filter(({ plan }) => plan.numerator === question);
    const cuboids = [
      ...new Set(panels.flatMap(({ plan }) => cuboidsOf(runs, run, plan.metric, [depth]))),
    ].sort((a, b) => a - b);
    return cuboids.map((cuboid) => ({
      test: () =>
        panels
          .filter(({ plan }) => cuboidsOf(runs, run, plan.metric, [depth]).includes(cuboid))
          .flatMap((panel) =>
            panel
              .levels()
              .filter(({ segment }) => run.lattice.segments[segment]?.cuboid === cuboid)
              .map((level) => ofLevel(run, panel, level, depth)),
          ),
    }));
  });
}

/** A level test in the unit of the metric: counts times scale, rates per trial, money with its outlying orders. */
function ofLevel(run: Run, panel: RunPanel, level: LevelTest, depth: number): Hypothesis {
  const { panel: counts } = panel.expectation();
  const cell = level.segment * run.calendar.weeks + run.calendar.current;
  const unit = counts.exposure ? 1 / (counts.exposure[cell] as number) : counts.scale;
  return {
    run,
    metric: panel.plan.metric,
    segment: level.segment,
    tier: tierOf(depth, panel.plan.metric === run.volume),
    name: LEVEL_NAMES[panel.plan.type],
    observed: level.observed * unit,
    expected: level.expected * unit,
    deviation: level.deviation * unit,
    degreesOfFreedom: level.degreesOfFreedom,
    statistic: level.statistic,
    p: level.p,
    dispersion: level.dispersion,
    level,
    trend: null,
  };
}

function tierOf(depth: number, isVolume: boolean): Tier {
  if (depth === 1) return isVolume ? 'one_dimension' : 'one_dimension_derived';
  return isVolume ? 'two_dimensions' : 'two_dimensions_derived';
}

function testPanelSite(run: Run, panel: RunPanel): readonly Hypothesis[] {
  const { current } = run.calendar;
  const { plan, orders, siteForecast } = panel;
  const raw = panel.site[current] as number;
  if (!orders)
    return [
      ofSite(
        run,
        plan.metric,
        'log_level_t',
        testSite(raw, siteForecast, current, panel.perEvent),
        events(panel, current),
      ),
    ].flat();
  // Revenue with outlying orders at the cap, and as it is: a change that only the second one shows is one of single orders.
  const { panel: counts } = panel.expectation();
  const calm =
    (counts.series[current] as number) * counts.scale + (panel.numerator.hidden[current] as number);
  const tests = ofSite(
    run,
    plan.metric,
    'log_level_t',
    testSite(calm, siteForecast, current, panel.perEvent),
    calm / orders.sizeBiased,
  );
  if (raw <= calm * (1 + 1e-9)) return tests;
  const rawForecast = forecastSite(
    { seen: panel.site, cleaned: panel.site },
    run.calendar,
    orders.sizeBiased / Math.max(1, calm),
    null,
  );
  return [
    ...tests,
    ...ofSite(
      run,
      plan.metric,
      'raw_revenue_t',
      testSite(raw, rawForecast, current, null),
      calm / orders.sizeBiased,
    ),
  ];
}

function events(panel: RunPanel, week: number): number {
  return panel.numerator.weeks[week] as number;
}

/**
 * Users of the week. People and their visits come together, and people cannot be more: what is expected of them is what is
 * expected of the visits times the users to a visit, which hardly moves. Without visits it is their own past.
 */
function testWeekly(run: Run, metric: string): readonly Hypothesis[] {
  const series = run.facts.weekly[metric] as Float64Array;
  const { calendar } = run;
  const observed = series[calendar.current] as number;
  const mean = (values: Float64Array) =>
    calendar.history.reduce((sum, week) => sum + (values[week] as number), 0) / calendar.history.length;
  const visits = run.volume === 'sessions' ? panelOf(run, run.volume) : null;
  const past = visits ? series.map((users, week) => users / (visits.site[week] as number)) : series;
  const forecast = forecastSite(
    { seen: past, cleaned: past },
    calendar,
    1 / Math.max(1, mean(series)),
    visits ? null : 1,
  );
  const whole = visits ? timesVisits(forecast, visits, calendar.current) : forecast;
  return ofSite(run, metric, 'log_level_t', testSite(observed, whole, calendar.current, 1), observed);
}

/** A forecast of users to a visit as one of users: both errors come together. */
function timesVisits(perVisit: SiteForecast, visits: RunPanel, current: number): SiteForecast {
  const { siteForecast } = visits;
  const most = Math.min(1, perVisit.mean[current] as number);
  return {
    mean: perVisit.mean.map(
      (ratio, week) => (week === current ? most : ratio) * (siteForecast.mean[week] as number),
    ),
    deviation: Math.hypot(perVisit.deviation, siteForecast.deviation),
    degreesOfFreedom: Math.min(perVisit.degreesOfFreedom, siteForecast.degreesOfFreedom),
    weight: perVisit.weight,
    alsoUsual: siteForecast.alsoUsual.map(({ mean, deviation }) => ({
      mean: most * mean,
      deviation: Math.hypot(perVisit.deviation, deviation),
    })),
  };
}

/** @param count events of the week, to tell its dispersion: relative variance times count */
function ofSite(
  run: Run,
  metric: string,
  name: TestName,
  test: TestStatistics | null,
  count: number,
): readonly Hypothesis[] {
  if (!test || !Number.isFinite(test.p)) return [];
  const dispersion = (test.deviation / test.expected) ** 2 * count;
  return [{ run, metric, segment: 0, tier: 'site', name, ...test, dispersion, level: null, trend: null }];
}
