import { v1beta as adminV1beta } from '@google-analytics/admin';
import { BetaAnalyticsDataClient } from '@google-analytics/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { garden, gardenNow, weekAgo } from '../testing/garden-reports.ts';
import { dataApi, signedIn } from '../testing/google-clients.ts';
import { named, property as shop } from '../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

// Google's gRPC clients, which speak REST on request: enums come as numbers then.

let standin: TestStandin;
let data: BetaAnalyticsDataClient;
let admin: adminV1beta.AnalyticsAdminServiceClient;
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  const authClient = await signedIn(standin.url);
  const options = {
    fallback: true as const,
    protocol: 'http',
    apiEndpoint: '127.0.0.1',
    port: Number(new URL(standin.url).port),
    authClient,
  };
  data = new BetaAnalyticsDataClient(options);
  admin = new adminV1beta.AnalyticsAdminServiceClient(options);
});
afterAll(async () => {
  await Promise.all([data.close(), admin.close()]);
  await standin.stop();
});

const week = weekAgo(1);

describe.each([
  ['the shop', shop],
  ['the garden', garden],
])('on %s', (_, property) => {
  const request = {
    property,
    dimensions: named('date'),
    metrics: named('sessions', 'bounceRate'),
    dateRanges: [week],
  };

  it('runReport reads types, rows and quota as the REST client does', async () => {
    const [report] = await data.runReport({ ...request, returnPropertyQuota: true });
    expect(report.metricHeaders?.map(({ type }) => type)).toEqual(['TYPE_INTEGER', 'TYPE_FLOAT']);
    const { property: of, ...requestBody } = request;
    const rest = dataApi(standin.url, await signedIn(standin.url)).properties;
    const { data: same } = await rest.runReport({ property: of, requestBody });
    expect(report.rows?.map(({ metricValues }) => metricValues?.map(({ value }) => value))).toEqual(
      same.rows?.map(({ metricValues }) => metricValues?.map(({ value }) => value)),
    );
    expect(report.rowCount).toBe(7);
    expect(report.propertyQuota?.tokensPerDay?.consumed).toBeGreaterThan(0);
  });

  it('every other method of the Data API', async () => {
    const [batch] = await data.batchRunReports({ property, requests: [request] });
    expect(batch.reports?.[0]?.rowCount).toBe(7);
    const pivots = [{ fieldNames: ['date'], limit: 10 }];
    const [pivot] = await data.runPivotReport({ ...request, pivots });
    expect(pivot.pivotHeaders?.[0]?.rowCount).toBe(7);
    const [pivotBatch] = await data.batchRunPivotReports({ property, requests: [{ ...request, pivots }] });
    expect(pivotBatch.pivotReports).toHaveLength(1);
    const [realtime] = await data.runRealtimeReport({ property, metrics: named('activeUsers') });
    expect(realtime.kind).toBe('analyticsData#runRealtimeReport');
    const [metadata] = await data.getMetadata({ name: `${property}/metadata` });
    expect(metadata.metrics?.find(({ apiName }) => apiName === 'purchaseRevenue')?.type).toBe(
      'TYPE_CURRENCY',
    );
    const [fields] = await data.checkCompatibility({
      property,
      dimensions: named('date'),
      metrics: named('sessions'),
    });
    expect(fields.metricCompatibilities?.every(({ compatibility }) => compatibility !== undefined)).toBe(
      true,
    );
  });

  it('the Admin API', async () => {
    const [found] = await admin.getProperty({ name: property });
    expect(found).toMatchObject({ name: property, serviceLevel: 'GOOGLE_ANALYTICS_STANDARD' });
    const [streams] = await admin.listDataStreams({ parent: property });
    expect(streams[0]).toMatchObject({ type: 'WEB_DATA_STREAM' });
    const [events] = await admin.listKeyEvents({ parent: property });
    expect(events[0]).toMatchObject({ eventName: 'purchase', countingMethod: 'ONCE_PER_EVENT' });
    const [summaries] = await admin.listAccountSummaries({});
    expect(
      summaries.flatMap(({ propertySummaries }) => propertySummaries?.map((one) => one.property)),
    ).toContain(property);
  });
});

it('throws Google’s error with its status and message', async () => {
  const call = data.runReport({ property: shop, metrics: named('clicks'), dateRanges: [week] });
  await expect(call).rejects.toMatchObject({
    code: 3,
    message: expect.stringContaining('Field clicks is not a valid metric'),
  });
});
