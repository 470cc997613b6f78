import type { analyticsdata_v1beta } from '@googleapis/analyticsdata';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { garden, gardenNow } from '../../testing/garden-reports.ts';
import { dataApi, signedIn } from '../../testing/google-clients.ts';
import { messageOf, refusalOf } from '../../testing/refusal.ts';
import { named, property, reportRows } from '../../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../../testing/test-standin.ts';

type Request = analyticsdata_v1beta.Schema$RunRealtimeReportRequest;

let standin: TestStandin;
let data: analyticsdata_v1beta.Analyticsdata;
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  data = dataApi(standin.url, await signedIn(standin.url));
});
afterAll(() => standin.stop());

async function realtime(requestBody: Request, of = garden) {
  return (await data.properties.runRealtimeReport({ property: of, requestBody })).data;
}

const total = async (changes: Request = {}) =>
  Number(reportRows(await realtime({ metrics: named('eventCount'), ...changes }))[0]?.['eventCount'] ?? 0);

it('counts what began in the last half hour, minute by minute', async () => {
  const report = await realtime({ dimensions: named('minutesAgo'), metrics: named('eventCount', 'activeUsers') });
  expect(report.kind).toBe('analyticsData#runRealtimeReport');
  expect(report).not.toHaveProperty('metadata');
  const rows = reportRows(report);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row['minutesAgo']).toMatch(/^[0-2]\d$/);
  const sum = rows.reduce((all, row) => all + Number(row['eventCount']), 0);
  expect(sum).toBe(await total());
});

it('is what a report of the day grows by, although that one is late', async () => {
  const before = await total({ minuteRanges: [{ startMinutesAgo: 9, endMinutesAgo: 0 }] });
  standin.pass(10 * 60_000);
  // Ten minutes later the same sessions are ten to nineteen minutes old.
  expect(await total({ minuteRanges: [{ startMinutesAgo: 19, endMinutesAgo: 10 }] })).toBe(before);
  expect(before).toBeGreaterThan(0);
});

it('compares two ranges of minutes, and overlapping ones hold the same events', async () => {
  const minuteRanges = [
    { name: 'fresh', startMinutesAgo: 4 },
    { startMinutesAgo: 29, endMinutesAgo: 0 },
  ];
  const rows = reportRows(await realtime({ metrics: named('eventCount'), minuteRanges }));
  const of = (name: string) => Number(rows.find((row) => row['dateRange'] === name)?.['eventCount']);
  expect(of('fresh')).toBe(await total({ minuteRanges: [{ startMinutesAgo: 4 }] }));
  expect(of('date_range_1')).toBe(await total());
});

it.each(['country', 'deviceCategory', 'eventName', 'unifiedScreenName', 'platform', 'streamId', 'streamName'])(
  'knows the dimension %s',
  async (name) => {
    const rows = reportRows(
      await realtime({ dimensions: named(name), metrics: named('eventCount', 'screenPageViews', 'keyEvents') }),
    );
    expect(rows.reduce((all, row) => all + Number(row['eventCount']), 0)).toBe(await total());
  },
);

it('filters, orders, limits and adds up', async () => {
  const dimensionFilter = { filter: { fieldName: 'country', stringFilter: { value: 'Germany' } } };
  expect(await total({ dimensionFilter })).toBeLessThan(await total());
  const report = await realtime({
    dimensions: named('country'),
    metrics: named('eventCount'),
    orderBys: [{ dimension: { dimensionName: 'country' } }],
    limit: '2',
    metricAggregations: ['TOTAL'],
  });
  expect(report.rows).toHaveLength(2);
  expect(report.rowCount).toBeGreaterThan(2);
  expect(report.totals?.[0]?.metricValues?.[0]?.value).toBe(String(await total()));
});

it('has a quota of its own', async () => {
  const request = { metrics: named('activeUsers'), returnPropertyQuota: true };
  const [first, second] = [await realtime(request, property), await realtime(request, property)];
  const consumed = second.propertyQuota?.tokensPerDay?.consumed ?? 0;
  expect(second.propertyQuota?.tokensPerDay?.remaining).toBe(
    (first.propertyQuota?.tokensPerDay?.remaining ?? 0) - consumed,
  );
  const requestBody = {
    metrics: named('sessions'),
    dateRanges: [{ startDate: 'today', endDate: 'today' }],
    returnPropertyQuota: true,
  };
  const { propertyQuota: core } = (await data.properties.runReport({ property, requestBody })).data;
  expect(core?.tokensPerDay?.remaining).toBe(200_000 - (core?.tokensPerDay?.consumed ?? 0));
});

it.each<[string, object, RegExp]>([
  ['three ranges', { minuteRanges: [{}, {}, {}] }, /limited to 2 minuteRanges/],
  ['minutes too long ago', { minuteRanges: [{ startMinutesAgo: 30 }] }, /between 0 and 29/],
  ['minutes backwards', { minuteRanges: [{ startMinutesAgo: 3, endMinutesAgo: 5 }] }, /must not be less/],
  ['a reserved name', { minuteRanges: [{ name: 'date_range_1' }] }, /cannot begin with date_range_/],
  ['date ranges', { dateRanges: [{ startDate: 'today', endDate: 'today' }] }, /Unknown name "dateRanges"/],
  ['an offset', { offset: '5' }, /Unknown name "offset"/],
  ['a field of core reports', { dimensions: named('landingPage') }, /landingPage is not a valid dimension/],
  ['a metric of core reports', { metrics: named('sessions') }, /sessions is not a valid metric/],
])('refuses %s', async (_, changes, message) => {
  const refused = await refusalOf(realtime({ metrics: named('eventCount'), ...changes }));
  expect(refused.status).toBe(400);
  expect(messageOf(refused)).toMatch(message);
});
