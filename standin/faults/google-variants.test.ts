import type { OAuth2Client } from 'google-auth-library';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { discoverySchemas } from '../discovery/discovery-document.ts';
import { readMessage } from '../discovery/read-message.ts';
import { type GardenReader, garden, gardenNow, gardenReader, weekAgo } from '../testing/garden-reports.ts';
import {
  adminApi,
  analyticsScope,
  dataApi,
  searchConsoleScope,
  signedIn,
} from '../testing/google-clients.ts';
import { messageOf, refusalOf } from '../testing/refusal.ts';
import { named, reportRows } from '../testing/report-rows.ts';
import { searchApi } from '../testing/search-client.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

let standin: TestStandin;
let owner: OAuth2Client;
let read: GardenReader;
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  owner = await signedIn(standin.url);
  read = await gardenReader(standin.url);
  await read.total('sessions', weekAgo(1));
}, 60_000);
afterEach(() => fetch(`${standin.url}/__standin/faults`, { method: 'DELETE' }));
afterAll(() => standin.stop());

const gardenId = garden.slice('properties/'.length);

async function on(fault: object): Promise<void> {
  const answer = await fetch(`${standin.url}/__standin/faults`, {
    method: 'POST',
    body: JSON.stringify(fault),
  });
  expect(answer.status, JSON.stringify(fault)).toBe(200);
}

describe('accounts', () => {
  it('can be more than two hundred, in pages', async () => {
    await on({ kind: 'manyAccounts', count: 230, person: 'owner@example.test' });
    const admin = adminApi(standin.url, owner);
    const names: (string | null | undefined)[] = [];
    let pages = 0;
    for (let pageToken: string | undefined; ; ) {
      const { data } = await admin.accountSummaries.list({
        pageSize: 500,
        ...(pageToken === undefined ? {} : { pageToken }),
      });
      names.push(...(data.accountSummaries ?? []).map(({ displayName }) => displayName));
      pages += 1;
      pageToken = data.nextPageToken ?? undefined;
      if (pageToken === undefined) break;
    }
    expect(pages).toBe(2);
    expect(names).toHaveLength(232);
    expect(names[0]).toBe('Google Merchandise Store sample, Google');
    const report = await dataApi(standin.url, owner).properties.runReport({
      property: 'properties/200001001',
      requestBody: { metrics: named('sessions'), dimensions: named('date'), dateRanges: [weekAgo(0)] },
    });
    expect(report.data).not.toHaveProperty('rows');
    const other = adminApi(standin.url, await signedIn(standin.url, 'admin@example.test'));
    expect((await other.accountSummaries.list()).data.accountSummaries).toHaveLength(2);
  });

  it('can hold properties of other zones and currencies, which tell their own day', async () => {
    await on({ kind: 'extraProperties' });
    const { data } = await adminApi(standin.url, owner).accountSummaries.list();
    const ids = (data.accountSummaries ?? [])
      .slice(2)
      .flatMap(({ propertySummaries = [] }) => propertySummaries.map(({ property }) => property ?? ''));
    expect(ids).toHaveLength(5);
    const zones = new Map<string, string>();
    for (const property of ids) {
      const { data: report } = await dataApi(standin.url, owner).properties.runReport({
        property,
        requestBody: {
          metrics: named('sessions'),
          dimensions: named('date'),
          dateRanges: [{ startDate: 'today', endDate: 'today' }],
          keepEmptyRows: true,
        },
      });
      zones.set(
        report.metadata?.timeZone ?? '',
        `${reportRows(report)[0]?.['date']} ${report.metadata?.currencyCode}`,
      );
    }
    expect(zones.get('Asia/Kolkata')).toBe('20260610 INR');
    expect(zones.get('America/New_York')).toBe('20260610 USD');
    expect([...zones.keys()].sort()).toEqual([
      'America/New_York',
      'America/Sao_Paulo',
      'Asia/Kolkata',
      'Asia/Tokyo',
      'Pacific/Auckland',
    ]);
  });
});

describe('data streams', () => {
  it.each([
    ['none', []],
    ['twoWeb', ['WEB_DATA_STREAM', 'WEB_DATA_STREAM']],
    ['app', ['ANDROID_APP_DATA_STREAM']],
    ['mixed', ['WEB_DATA_STREAM', 'ANDROID_APP_DATA_STREAM']],
  ])('%s', async (streams, types) => {
    await on({ kind: 'streams', property: gardenId, streams });
    const { data } = await adminApi(standin.url, owner).properties.dataStreams.list({ parent: garden });
    readMessage(
      discoverySchemas('analyticsadmin.v1beta'),
      'GoogleAnalyticsAdminV1betaListDataStreamsResponse',
      data,
    );
    expect((data.dataStreams ?? []).map(({ type }) => type)).toEqual(types);
  });
});

