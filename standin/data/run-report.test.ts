import type { analyticsdata_v1beta } from '@googleapis/analyticsdata';
import fc from 'fast-check';
import type { OAuth2Client } from 'google-auth-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discoverySchemas } from '../discovery/discovery-document.ts';
import { readMessage } from '../discovery/read-message.ts';
import { dataApi, signedIn } from '../testing/google-clients.ts';
import { named, property, reportRows, wholeQuarter } from '../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

type Request = analyticsdata_v1beta.Schema$RunReportRequest;

let standin: TestStandin;
let auth: OAuth2Client;
let data: analyticsdata_v1beta.Analyticsdata;
beforeAll(async () => {
  standin = await startTestStandin();
  auth = await signedIn(standin.url);
  data = dataApi(standin.url, auth);
});
afterAll(() => standin.stop());

async function run(requestBody: Request) {
  const { data: report } = await data.properties.runReport({ property, requestBody });
  // Every answer must be a message of Google's own description.
  readMessage(discoverySchemas('analyticsdata.v1beta'), 'RunReportResponse', report);
  return report;
}

const oneDay = { startDate: '2017-02-14', endDate: '2017-02-14' };

describe('the shape of an answer', () => {
  it('is Google’s, value for value', async () => {
    const report = await run({
      dimensions: named('deviceCategory'),
      metrics: named('sessions', 'bounceRate', 'purchaseRevenue', 'averageSessionDuration'),
      dateRanges: [oneDay],
    });
    expect(report).toEqual({
      dimensionHeaders: [{ name: 'deviceCategory' }],
      metricHeaders: [
        { name: 'sessions', type: 'TYPE_INTEGER' },
        { name: 'bounceRate', type: 'TYPE_FLOAT' },
        { name: 'purchaseRevenue', type: 'TYPE_CURRENCY' },
        { name: 'averageSessionDuration', type: 'TYPE_SECONDS' },
      ],
      rows: ['desktop', 'mobile', 'tablet'].map((device) => ({
        dimensionValues: [{ value: device }],
        metricValues: Array.from({ length: 4 }, () => ({ value: expect.stringMatching(/^\d+(\.\d+)?$/) })),
      })),
      rowCount: 3,
      metadata: { currencyCode: 'USD', timeZone: 'America/Los_Angeles' },
      kind: 'analyticsData#runReport',
    });
  });

  it('leaves out what is empty', async () => {
    const report = await run({
      dimensions: named('country'),
      metrics: named('sessions'),
      dateRanges: [{ startDate: '2016-01-01', endDate: '2016-01-31' }],
      metricAggregations: ['TOTAL'],
    });
    expect(Object.keys(report).sort()).toEqual(['dimensionHeaders', 'kind', 'metadata', 'metricHeaders']);
  });

  it('has no dimension values without dimensions, and no metric values without metrics', async () => {
    const total = await run({ metrics: named('sessions'), dateRanges: [oneDay] });
    expect(total.dimensionHeaders).toBeUndefined();
    expect(Object.keys(total.rows?.[0] ?? {})).toEqual(['metricValues']);
    const list = await run({ dimensions: named('deviceCategory'), dateRanges: [oneDay] });
    expect(Object.keys(list.rows?.[0] ?? {})).toEqual(['dimensionValues']);
    expect(list.rowCount).toBe(3);
  });

  it('is compressed for those who ask', async () => {
    const ask = (encoding: string) =>
      fetch(`${standin.url}/v1beta/${property}:runReport?alt=json`, {
        method: 'POST',
        headers: { authorization: `Bearer ${auth.credentials.access_token}`, 'accept-encoding': encoding },
        body: JSON.stringify({ dimensions: named('date'), metrics: named('sessions'), dateRanges: [wholeQuarter] }),
      });
    const [zipped, plain] = [await ask('gzip'), await ask('identity')];
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(Number(zipped.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 3);
    expect(await zipped.text()).toBe(await plain.text());
  });
});

describe('the order of rows', () => {
  it('is by the first metric, highest first, when none is asked', async () => {
    const rows = reportRows(await run({ dimensions: named('date'), metrics: named('sessions'), dateRanges: [wholeQuarter] }));
    const sessions = rows.map((row) => Number(row['sessions']));
    expect(sessions).toEqual([...sessions].sort((a, b) => b - a));
    const dates = rows.map((row) => row['date']);
    expect(dates).not.toEqual([...dates].sort());
  });

  it('follows several orders, one after the other', async () => {
    const rows = reportRows(
      await run({
        dimensions: named('dayOfWeek', 'deviceCategory'),
        metrics: named('sessions'),
        dateRanges: [wholeQuarter],
        orderBys: [
          { dimension: { dimensionName: 'deviceCategory' }, desc: true },
          { metric: { metricName: 'sessions' } },
        ],
      }),
    );
    expect(rows).toHaveLength(21);
    const expected = [...rows].sort(
      (a, b) =>
        (b['deviceCategory']! > a['deviceCategory']! ? 1 : b['deviceCategory']! < a['deviceCategory']! ? -1 : 0) ||
        Number(a['sessions']) - Number(b['sessions']),
    );
    expect(rows).toEqual(expected);
  });

  it('sorts text as text, without case, or as numbers', async () => {
    const sources = async (orderType: string) => {
      const report = await run({
        dimensions: [{ name: 'value', dimensionExpression: { concatenate: { dimensionNames: ['sessionSource'] } } }],
        metrics: named('sessions'),
        dateRanges: [wholeQuarter],
        orderBys: [{ dimension: { dimensionName: 'value', orderType } }],
      });
      return reportRows(report).map((row) => row['value']!);
    };
    const alphanumeric = await sources('ALPHANUMERIC');
    expect(alphanumeric).toEqual([...alphanumeric].sort());
    const caseless = await sources('CASE_INSENSITIVE_ALPHANUMERIC');
    expect(caseless.map((text) => text.toLowerCase())).toEqual([...caseless].map((text) => text.toLowerCase()).sort());
    expect(caseless).not.toEqual(alphanumeric);

    // No dimension of the shop has numbers of different lengths, so one is made: month without its zero.
    const numeric = await run({
      dimensions: [
        { name: 'pair', dimensionExpression: { concatenate: { dimensionNames: ['dayOfWeek', 'hour'], delimiter: '' } } },
      ],
      metrics: named('sessions'),
      dateRanges: [wholeQuarter],
      orderBys: [{ dimension: { dimensionName: 'pair', orderType: 'NUMERIC' }, desc: true }],
    });
    const pairs = reportRows(numeric).map((row) => Number(row['pair']));
    expect(pairs).toEqual([...pairs].sort((a, b) => b - a));
  });

  it('is the same whichever way pages are cut', async () => {
    const base: Request = { dimensions: named('country'), metrics: named('sessions', 'totalUsers'), dateRanges: [wholeQuarter] };
    const all = reportRows(await run(base));
    expect(all.length).toBe(203);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 250 }), fc.boolean(), async (limit, offset, asText) => {
        const page = await run({
          ...base,
          limit: asText ? String(limit) : (limit as unknown as string),
          offset: asText ? String(offset) : (offset as unknown as string),
        });
        expect(reportRows(page)).toEqual(all.slice(offset, offset + limit));
        expect(page.rowCount).toBe(203);
      }),
      { numRuns: 25 },
    );
  });

  it('stops at ten thousand rows when no limit is given', async () => {
    const report = await run({ dimensions: named('date', 'country', 'hour'), metrics: named('sessions'), dateRanges: [wholeQuarter] });
    expect(report.rows).toHaveLength(10_000);
    expect(report.rowCount).toBeGreaterThan(10_000);
  });
});

