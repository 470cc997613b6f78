import type { analyticsdata_v1beta } from '@googleapis/analyticsdata';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataApi, signedIn } from '../testing/google-clients.ts';
import { messageOf, refusalOf } from '../testing/refusal.ts';
import { named, property, wholeQuarter } from '../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';
import { propertyQuota } from './property-quota.ts';
import { quotaLimits as limitsOfLevels } from './quota-limits.ts';

let standin: TestStandin;
let data: analyticsdata_v1beta.Analyticsdata;
beforeEach(async () => {
  standin = await startTestStandin();
  data = dataApi(standin.url, await signedIn(standin.url));
});
afterEach(() => standin.stop());

const requestBody = { metrics: named('sessions'), dateRanges: [wholeQuarter], returnPropertyQuota: true };

it('shows what a request cost and what is left, from every bucket alike', async () => {
  const quota = async () => (await data.properties.runReport({ property, requestBody })).data.propertyQuota ?? {};
  const [first, second] = [await quota(), await quota()];
  const cost = first.tokensPerDay?.consumed ?? 0;
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(10);
  expect(first).toEqual({
    tokensPerDay: { consumed: cost, remaining: 200_000 - cost },
    tokensPerHour: { consumed: cost, remaining: 40_000 - cost },
    tokensPerProjectPerHour: { consumed: cost, remaining: 14_000 - cost },
    // Nothing consumed is absent, not 0.
    concurrentRequests: { remaining: 10 },
    serverErrorsPerProjectPerHour: { remaining: 10 },
    potentiallyThresholdedRequestsPerHour: { remaining: 120 },
  });
  expect(second.tokensPerDay?.remaining).toBe(200_000 - 2 * cost);
});

it('is not told unasked', async () => {
  const { returnPropertyQuota, ...quiet } = requestBody;
  expect((await data.properties.runReport({ property, requestBody: quiet })).data.propertyQuota).toBeUndefined();
});

it('refuses the eleventh request at once', async () => {
  await fetch(`${standin.url}/__standin/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'delay', ms: 300, service: 'data' }),
  });
  const answers = await Promise.allSettled(
    Array.from({ length: 11 }, () => data.properties.runReport({ property, requestBody })),
  );
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(String((refused[0] as PromiseRejectedResult).reason)).toContain('Exhausted concurrent requests quota');
  // The places are given back.
  await fetch(`${standin.url}/__standin/faults`, { method: 'DELETE' });
  expect((await data.properties.runReport({ property, requestBody })).status).toBe(200);
});

it('refuses a property with ten server errors in the hour', async () => {
  await fetch(`${standin.url}/__standin/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'status', status: 500, service: 'data', times: 10 }),
  });
  for (let count = 0; count < 10; count += 1) {
    expect((await refusalOf(data.properties.runReport({ property, requestBody }))).status).toBe(500);
  }
  const refused = await refusalOf(data.properties.runReport({ property, requestBody }));
  expect(refused.status).toBe(429);
  expect(messageOf(refused)).toContain('server errors');
  standin.pass(3_600_000);
  data = dataApi(standin.url, await signedIn(standin.url));
  expect((await data.properties.runReport({ property, requestBody })).status).toBe(200);
});

const quotaLimits = limitsOfLevels.GOOGLE_ANALYTICS_STANDARD;
const standard = () => quotaLimits;

// Midnight Pacific is 08:00 UTC in winter.
const evening = Date.parse('2017-01-10T07:30:00Z');

it('gives the hour’s tokens back in the next hour, the day’s at midnight Pacific', () => {
  const quota = propertyQuota(standard);
  quota.charge('core', '1', quotaLimits.tokensPerProjectPerHour, evening);
  expect(() => quota.enter('core', '1', evening)).toThrow('Exhausted property tokens for a project per hour.');
  expect(() => quota.enter('core', '2', evening)).not.toThrow();
  expect(() => quota.enter('core', '1', evening + 3_600_000)).not.toThrow();

  const spent = propertyQuota(standard);
  spent.charge('core', '1', quotaLimits.tokensPerDay, evening - 3_600_000);
  expect(() => spent.enter('core', '1', evening)).toThrow('Exhausted property tokens per day.');
  expect(() => spent.enter('core', '1', evening + 30 * 60_000)).not.toThrow();
  expect(spent.state('core', '1', 0, evening + 30 * 60_000).tokensPerDay).toEqual({ remaining: 200_000 });
});

it('leaves out what remains when nothing does', () => {
  const quota = propertyQuota(standard);
  quota.charge('core', '1', quotaLimits.tokensPerProjectPerHour, evening);
  expect(quota.state('core', '1', 3, evening).tokensPerProjectPerHour).toEqual({ consumed: 3 });
});

it('refuses the 121st report of an hour that may be thresholded', () => {
  const quota = propertyQuota(standard);
  const count = (now: number) => quota.countThresholded('core', '1', now);
  for (let report = 0; report < quotaLimits.potentiallyThresholdedRequestsPerHour; report += 1) count(evening);
  expect(() => count(evening)).toThrow('Exhausted potentially thresholded requests quota.');
  expect(() => quota.countThresholded('realtime', '1', evening)).not.toThrow();
  expect(() => count(evening + 3_600_000)).not.toThrow();
});
