import type { Calendar } from '../series/calendar.ts';
import type { Expectation } from '../series/expectation.ts';
import { noiseVariance } from '../series/panel.ts';
import type { SegmentDays } from '../series/segment-days.ts';
import { type LevelTest, surprise } from './level-test.ts';
import { studentTwoSided } from './student-t.ts';

/** Only a test below this can be claimed; the days of the others are not looked at. */
const SUSPICIOUS = 0.02;
/** A day this many standard deviations from what was expected of it is a burst. Of normal days, 1 of 16,000 is. */
const BURST = 4;
/** A change that more days than this show by themselves is one of the week and no burst. */
const MOST_BURST_DAYS = 3;
/** A burst of twice the size is taken to be a quarter as frequent (a Pareto tail that barely has a variance). */
const TAIL = 2;
/** Bursts are looked for among segments of up to so many times the size of the tested one, or one so many times smaller. */
const LIKE_SIZE = 8;
/** Weight, in events, of the weekdays of the site in those of a segment. */
const BORROWED_EVENTS = 50;
const FEWEST_WEEKS = 3;

/** Days of the events, and of the trials of a rate. */
export interface PanelDays {
  readonly events: SegmentDays;
  readonly trials: SegmentDays | null;
}

/**
 * What the days of the past say about the tests of a week:
 *
 * 1. *Scatter.* A week scatters at least as much as its days do when they are independent: Σ_d Var(y_d). A dozen weeks show
 *    seven dozen days. Bursts count as the smallest of their kind: they come in one direction, and must not hide a fall.
 * 2. *Bursts.* A change that hangs on one to three days is as credible as such bursts are rare. Where bursts and the rest of
 *    the week have nothing to do with each other, both are as extreme as they are with probability
 *    P(burst at least as large) · P(rest as far out), and p is no smaller than that. The first is the share of past weeks of
 *    segments of like size, all over the site, that held such a burst in the direction of the change, in standard
 *    deviations of their week; the second is the test with the burst put back to what was expected. Where no burst was ever
 *    seen, nothing changes.
 */
export function judgeByDays(
  tests: readonly LevelTest[],
  expectation: Expectation,
  calendar: Calendar,
  daysOf: () => PanelDays,
): readonly LevelTest[] {
  if (!tests.some(({ p }) => p <= SUSPICIOUS)) return tests;
  const days = daysOf();
  const past = expectation.targets
    .slice(0, -1)
    .filter((week) => week >= days.events.firstWeek && calendar.daysPresent[week] === 7);
  if (past.length < FEWEST_WEEKS) return tests;
  const profile = new Profile(days, [...past]);
  const bursts: Record<Direction, Burst[]> = { up: [], down: [] };
  const sizes: number[] = [];
  for (const { segment } of tests)
    for (const week of past) {
      const mean = expectation.mean[segment * calendar.weeks + week] as number;
      if (!(mean > 0)) continue;
      sizes.push(mean);
      const { up, down } = burstsOf(profile, expectation, calendar, segment, week);
      if (up) bursts.up.push({ size: up.size, mean });
      if (down) bursts.down.push({ size: down.size, mean });
    }
  return tests.map((test) => {
    if (test.p > SUSPICIOUS) return test;
    const scattered = withScatter(test, profile, expectation, calendar, past);
    const direction = test.observed >= test.expected ? 'up' : 'down';
    const burst = burstsOf(profile, expectation, calendar, test.segment, calendar.current)[direction];
    if (!burst) return scattered;
    const rest = scoreOf(expectation, calendar, scattered, test.observed - burst.excess);
    const along = Math.sign(rest.statistic) === Math.sign(test.observed - test.expected) ? rest.p : 1;
    const rarity = frequency(burst.size, test.expected, bursts[direction], sizes);
    return { ...scattered, p: Math.max(scattered.p, rarity * along) };
  });
}

type Direction = 'up' | 'down';

interface Burst {
  /** Excess of the burst days over the standard deviation of a week. */
  readonly size: number;
  /** What was expected of the week. */
  readonly mean: number;
}

/** Share of past weeks of segments of like size with a burst of this size, by the tails of those that were seen. */
function frequency(size: number, mean: number, bursts: readonly Burst[], means: readonly number[]): number {
  const alike = (other: number) => other <= mean * LIKE_SIZE && other >= mean / LIKE_SIZE;
  const seen = bursts
    .filter((burst) => alike(burst.mean))
    .reduce((sum, burst) => sum + Math.min(1, (burst.size / size) ** TAIL), 0);
  return seen / Math.max(1, means.filter(alike).length);
}

/** The days of a week that stand out above and below; null where none does, or so many that they are the week. */
function burstsOf(
  profile: Profile,
  { mean: means, complement: complements, noise }: Expectation,
  calendar: Calendar,
  segment: number,
  week: number,
): Readonly<Record<Direction, { readonly size: number; readonly excess: number } | null>> {
  const cell = segment * calendar.weeks + week;
  const mean = means[cell] as number;
  const complement = complements[cell] as number;
  const expected = profile.expected(segment, week, mean);
  const excess = { up: 0, down: 0 };
  const count = { up: 0, down: 0 };
  for (let weekday = 0; weekday < 7; weekday++) {
    const hoped = expected[weekday] as number;
    const residual = profile.observed(segment, week, weekday) - hoped;
    // What a day scatters more than a seventh of its week is left to the multiple that makes a burst.
    if (residual ** 2 < BURST ** 2 * noiseVariance(noise, Math.max(1, hoped), complement)) continue;
    const direction = residual > 0 ? 'up' : 'down';
    excess[direction] += residual;
    count[direction]++;
  }
  const deviation = Math.sqrt(noiseVariance(noise, Math.max(1, mean), complement));
  const of = (direction: Direction) =>
    count[direction] === 0 || count[direction] > MOST_BURST_DAYS
      ? null
      : { size: Math.abs(excess[direction]) / deviation, excess: excess[direction] };
  return { up: of('up'), down: of('down') };
}