describe('a report', () => {
  it('folds rare values into (other), and says so even where that row is filtered away', async () => {
    const whole = await read.total('sessions', weekAgo(2));
    await on({ kind: 'otherRow', property: gardenId, rows: 4 });
    const rows = await read.rows(['country'], ['sessions'], weekAgo(2));
    expect(rows).toHaveLength(5);
    expect(rows.map(({ country }) => country)).toContain('(other)');
    expect(rows.reduce((sum, { sessions }) => sum + Number(sessions), 0)).toBe(whole);
    const { data } = await dataApi(standin.url, owner).properties.runReport({
      property: garden,
      requestBody: {
        metrics: named('sessions'),
        dimensions: named('country'),
        dateRanges: [weekAgo(2)],
        dimensionFilter: { filter: { fieldName: 'country', stringFilter: { value: 'Germany' } } },
      },
    });
    expect(data.metadata?.dataLossFromOtherRow).toBe(true);
    expect((await read.rows(['date'], ['sessions'], weekAgo(2))).length).toBe(7);
  });

  it('withholds small rows', async () => {
    const before = await read.rows(['country', 'browser'], ['sessions', 'totalUsers'], weekAgo(2));
    await on({ kind: 'thresholded', property: gardenId });
    const after = await read.rows(['country', 'browser'], ['sessions', 'totalUsers'], weekAgo(2));
    expect(after).toEqual(before.filter(({ totalUsers }) => Number(totalUsers) >= 10));
    expect(after.length).toBeLessThan(before.length);
  });

  it('by age or gender is subject to thresholding, and counts in a quota of 120 an hour', async () => {
    const api = dataApi(standin.url, owner).properties;
    const requestBody = {
      dimensions: named('userAgeBracket', 'country', 'browser'),
      metrics: named('sessions', 'totalUsers'),
      dateRanges: [weekAgo(2)],
      returnPropertyQuota: true,
    };
    const run = async () => (await api.runReport({ property: garden, requestBody })).data;
    const first = await run();
    expect(first.metadata?.subjectToThresholding).toBe(true);
    for (const { totalUsers } of reportRows(first)) expect(Number(totalUsers)).toBeGreaterThanOrEqual(10);
    const left = first.propertyQuota?.potentiallyThresholdedRequestsPerHour?.remaining ?? 0;
    expect(left).toBeGreaterThan(100);
    const next = (await run()).propertyQuota?.potentiallyThresholdedRequestsPerHour?.remaining;
    expect(next).toBe(left - 1);
  });

  it('answers 0 for metrics that the person may not see, and refuses filters by them', async () => {
    await on({ kind: 'restrictedMetrics', property: gardenId, metrics: ['purchaseRevenue', 'totalRevenue'] });
    const api = dataApi(standin.url, owner).properties;
    const { data: metadata } = await api.getMetadata({ name: `${garden}/metadata` });
    const revenue = metadata.metrics?.find(({ apiName }) => apiName === 'purchaseRevenue');
    expect(revenue?.blockedReasons).toEqual(['NO_REVENUE_METRICS']);
    const requestBody = { metrics: named('purchaseRevenue', 'sessions'), dateRanges: [weekAgo(2)] };
    const { data: report } = await api.runReport({ property: garden, requestBody });
    expect(reportRows(report)[0]).toMatchObject({ purchaseRevenue: '0' });
    expect(Number(reportRows(report)[0]?.['sessions'])).toBeGreaterThan(0);
    expect(report.metadata?.schemaRestrictionResponse).toEqual({
      activeMetricRestrictions: [{ metricName: 'purchaseRevenue', restrictedMetricTypes: ['REVENUE_DATA'] }],
    });
    const numericFilter = { operation: 'GREATER_THAN', value: { int64Value: '1' } };
    const metricFilter = { filter: { fieldName: 'purchaseRevenue', numericFilter } };
    const refused = await refusalOf(
      api.runReport({ property: garden, requestBody: { ...requestBody, metricFilter } }),
    );
    expect(messageOf(refused)).toContain('restricted');
  });

  it('changes its past', async () => {
    const before = await read.rows(['date'], ['sessions'], weekAgo(0));
    const older = await read.total('sessions', weekAgo(5));
    await on({ kind: 'restated', property: gardenId, percent: 10, days: 20 });
    const after = await read.rows(['date'], ['sessions'], weekAgo(0));
    const sum = (rows: typeof before) => rows.reduce((total, { sessions }) => total + Number(sessions), 0);
    expect(sum(after) / sum(before)).toBeGreaterThan(0.86);
    expect(sum(after) / sum(before)).toBeLessThan(0.94);
    expect(await read.total('sessions', weekAgo(5))).toBe(older);
  });

  it('moves sessions of its past from one value to another, under the same total', async () => {
    const old = weekAgo(5);
    const byDevice = async () =>
      Object.fromEntries(
        (await read.rows(['deviceCategory'], ['sessions'], old)).map((row) => [
          row.deviceCategory,
          Number(row.sessions),
        ]),
      );
    const [before, total] = [await byDevice(), await read.total('sessions', old)];
    await on({
      kind: 'moved',
      property: gardenId,
      percent: 25,
      dimension: 'deviceCategory',
      from: 'desktop',
      to: 'mobile',
    });
    const after = await byDevice();
    expect(await read.total('sessions', old)).toBe(total);
    expect((after.desktop ?? 0) / (before.desktop ?? 0)).toBeCloseTo(0.75, 1);
    expect((after.mobile ?? 0) + (after.desktop ?? 0)).toBe((before.mobile ?? 0) + (before.desktop ?? 0));
  });

  it('of yesterday and today still grows, for any property', async () => {
    const yesterday = { startDate: 'yesterday', endDate: 'yesterday' };
    const usual = await read.total('sessions', yesterday);
    await on({ kind: 'lateData', property: gardenId, hours: 96 });
    expect(await read.total('sessions', yesterday)).toBeLessThan(usual);
  });
});

