import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../standin/clock.ts';
import { propertyQuota } from '../standin/data/property-quota.ts';
import { quotaLimits } from '../standin/data/quota-limits.ts';
import type { ReportRequest } from '../standin/data/report-request.ts';
import { runReport } from '../standin/data/run-report.ts';
import { simulationCache } from '../standin/data-sets/simulated-garden/cache/simulation-cache.ts';
import { simulatedGarden } from '../standin/data-sets/simulated-garden/simulated-garden.ts';
import { faultSwitches } from '../standin/faults/fault-switches.ts';
import { median, report } from './harness/figure.ts';

/**
 * Reports of the stand-in over 1.28 million simulated sessions, counted and written as JSON: the first of each kind, and the
 * median of nine more. Processor time; what the clock said is in the reference.
 */
const MOST_MS = 1_000;
const SCALE = 2.2;
const AGAIN = 9;

const dataSet = simulatedGarden(
  systemClock(),
  { seed: 7, scale: SCALE },
  simulationCache(join(tmpdir(), 'weekwise-bench-standin')),
);
const { rowCount } = await dataSet.table();

const dateRanges = [{ startDate: '2020-01-01', endDate: 'yesterday' }];
const named = (names: string) => names.split(' ').map((name) => ({ name }));
const ask = (dimensions: string, metrics: string, more: Partial<ReportRequest> = {}): ReportRequest => ({
  dimensions: dimensions === '' ? [] : named(dimensions),
  metrics: named(metrics),
  dateRanges,
  limit: '250000',
  ...more,
});
const sums = 'sessions engagedSessions screenPageViews userEngagementDuration keyEvents';
const requests: Record<string, ReportRequest> = {
  'by-date': ask('date', sums),
  'five-metrics-four-dimensions': ask('date sessionDefaultChannelGroup deviceCategory country', sums),
  'users-of-five-dimensions': ask(
    'date sessionDefaultChannelGroup deviceCategory country browser',
    `${sums} totalUsers activeUsers newUsers`,
  ),
  'users-by-landing-page': ask('date landingPage', 'sessions totalUsers bounceRate'),
  'ordered-and-totalled': ask('date landingPage country', sums, {
    orderBys: named('date landingPage country').map(({ name }) => ({ dimension: { dimensionName: name } })),
    metricAggregations: ['TOTAL', 'MAXIMUM'],
  }),
};

const parts = {
  quota: propertyQuota(() => quotaLimits.GOOGLE_ANALYTICS_360),
  faults: faultSwitches(() => undefined),
  clock: systemClock,
};
const spent = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};
for (const [name, request] of Object.entries(requests)) {
  const times: { cpu: number; clock: number }[] = [];
  let length = 0;
  for (let round = 0; round <= AGAIN; round += 1) {
    const [cpu, clock] = [process.cpuUsage(), performance.now()];
    length = (await runReport(request, dataSet, parts)).length;
    times.push({ cpu: spent(cpu), clock: performance.now() - clock });
  }
  const [first, ...again] = times;
  const clocks = again.map(({ clock }) => clock);
  const value = median(again.map(({ cpu }) => cpu));
  report({
    name: `standin-report-${name}`,
    value,
    unit: 'ms of processor time',
    reference: `${rowCount} sessions, ${(length / 1e6).toFixed(1)} MB of JSON; target ${MOST_MS} ms; the first ${Math.round(first?.cpu ?? 0)} ms; by the clock ${Math.round(median(clocks))} ms, at most ${Math.round(Math.max(first?.clock ?? 0, ...clocks))} ms`,
    ratio: value / MOST_MS,
  });
}