describe('several date ranges', () => {
  const ranges = [
    { startDate: '2017-03-20', endDate: '2017-03-26', name: 'this week' },
    { startDate: '2017-03-13', endDate: '2017-03-19' },
  ];

  it('append a dateRange column and fill every combination with a row for each', async () => {
    const report = await run({ dimensions: named('country'), metrics: named('sessions', 'totalUsers'), dateRanges: ranges });
    expect(report.dimensionHeaders).toEqual(named('country', 'dateRange'));
    const rows = reportRows(report);
    const byCountry = Map.groupBy(rows, (row) => row['country']!);
    for (const pair of byCountry.values()) expect(pair.map((row) => row['dateRange']).sort()).toEqual(['date_range_1', 'this week']);
    expect(rows.some((row) => row['sessions'] === '0')).toBe(true);
    expect(rows.every((row) => row['sessions'] !== '0' || row['totalUsers'] === '0')).toBe(true);
  });

  it('count each range as if it were asked alone, overlapping ones too', async () => {
    const overlapping = [
      { startDate: '2017-03-01', endDate: '2017-03-20' },
      { startDate: '2017-03-10', endDate: '2017-03-31' },
      { startDate: '2017-03-10', endDate: '2017-03-10' },
    ];
    const request = { dimensions: named('deviceCategory'), metrics: named('sessions', 'totalUsers', 'purchaseRevenue') };
    const together = reportRows(await run({ ...request, dateRanges: overlapping }));
    expect(together).toHaveLength(9);
    for (const [index, range] of overlapping.entries()) {
      const alone = reportRows(await run({ ...request, dateRanges: [range] }));
      const part = together
        .filter((row) => row['dateRange'] === `date_range_${index}`)
        .map(({ dateRange, ...row }) => row);
      expect(part).toEqual(expect.arrayContaining(alone));
      expect(part).toHaveLength(alone.length);
    }
  });

  it('stand where the request names them', async () => {
    const report = await run({ dimensions: named('dateRange', 'deviceCategory'), metrics: named('sessions'), dateRanges: ranges });
    expect(report.dimensionHeaders).toEqual(named('dateRange', 'deviceCategory'));
  });

  it('understand words for days in the property’s zone', async () => {
    // It is Saturday 1 April, noon in Los Angeles: 31 March is yesterday there.
    const ask = async (startDate: string, endDate: string) =>
      reportRows(await run({ dimensions: named('date'), metrics: named('sessions'), dateRanges: [{ startDate, endDate }] })).map(
        (row) => row['date'],
      );
    expect(await ask('yesterday', 'today')).toEqual(['20170331']);
    expect((await ask('7daysAgo', 'yesterday')).sort()).toEqual(
      ['20170325', '20170326', '20170327', '20170328', '20170329', '20170330', '20170331'].sort(),
    );
    expect(await ask('today', 'today')).toEqual([]);
  });
});