describe('what comes back', () => {
  it('can be a page with 200, half a JSON, or half an answer', async () => {
    const url = `${standin.url}/.well-known/openid-configuration`;
    await on({ kind: 'html', status: 200, times: 1 });
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    await on({ kind: 'truncated', times: 1 });
    const half = await fetch(url);
    expect(half.status).toBe(200);
    await expect(half.json()).rejects.toThrow(SyntaxError);
    await on({ kind: 'reset', times: 1 });
    await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
    expect((await fetch(url)).status).toBe(200);
  });

  it('is spoilt at random by seed, whatever the order of requests', async () => {
    const outcomes = async (seed: number, order: readonly number[]): Promise<Map<number, string>> => {
      await fetch(`${standin.url}/__standin/faults`, { method: 'DELETE' });
      await on({ kind: 'random', seed, percent: 60, delayMs: 5, service: 'oauth' });
      const seen = await Promise.all(
        order.map(async (n): Promise<[number, string]> => {
          try {
            const answer = await fetch(`${standin.url}/oauth2/v3/certs?n=${seed}-${n}`);
            const text = await answer.text();
            return [n, `${answer.status} ${text.length}`];
          } catch {
            return [n, 'no answer'];
          }
        }),
      );
      return new Map(seen.sort(([a], [b]) => a - b));
    };
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    const first = await outcomes(1, numbers);
    const { faults } = (await (await fetch(`${standin.url}/__standin/faults`)).json()) as {
      faults: { struck: Record<string, number> }[];
    };
    const struck = Object.values(faults[0]?.struck ?? {}).reduce((sum, count) => sum + count, 0);
    expect(struck).toBeGreaterThan(24);
    expect(struck).toBeLessThan(48);
    expect(new Set(first.values()).size).toBeGreaterThan(4);
    const another = await startTestStandin({ now: gardenNow });
    const [here, there] = [standin, another];
    standin = another;
    const again = await outcomes(1, numbers.toReversed());
    const other = await outcomes(2, numbers);
    standin = here;
    await there.stop();
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });
});

it('refresh tokens of an application in testing end after seven days', async () => {
  const client = await signedIn(standin.url, 'admin@example.test');
  await on({ kind: 'shortLivedTokens', days: 7 });
  client.setCredentials({ refresh_token: client.credentials.refresh_token ?? '' });
  standin.pass(6 * 86_400_000);
  expect((await adminApi(standin.url, client).accountSummaries.list()).status).toBe(200);
  standin.pass(86_400_000);
  client.setCredentials({ refresh_token: client.credentials.refresh_token ?? '' });
  const refused = await refusalOf(adminApi(standin.url, client).accountSummaries.list());
  expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

it.each(['analytics', 'searchConsole'] as const)(
  'consent can leave out %s, whatever was ticked',
  async (without) => {
    await on({ kind: 'partialConsent', without, person: 'admin@example.test' });
    const scopes = [analyticsScope, searchConsoleScope];
    const [lost, kept] = without === 'analytics' ? scopes : scopes.toReversed();
    const admin = await signedIn(standin.url, 'admin@example.test', { scopes });
    expect(admin.credentials.scope?.split(' ')).toEqual([kept]);
    expect(admin.credentials.scope).not.toContain(lost);
    const opened =
      without === 'analytics'
        ? searchApi(standin.url, admin).sites.list()
        : adminApi(standin.url, admin).accountSummaries.list();
    expect((await opened).status).toBe(200);
    const closed =
      without === 'analytics'
        ? adminApi(standin.url, admin).accountSummaries.list()
        : searchApi(standin.url, admin).sites.list();
    expect(await refusalOf(closed as Promise<unknown>)).toMatchObject({ status: 403 });
    const other = await signedIn(standin.url, 'owner@example.test', { scopes });
    expect(other.credentials.scope?.split(' ')).toHaveLength(2);
  },
);

it('a property of Analytics 360 has ten times the tokens and five times the places', async () => {
  await on({ kind: 'extraProperties' });
  const requestBody = { metrics: named('sessions'), dateRanges: [weekAgo(2)], returnPropertyQuota: true };
  const fresh = await signedIn(standin.url);
  const { data } = await dataApi(standin.url, fresh).properties.runReport({
    property: 'properties/200000015',
    requestBody,
  });
  const { tokensPerDay, concurrentRequests } = data.propertyQuota ?? {};
  expect((tokensPerDay?.remaining ?? 0) + (tokensPerDay?.consumed ?? 0)).toBe(2_000_000);
  expect(concurrentRequests?.remaining).toBe(50);
});
