import type { Run, RunPanel } from '../prepare-run.ts';
import type { Noise } from '../series/panel.ts';
import { driftGoesOn } from './drift-goes-on.ts';
import { falseDiscoveryRates } from './false-discovery.ts';
import type { Drift, Hypothesis } from './hypothesis.ts';
import { cuboidsOf } from './new-cuboids.ts';
import {
  FEWEST_TREND_WEEKS,
  fitTrendModel,
  MOST_TREND_WEEKS,
  MOST_WEEKS_WITHOUT_YEAR,
  type TrendModel,
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
  const window = windowOf(run, panel);
  if (window.weeks.length < FEWEST_TREND_WEEKS) return [];
  const { series } = panel.expectation().panel;
  const valuesOf = (segment: number) =>
    window.weeks.map((week) => series[segment * run.calendar.weeks + week] as number);
  const segments = largeEnough(run, valuesOf);
  if (segments.length < 2) return [];
  // Tables share what they have in common; the noise is learned from all segments, each is tested once.
  const asked = new Set(cuboidsOf(runs, run, panel.plan.metric, [0, 1]));
  const own = segments.filter(({ cuboid }) => asked.has(cuboid)).map(({ index }) => index);
  const models = fitModels(
    panel,
    window.weeks,
    segments.map(({ index }) => valuesOf(index)),
    valuesOf(0),
  );
  const alone = own.map((index) => testTrend(index, valuesOf(index), models.alone));
  const against = alone.map((test) => {
    const values = againstTheRest(valuesOf(test.segment), valuesOf(0));
    const relative = values && testTrend(test.segment, values, models.apart);
    return relative && relative.slope * test.slope > 0 ? relative.p : 1;
  });
  const apartP = apartFromSeason(
    alone.map(({ p }) => p),
    against,
    runs.length,
  );
  return alone.map((test, place) => {
    const year = yearOverYear(
      (week) => series[test.segment * run.calendar.weeks + week] as number,
      window.weeks,
      window.known,
      (value) => models.noise.dispersion * (1 / Math.max(1, value) + models.noise.extra),
    );
    const p =
      year === null ? (apartP[place] as number) : beyondSeason(test.p, test.slope * window.length, year);
    const observed = series[test.segment * run.calendar.weeks + run.calendar.current] as number;
    return hypothesisOf(run, panel, window, {
      ...test,
      yearKnown: window.yearKnown,
      p: driftGoesOn(test, window.length, observed) ? p : 1,
    });
  });
}

/** The weeks that a drift is looked for in. */
interface TrendWindow {
  /** Oldest first, the analysed one last; without those that are no usual ones of the whole site. */
  readonly weeks: readonly number[];
  /** From the first of them to the last. */
  readonly length: number;
  /** All whole weeks before the analysed one. */
  readonly known: ReadonlySet<number>;
  readonly yearKnown: boolean;
}

function windowOf({ calendar }: Run, { site, siteForecast }: RunPanel): TrendWindow {
  const { mean, deviation } = siteForecast;
  // A holiday or a shock of the whole site, at the end of the window above all, is no trend of each of its segments.
  const ordinary = (week: number) =>
    !(Math.abs(Math.log((site[week] as number) / (mean[week] as number))) > OUT_OF_THE_ORDINARY * deviation);
  const known = new Set(calendar.history);
  const newest = [...calendar.history, calendar.current].slice(-MOST_TREND_WEEKS);
  const yearKnown = knowsYearBefore(newest.filter(ordinary), known);
  const weeks = (yearKnown ? newest : newest.slice(-MOST_WEEKS_WITHOUT_YEAR)).filter(ordinary);
  return { weeks, length: (weeks.at(-1) as number) - (weeks[0] as number), known, yearKnown };
}

/** The site, and its members by one dimension that are much of it. */
function largeEnough(
  { lattice }: Run,
  valuesOf: (segment: number) => readonly number[],
): Run['lattice']['segments'] {
  const meanOf = (segment: number) => {
    const values = valuesOf(segment);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  const least = Math.max(SMALLEST_TREND_VOLUME, SMALLEST_TREND_SHARE * meanOf(0));
  return lattice.segments.filter(({ index, depth }) => depth <= 1 && meanOf(index) >= least);
}

/** What the series have in common by themselves, and against the rest of the site each; the noise of the first. */
function fitModels(
  { expectation, siteForecast }: RunPanel,
  weeks: readonly number[],
  series: readonly (readonly number[])[],
  site: readonly number[],
): { readonly alone: TrendModel; readonly apart: TrendModel; readonly noise: Noise } {
  const own = expectation().noise;
  // Seen by itself, a segment moves with the site besides.
  const noise = { ...own, extra: own.extra + siteForecast.deviation ** 2 / own.dispersion };
  const alone = fitTrendModel(series, noise, weeks);
  const relatives = series.flatMap((values) => {
    const relative = againstTheRest(values, site);
    return relative === null ? [] : [relative];
  });
  // Against the rest the movement of the site cancels, and so does its noise.
  return { alone, apart: relatives.length > 1 ? fitTrendModel(relatives, own, weeks) : alone, noise };
}

function hypothesisOf(run: Run, panel: RunPanel, { length }: TrendWindow, trend: Drift): Hypothesis {
  const { panel: counts, noise } = panel.expectation();
  const { weeks, current } = run.calendar;
  const observed = counts.series[trend.segment * weeks + current] as number;
  return {
    run,
    metric: panel.plan.metric,
    segment: trend.segment,
    tier: 'trend',
    name: 'log_linear_trend_t',
    observed,
    expected: Math.exp(trend.start),
    deviation: observed * trend.slopeError * length,
    degreesOfFreedom: trend.degreesOfFreedom,
    statistic: trend.statistic,
    p: trend.p,
    dispersion: noise.dispersion * (1 + noise.extra * observed),
    level: null,
    trend,
  };
}