describe('aggregates', () => {
  it('count users once over all rows, and give the highest and the lowest row', async () => {
    const request = { metrics: named('totalUsers', 'sessions', 'sessionsPerUser'), dateRanges: [wholeQuarter] };
    const report = await run({
      ...request,
      dimensions: named('date', 'deviceCategory'),
      metricAggregations: ['TOTAL', 'MAXIMUM', 'MINIMUM', 'COUNT'],
      limit: '5',
    });
    const [alone = {}] = reportRows(await run(request));
    const reserved = (name: string) => [{ value: name }, { value: name }];
    expect(report.totals).toEqual([
      {
        dimensionValues: reserved('RESERVED_TOTAL'),
        metricValues: ['totalUsers', 'sessions', 'sessionsPerUser'].map((name) => ({ value: alone[name] })),
      },
    ]);
    expect(report.maximums?.[0]?.dimensionValues).toEqual(reserved('RESERVED_MAX'));
    expect(report.minimums?.[0]?.dimensionValues).toEqual(reserved('RESERVED_MIN'));
    const users = reportRows(await run({ ...request, dimensions: named('date', 'deviceCategory') })).map((row) =>
      Number(row['totalUsers']),
    );
    expect(report.maximums?.[0]?.metricValues?.[0]?.value).toBe(String(Math.max(...users)));
    expect(report.minimums?.[0]?.metricValues?.[0]?.value).toBe(String(Math.min(...users)));
  });

  it('have a row for each date range and cover only what the metric filter let through', async () => {
    const report = await run({
      dimensions: named('country'),
      metrics: named('sessions'),
      dateRanges: [
        { startDate: '2017-03-20', endDate: '2017-03-26' },
        { startDate: '2017-03-13', endDate: '2017-03-19' },
      ],
      metricFilter: { filter: { fieldName: 'sessions', numericFilter: { operation: 'GREATER_THAN', value: { int64Value: '500' } } } },
      metricAggregations: ['TOTAL'],
    });
    const rows = reportRows(report);
    expect(rows.length).toBeGreaterThan(3);
    for (const [index, total] of (report.totals ?? []).entries()) {
      const ofRange = rows.filter((row) => row['dateRange'] === `date_range_${index}`);
      expect(total.dimensionValues).toEqual([{ value: 'RESERVED_TOTAL' }, { value: `date_range_${index}` }]);
      expect(Number(total.metricValues?.[0]?.value)).toBe(ofRange.reduce((sum, row) => sum + Number(row['sessions']), 0));
    }
    expect(report.totals).toHaveLength(2);
  });
});

