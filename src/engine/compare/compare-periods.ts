import { falseDiscoveryRates } from '../tests/false-discovery.ts';
import { meanSurprise } from '../tests/mean-surprise.ts';
import { shareSurprise } from '../tests/share-surprise.ts';
import { studentTwoSided } from '../tests/student-t.ts';

/** One group by day in one period: what it had, and what the whole had on the same days. */
export interface GroupDays {
  readonly clicks: readonly number[];
  readonly impressions: readonly number[];
  /** Σ position · impressions of each day. */
  readonly weighted: readonly number[];
}

/** The two periods that are compared. */
export interface PeriodPair {
  readonly current: GroupDays;
  readonly previous: GroupDays;
}

/** Of Search Console. */
export type ComparedMetric = 'clicks' | 'impressions' | 'ctr' | 'position';

/** One test of one group: `observed` and `expected` in the unit of the metric, p two-sided. */
export interface PeriodTest {
  readonly metric: ComparedMetric;
  readonly test: 'overdispersed_share_t' | 'log_mean_t';
  readonly observed: number;
  /** What the period would have had if nothing but the whole had moved. */
  readonly expected: number;
  readonly p: number;
}

/** Below so many events (or non-events) in both periods together a test has no power worth its place. */
const FEWEST_EVENTS = 10;
const FEWEST_IMPRESSIONS = 60;

/**
 * Whether a group moved otherwise than the whole did between two periods. Counts are tested as shares of the whole: a
 * movement of the whole site is one fact about the site and none about its groups. CTR is a share of the group's own
 * impressions, position a mean. The noise is the group's own scatter from day to day around its share of each period.
 */
export function testGroup(group: PeriodPair, whole: PeriodPair): readonly PeriodTest[] {
  const count = (metric: 'clicks' | 'impressions') =>
    testShare(metric, group, metric, (period) => whole[period][metric]);
  return [
    count('clicks'),
    count('impressions'),
    testShare('ctr', group, 'clicks', (period) => group[period].impressions),
    testPosition(group),
  ].filter((test) => test !== null);
}

/** Benjamini–Hochberg over all tests of all groups; one q for each test, in their order. */
export function qValues(tests: readonly PeriodTest[]): Float64Array {
  return falseDiscoveryRates(tests.map(({ p }) => ({ p, tier: 'group' })));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function testShare(
  metric: ComparedMetric,
  group: PeriodPair,
  events: 'clicks' | 'impressions',
  trialsOf: (period: keyof PeriodPair) => readonly number[],
): PeriodTest | null {
  const a = sum(group.current[events]);
  const b = sum(group.previous[events]);
  const [currentTrials, previousTrials] = [sum(trialsOf('current')), sum(trialsOf('previous'))];
  const all = currentTrials + previousTrials;
  if (a + b < FEWEST_EVENTS || all - a - b < FEWEST_EVENTS || currentTrials <= 0 || previousTrials <= 0)
    return null;
  const rate = (a + b) / all;
  const scatter = dispersion([
    { events: group.current[events], trials: trialsOf('current') },
    { events: group.previous[events], trials: trialsOf('previous') },
  ]);
  if (scatter === null) return null;
  const expected = currentTrials * rate;
  // The pooled rate holds a itself: Var(a − n·r̂) = n·r(1 − r) · m / (n + m), for n trials now and m before.
  const variance = currentTrials * rate * (1 - rate) * (previousTrials / all) * scatter.factor;
  const statistic = shareSurprise(a, expected, currentTrials, variance);
  const unit = metric === 'ctr' ? currentTrials : 1;
  // Told against what the period before lets expect, not against the pool that the test needs.
  const before = (currentTrials * b) / previousTrials;
  return {
    metric,
    test: 'overdispersed_share_t',
    observed: a / unit,
    expected: before / unit,
    p: studentTwoSided(statistic, scatter.degreesOfFreedom),
  };
}

/** Pearson's χ² over its degrees of freedom, of the days around the rate of their period; never less than chance alone. */
function dispersion(
  periods: readonly { readonly events: readonly number[]; readonly trials: readonly number[] }[],
): { factor: number; degreesOfFreedom: number } | null {
  let chi = 0;
  let degreesOfFreedom = 0;
  for (const { events, trials } of periods) {
    const rate = sum(events) / sum(trials);
    let days = 0;
    events.forEach((count, day) => {
      const n = trials[day] as number;
      const variance = n * rate * (1 - rate);
      if (!(variance > 0)) return;
      chi += (count - n * rate) ** 2 / variance;
      days += 1;
    });
    degreesOfFreedom += Math.max(0, days - 1);
  }
  return degreesOfFreedom === 0 ? null : { factor: Math.max(1, chi / degreesOfFreedom), degreesOfFreedom };
}

function testPosition({ current, previous }: PeriodPair): PeriodTest | null {
  const [now, before] = [meanPosition(current), meanPosition(previous)];
  if (now === null || before === null) return null;
  const statistic = meanSurprise(now.mean, before.mean, now.variance + before.variance);
  const degreesOfFreedom = now.degreesOfFreedom + before.degreesOfFreedom;
  return {
    metric: 'position',
    test: 'log_mean_t',
    observed: now.mean,
    expected: before.mean,
    p: studentTwoSided(statistic, degreesOfFreedom),
  };
}

/** The mean weighted by impressions, and its variance from the scatter of the days. */
function meanPosition({ impressions, weighted }: GroupDays) {
  const shown = sum(impressions);
  if (shown < FEWEST_IMPRESSIONS) return null;
  const mean = sum(weighted) / shown;
  const days = impressions.filter((count) => count > 0).length;
  if (days < 3) return null;
  const squares = impressions.reduce(
    (total, count, day) =>
      count > 0 ? total + count * ((weighted[day] as number) / count - mean) ** 2 : total,
    0,
  );
  return { mean, variance: squares / (shown * (days - 1)), degreesOfFreedom: days - 1 };
}