/** The test with the scatter of the days for a variance, where they scatter more than chance lets them. */
function withScatter(
  test: LevelTest,
  profile: Profile,
  expectation: Expectation,
  calendar: Calendar,
  past: readonly number[],
): LevelTest {
  let [sum, before] = [0, 0];
  for (const week of past) {
    const total = profile.total(test.segment, week);
    before += expectation.panel.series[test.segment * calendar.weeks + week] as number;
    const expected = profile.expected(test.segment, week, total);
    for (let weekday = 0; weekday < 7; weekday++) {
      const hoped = expected[weekday] as number;
      const residual = profile.observed(test.segment, week, weekday) - hoped;
      const usual = noiseVariance(expectation.noise, Math.max(1, hoped), test.complement);
      sum += Math.min(residual ** 2, BURST ** 2 * usual);
    }
  }
  const df = 6 * (past.length - 1);
  if (!(before > 0) || df < 1) return test;
  // Of seven alike and independent days, 6/7 of the variance is left around their own total.
  const usual = (sum / (past.length - 1)) * (7 / 6);
  const inflation = expectation.inflation[test.segment * calendar.weeks + calendar.current] as number;
  const variance = usual * ((test.expected * past.length) / before) * inflation;
  // The square of a day of m events has the variance (2 + 1/m)·σ⁴: days of few tell less.
  const skew = (7 * past.length) / before;
  if (variance <= test.deviation ** 2 * (1 + 2 * Math.sqrt((2 + skew) / df))) return test;
  const wider = { ...test, deviation: Math.sqrt(variance) };
  return { ...wider, ...scoreOf(expectation, calendar, wider, test.observed) };
}

function scoreOf(expectation: Expectation, calendar: Calendar, test: LevelTest, observed: number) {
  const cell = test.segment * calendar.weeks + calendar.current;
  const statistic = surprise(
    expectation.panel,
    Math.max(0, observed),
    test.expected,
    test.deviation ** 2,
    cell,
    test.complement,
  );
  return { statistic, p: studentTwoSided(statistic, test.degreesOfFreedom) };
}

/** What each weekday has of a segment: of its own past, steadied by the site; of a rate, what its trials let expect. */
class Profile {
  readonly #days: PanelDays;
  readonly #shares: Float64Array;

  constructor(days: PanelDays, past: readonly number[]) {
    this.#days = days;
    const { values, days: width, firstWeek } = days.events;
    const segments = values.length / width;
    const trials = days.trials?.values;
    const sums = new Float64Array(segments * 7);
    const tried = new Float64Array(segments * 7);
    for (let segment = 0; segment < segments; segment++)
      for (const week of past)
        for (let weekday = 0; weekday < 7; weekday++) {
          const cell = segment * width + (week - firstWeek) * 7 + weekday;
          const place = segment * 7 + weekday;
          sums[place] = (sums[place] as number) + (values[cell] as number);
          tried[place] = (tried[place] as number) + (trials ? (trials[cell] as number) : 1 / 7);
        }
    this.#shares = new Float64Array(segments * 7);
    const site = ratios(sums.subarray(0, 7), tried.subarray(0, 7), null);
    for (let segment = 0; segment < segments; segment++)
      this.#shares.set(
        ratios(
          sums.subarray(segment * 7, segment * 7 + 7),
          tried.subarray(segment * 7, segment * 7 + 7),
          site,
        ),
        segment * 7,
      );
  }

  #cell(segment: number, week: number, weekday: number): number {
    const { days, firstWeek } = this.#days.events;
    return segment * days + (week - firstWeek) * 7 + weekday;
  }

  observed(segment: number, week: number, weekday: number): number {
    return this.#days.events.values[this.#cell(segment, week, weekday)] as number;
  }

  total(segment: number, week: number): number {
    let sum = 0;
    for (let weekday = 0; weekday < 7; weekday++) sum += this.observed(segment, week, weekday);
    return sum;
  }

  /** The parts of the days in a week that has `total`: by their usual weight, times their trials where there are any. */
  expected(segment: number, week: number, total: number): Float64Array {
    const weights = this.#shares.slice(segment * 7, segment * 7 + 7);
    const trials = this.#days.trials?.values;
    let all = 0;
    for (let day = 0; day < 7; day++) {
      if (trials)
        weights[day] = (weights[day] as number) * (trials[this.#cell(segment, week, day)] as number);
      all += weights[day] as number;
    }
    for (let day = 0; day < 7; day++) weights[day] = all > 0 ? (total * (weights[day] as number)) / all : 0;
    return weights;
  }
}

/** Events per trial of each weekday over those of all, steadied by those of the site. */
function ratios(sums: Float64Array, tried: Float64Array, site: Float64Array | null): Float64Array {
  const all = sums.reduce((sum, value) => sum + value, 0);
  const trials = tried.reduce((sum, value) => sum + value, 0);
  return sums.map((sum, weekday) => {
    const usual = site ? (site[weekday] as number) : 1;
    if (!(all > 0)) return usual;
    const hoped = (all * (tried[weekday] as number)) / trials;
    const borrowed = site ? BORROWED_EVENTS / 7 : 1e-9;
    return (sum + borrowed * usual) / (hoped + borrowed);
  });
}