describe('metrics', () => {
  it('keep the identities that real recordings show', async () => {
    const rows = reportRows(
      await run({
        dimensions: named('date', 'sessionDefaultChannelGroup', 'deviceCategory'),
        metrics: named(
          'sessions',
          'activeUsers',
          'totalUsers',
          'bounceRate',
          'engagementRate',
          'sessionsPerUser',
          'screenPageViews',
          'screenPageViewsPerSession',
          'averageSessionDuration',
          'userEngagementDuration',
        ),
        dateRanges: [wholeQuarter],
      }),
    );
    expect(rows.length).toBeGreaterThan(1500);
    for (const row of rows) {
      const value = (name: string) => Number(row[name]);
      expect(value('bounceRate') + value('engagementRate')).toBeCloseTo(1, 12);
      const bounces = value('bounceRate') * value('sessions');
      expect(bounces).toBeCloseTo(Math.round(bounces), 6);
      if (value('activeUsers') > 0) expect(value('sessionsPerUser') * value('activeUsers')).toBeCloseTo(value('sessions'), 6);
      expect(value('screenPageViewsPerSession') * value('sessions')).toBeCloseTo(value('screenPageViews'), 6);
      expect(value('averageSessionDuration') * value('sessions')).toBeCloseTo(value('userEngagementDuration'), 4);
      expect(value('totalUsers')).toBeGreaterThanOrEqual(value('activeUsers'));
    }
  });

  it('never count fewer users in the whole than in any part, nor more than the parts together', async () => {
    const users = async (...dimensions: string[]) =>
      reportRows(await run({ dimensions: named(...dimensions), metrics: named('totalUsers'), dateRanges: [wholeQuarter], limit: '250000' })).map(
        (row) => Number(row['totalUsers']),
      );
    const [whole = 0] = await users();
    for (const dimension of ['date', 'country', 'sessionDefaultChannelGroup', 'isoYearIsoWeek', 'sessionSourceMedium']) {
      const parts = await users(dimension);
      expect(Math.max(...parts)).toBeLessThanOrEqual(whole);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeGreaterThan(whole);
    }
  });

  it('answer to their old and their event-specific names, under the name asked for', async () => {
    const names = ['keyEvents', 'conversions', 'keyEvents:purchase', 'conversions:purchase', 'transactions'];
    const report = await run({ metrics: named(...names), dateRanges: [wholeQuarter] });
    expect(report.metricHeaders?.map(({ name }) => name)).toEqual(names);
    expect(new Set(report.rows?.[0]?.metricValues?.map(({ value }) => value))).toEqual(new Set(['2439']));
  });

  it('can be computed by expression, and used without being shown', async () => {
    const report = await run({
      dimensions: named('deviceCategory'),
      metrics: [
        { name: 'perUser', expression: 'eventCount/totalUsers' },
        { name: 'nested', expression: '-(sessions - engagedSessions) / (sessions * 2) + 1.5' },
        { name: 'eventCount' },
        { name: 'totalUsers', invisible: true },
        { name: 'bounceRate' },
      ],
      dateRanges: [wholeQuarter],
      orderBys: [{ metric: { metricName: 'totalUsers' }, desc: true }],
      metricFilter: {
        filter: { fieldName: 'perUser', numericFilter: { operation: 'GREATER_THAN', value: { doubleValue: 1.5 } } },
      },
    });
    expect(report.metricHeaders?.map(({ name }) => name)).toEqual(['perUser', 'nested', 'eventCount', 'bounceRate']);
    const rows = reportRows(report);
    expect(rows.map((row) => row['deviceCategory'])).toEqual(['desktop', 'mobile', 'tablet']);
    for (const row of rows) {
      expect(Number(row['perUser'])).toBeGreaterThan(1.5);
      expect(Number(row['nested'])).toBeCloseTo(1.5 - Number(row['bounceRate']) / 2, 9);
    }
  });
});

