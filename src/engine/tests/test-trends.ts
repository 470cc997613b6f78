import type { Run, RunPanel } from '../prepare-run.ts';
import { falseDiscoveryRates } from './false-discovery.ts';
import type { Hypothesis } from './hypothesis.ts';
import { cuboidsOf } from './new-cuboids.ts';
import {
  FEWEST_TREND_WEEKS,
  fitTrendModel,
  MOST_TREND_WEEKS,
  MOST_WEEKS_WITHOUT_YEAR,
  type TrendTest,
  testTrend,
} from './trend-test.ts';
import { beyondSeason, knowsYearBefore, yearOverYear } from './year-over-year.ts';

/** A slow drift is a matter of the whole business: members below this share of the site are left to the weekly tests. */
const SMALLEST_TREND_SHARE = 0.02;
const SMALLEST_TREND_VOLUME = 50;
const OUT_OF_THE_ORDINARY = 2;

/** The tests of drifts by themselves that are worth asking whether they are apart from the rest. */
const SELECTED = 0.1;
/** In a season that all share, any member at all is told as apart from it with at most this probability (over all tables). */
const GATE = 0.03;

/**
 * Without a year before, a drift of the whole site cannot be told from its season. Seasons move the members of a site together,
 * so that one drifts by itself only when it drifts against the rest too, in two stages: of the members that drift, those that
 * do so against the rest (Benjamini and Hochberg at each stage). Where five members drift, one of them must stand apart less
 * clearly than where the season moves all fifty.
 *
 * @param alone p of each member's drift by itself
 * @param against p of its drift against the rest, in the same direction; 1 otherwise
 * @param tables that are asked the same
 * @returns p of each drift: its own where it stands apart, else the larger of the two
 */
function apartFromSeason(
  alone: readonly number[],
  against: readonly number[],
  tables: number,
): readonly number[] {
  const ofAll = falseDiscoveryRates(alone.map((p) => ({ p, tier: 'trend' })));
  const selected = alone.flatMap((_, place) => ((ofAll[place] as number) <= SELECTED ? [place] : []));
  const ofSelected = falseDiscoveryRates(
    selected.map((place) => ({ p: against[place] as number, tier: 'trend' })),
  );
  const apart = new Set(selected.filter((_, rank) => (ofSelected[rank] as number) <= GATE / tables));
  return alone.map((p, place) => (apart.has(place) ? p : Math.max(p, against[place] as number)));
}

/** A member as it would be had the rest of the site not moved; null where there is no rest. */
function againstTheRest(values: readonly number[], site: readonly number[]): readonly number[] | null {
  const rest = site.map((all, place) => all - (values[place] as number));
  if (!rest.every((value) => value > 0)) return null;
  const usual = rest.reduce((sum, value) => sum + value, 0) / rest.length;
  return values.map((value, place) => (value * usual) / (rest[place] as number));
}

/** Drift of the site and of each member over the whole window, in volume, not relative to the site. */
export function testTrends(runs: readonly Run[], run: Run, panel: RunPanel): readonly Hypothesis[] {
  const { calendar, lattice } = run;
  const { mean, deviation } = panel.siteForecast;
  // A holiday or a shock of the whole site, at the end of the window above all, is no trend of each of its segments.
  const ordinary = (week: number) =>
    !(
      Math.abs(Math.log((panel.site[week] as number) / (mean[week] as number))) >
      OUT_OF_THE_ORDINARY * deviation
    );
  const known = new Set(calendar.history);
  const newest = [...calendar.history, calendar.current].slice(-MOST_TREND_WEEKS);
  const yearKnown = knowsYearBefore(newest.filter(ordinary), known);
  const weeks = (yearKnown ? newest : newest.slice(-MOST_WEEKS_WITHOUT_YEAR)).filter(ordinary);
  if (weeks.length < FEWEST_TREND_WEEKS) return [];
  const { panel: counts, noise } = panel.expectation();
  const valuesOf = (segment: number) =>
    weeks.map((week) => counts.series[segment * calendar.weeks + week] as number);
  const meanOf = (segment: number) => valuesOf(segment).reduce((sum, value) => sum + value, 0) / weeks.length;
  const segments = lattice.segments.filter(
    ({ index, depth }) =>
      depth <= 1 && meanOf(index) >= Math.max(SMALLEST_TREND_VOLUME, SMALLEST_TREND_SHARE * meanOf(0)),
  );
  if (segments.length < 2) return [];
  // Seen by itself, a segment moves with the site besides.
  const together = { dispersion: noise.dispersion, extra: noise.extra + deviation ** 2 / noise.dispersion };
  const model = fitTrendModel(
    segments.map(({ index }) => valuesOf(index)),
    together,
    weeks,
  );
  const relative = (index: number) => againstTheRest(valuesOf(index), valuesOf(0));
  const relatives = segments.flatMap(({ index }) => {
    const values = relative(index);
    return values === null ? [] : [values];
  });
  // Against the rest the movement of the site cancels, and so does its noise.
  const apart = relatives.length > 1 ? fitTrendModel(relatives, noise, weeks) : model;
  // Tables share what they have in common; the noise is learned from all segments, each is tested once.
  const tested = new Set(cuboidsOf(runs, run, panel.plan.metric, [0, 1]));
  const own = segments.filter(({ cuboid }) => tested.has(cuboid));
  const window = (weeks.at(-1) as number) - (weeks[0] as number);
  const tests = own.map(({ index }) => testTrend(index, valuesOf(index), model));
  const against = own.map(({ index }, place) => {
    const values = relative(index);
    const test = values && testTrend(index, values, apart);
    return test && test.slope * (tests[place] as TrendTest).slope > 0 ? test.p : 1;
  });
  const apartP = apartFromSeason(
    tests.map(({ p }) => p),
    against,
    runs.length,
  );
  return own.map(({ index }, place) => {
    const alone = tests[place] as TrendTest;
    const year = yearOverYear(
      (week) => counts.series[index * calendar.weeks + week] as number,
      weeks,
      known,
      (value) => together.dispersion * (1 / Math.max(1, value) + together.extra),
    );
    const p = year === null ? (apartP[place] as number) : beyondSeason(alone.p, alone.slope * window, year);
    const trend = { ...alone, yearKnown, p };
    const observed = counts.series[index * calendar.weeks + calendar.current] as number;
    return {
      run,
      metric: panel.plan.metric,
      segment: index,
      tier: 'trend',
      name: 'log_linear_trend_t',
      observed,
      expected: Math.exp(trend.start),
      deviation: observed * trend.slopeError * ((weeks.at(-1) as number) - (weeks[0] as number)),
      degreesOfFreedom: trend.degreesOfFreedom,
      statistic: trend.statistic,
      p: trend.p,
      dispersion: noise.dispersion * (1 + noise.extra * observed),
      level: null,
      trend,
    };
  });
}