describe('rows without a value', () => {
  const request: Request = { dimensions: named('country'), metrics: named('transactions'), dateRanges: [wholeQuarter] };

  it('are left out, unless they are asked for', async () => {
    const short = reportRows(await run(request));
    const long = reportRows(await run({ ...request, keepEmptyRows: true }));
    expect(long).toHaveLength(203);
    expect(short).toEqual(long.filter((row) => row['transactions'] !== '0'));
  });
});

describe('filters on metrics', () => {
  it.each([
    ['EQUAL', (value: number) => value === 100],
    ['LESS_THAN', (value: number) => value < 100],
    ['LESS_THAN_OR_EQUAL', (value: number) => value <= 100],
    ['GREATER_THAN', (value: number) => value > 100],
    ['GREATER_THAN_OR_EQUAL', (value: number) => value >= 100],
  ])('%s, negated and joined, keep the right rows', async (operation, holds) => {
    const request: Request = { dimensions: named('country'), metrics: named('totalUsers'), dateRanges: [wholeQuarter] };
    const all = reportRows(await run(request));
    const filter = { fieldName: 'totalUsers', numericFilter: { operation, value: { int64Value: '100' } } };
    const between = {
      filter: { fieldName: 'sessions', betweenFilter: { fromValue: { int64Value: '1' }, toValue: { doubleValue: 1e9 } } },
    };
    const kept = async (metricFilter: NonNullable<Request['metricFilter']>) => reportRows(await run({ ...request, metricFilter }));
    const expected = all.filter((row) => holds(Number(row['totalUsers'])));
    expect(await kept({ filter })).toEqual(expected);
    expect(await kept({ notExpression: { filter } })).toEqual(all.filter((row) => !expected.includes(row)));
    expect(await kept({ andGroup: { expressions: [{ filter }, between] } })).toEqual(expected);
    expect(await kept({ orGroup: { expressions: [{ filter }, { notExpression: between }] } })).toEqual(expected);
  });
});

describe('batches', () => {
  it('answer each report as if it were asked alone', async () => {
    const requests: Request[] = ['date', 'country', 'hour'].map((name) => ({
      dimensions: named(name),
      metrics: named('sessions'),
      dateRanges: [wholeQuarter],
    }));
    const { data: batch } = await data.properties.batchRunReports({ property, requestBody: { requests } });
    expect(batch.kind).toBe('analyticsData#batchRunReports');
    expect(batch.reports).toEqual(await Promise.all(requests.map(run)));
  });
});

it('accepts a request without content type and in snake_case, as Google does', async () => {
  const answer = await fetch(`${standin.url}/v1beta/${property}:runReport?$alt=json;enum-encoding=int`, {
    method: 'POST',
    headers: { authorization: `Bearer ${auth.credentials.access_token}` },
    body: JSON.stringify({ metrics: [{ name: 'sessions' }], date_ranges: [{ start_date: '2017-02-14', end_date: '2017-02-14' }] }),
  });
  expect(await answer.json()).toMatchObject({ rows: [{ metricValues: [{ value: '2379' }] }] });
});
