import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { garden, gardenNow, weekAgo } from '../testing/garden-reports.ts';
import { analyticsScope, searchConsoleScope, signedIn } from '../testing/google-clients.ts';
import { named } from '../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

/** Single sentences of what is known of Google's services, each tried over plain HTTP. The README beside this names them. */
let standin: TestStandin;
let token: string;
let search: string;
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  token = (await (await signedIn(standin.url)).getAccessToken()).token ?? '';
  const scopes = [searchConsoleScope];
  search = (await (await signedIn(standin.url, undefined, { scopes })).getAccessToken()).token ?? '';
}, 60_000);
afterAll(() => standin.stop());

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Body = any;

interface Reply {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

async function call(method: string, path: string, body?: unknown, bearer = token): Promise<Reply> {
  const response = await fetch(`${standin.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith('{') ? JSON.parse(text) : text,
    headers: response.headers,
  };
}
const week = weekAgo(1);
const report = (request: object) =>
  call('POST', `/v1beta/${garden}:runReport`, { dateRanges: [week], metrics: named('sessions'), ...request });

describe('1 a request', () => {
  it('takes limit and offset as numbers and as text, and caps a limit above 250,000 without a word', async () => {
    const byText = await report({ dimensions: named('country'), limit: '3', offset: '1' });
    const byNumber = await report({ dimensions: named('country'), limit: 3, offset: 1 });
    expect(byText.body).toEqual(byNumber.body);
    expect(byText.body.rows).toHaveLength(3);
    expect(byText.body.rowCount).toBeGreaterThan(4);
    expect((await report({ dimensions: named('country'), limit: 9_000_000 })).status).toBe(200);
    expect((await report({ limit: -1 })).status).toBe(400);
  });

  it('takes the scope analytics as well as analytics.readonly', async () => {
    const whole = analyticsScope.replace('.readonly', '');
    const client = await signedIn(standin.url, undefined, { scopes: [whole] });
    const bearer = (await client.getAccessToken()).token ?? '';
    expect((await call('GET', `/v1beta/${garden}/metadata`, undefined, bearer)).status).toBe(200);
  });

  it.each(['date_range_1', 'RESERVED_MINE'])('may not name a range %s', async (name) => {
    expect((await report({ dateRanges: [{ ...week, name }] })).status).toBe(400);
  });

  it('of realtime has two ranges of 30 minutes at most, and neither dates nor an offset', async () => {
    const realtime = (request: object) =>
      call('POST', `/v1beta/${garden}:runRealtimeReport`, { metrics: named('activeUsers'), ...request });
    const range = (startMinutesAgo: number, endMinutesAgo = 0) => ({ startMinutesAgo, endMinutesAgo });
    expect((await realtime({ minuteRanges: [range(29), range(9)] })).status).toBe(200);
    expect((await realtime({ minuteRanges: [range(30)] })).status).toBe(400);
    expect((await realtime({ minuteRanges: [range(3), range(2), range(1)] })).status).toBe(400);
    expect((await realtime({ dateRanges: [week] })).status).toBe(400);
    expect((await realtime({ offset: 1 })).status).toBe(400);
  });

  it('matches texts exactly and without case unless told otherwise', async () => {
    const total = async (stringFilter: object) =>
      Number(
        (await report({ dimensionFilter: { filter: { fieldName: 'country', stringFilter } } })).body.rows?.[0]
          ?.metricValues[0].value ?? 0,
      );
    const germany = await total({ value: 'germany' });
    expect(germany).toBeGreaterThan(0);
    expect(await total({ value: 'germany', matchType: 'EXACT' })).toBe(germany);
    expect(await total({ value: 'german' })).toBe(0);
    expect(await total({ value: 'germany', caseSensitive: true })).toBe(0);
    expect(await total({ value: 'Germany', caseSensitive: true })).toBe(germany);
    expect(await total({ value: 'GERM', matchType: 'BEGINS_WITH' })).toBe(germany);
    expect(await total({ value: 'MANY', matchType: 'ENDS_WITH' })).toBe(germany);
    expect(await total({ value: 'erman', matchType: 'CONTAINS' })).toBe(germany);
    expect(await total({ value: 'G.*y', matchType: 'FULL_REGEXP' })).toBe(germany);
    expect(await total({ value: 'erma', matchType: 'FULL_REGEXP' })).toBe(0);
    expect(await total({ value: '^Germ', matchType: 'PARTIAL_REGEXP' })).toBe(germany);
  });

  it('orders texts by letters, without case, or as numbers', async () => {
    const days = async (orderType: string) =>
      (
        await report({
          dimensions: named('dayOfWeek'),
          orderBys: [{ dimension: { dimensionName: 'dayOfWeek', orderType } }],
        })
      ).body.rows.map((row: Body) => row.dimensionValues[0].value);
    for (const type of ['ALPHANUMERIC', 'CASE_INSENSITIVE_ALPHANUMERIC', 'NUMERIC'])
      expect(await days(type)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  });
});

describe('1 an answer', () => {
  it('has the kind of its method', async () => {
    const asked = { dateRanges: [week], metrics: named('sessions') };
    const batch = await call('POST', `/v1beta/${garden}:batchRunReports`, { requests: [asked, asked] });
    expect(batch.body.kind).toBe('analyticsData#batchRunReports');
    expect(batch.body.reports.map(({ kind }: Body) => kind)).toEqual(
      Array(2).fill('analyticsData#runReport'),
    );
    expect((await report({})).body.metadata).toEqual({ currencyCode: 'EUR', timeZone: 'Europe/Berlin' });
  });

  it('comes by its first metric, so that days are not in order', async () => {
    const { rows } = (await report({ dimensions: named('date') })).body;
    const values = rows.map((row: Body) => Number(row.metricValues[0].value));
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  it('says the first day of weeks: Sunday for week, Monday for isoYearIsoWeek, 0 for Sunday', async () => {
    const { rows } = (
      await report({
        dimensions: named('date', 'dayOfWeek', 'dayOfWeekName', 'isoYearIsoWeek', 'week'),
        dateRanges: [{ startDate: '2026-05-24', endDate: '2026-05-25' }],
        orderBys: [{ dimension: { dimensionName: 'date' } }],
      })
    ).body;
    const [sunday, monday] = rows.map((row: Body) => row.dimensionValues.map(({ value }: Body) => value));
    expect(sunday.slice(0, 4)).toEqual(['20260524', '0', 'Sunday', '202621']);
    expect(monday.slice(0, 4)).toEqual(['20260525', '1', 'Monday', '202622']);
    expect(monday[4]).toBe(sunday[4]);
  });

  it('holds the words that Google has for what it does not know', async () => {
    const found = async (dimension: string) => {
      const { rows = [] } = (
        await report({
          dimensions: named(dimension),
          dateRanges: [{ startDate: weekAgo(60).startDate, endDate: week.endDate }],
        })
      ).body;
      return new Set(rows.map((row: Body) => row.dimensionValues[0].value));
    };
    expect(await found('sessionSourceMedium')).toContain('(direct) / (none)');
    expect(await found('sessionCampaignId')).toContain('(not set)');
  });

  it('names keyEvents and its old name', async () => {
    const { metrics } = (await call('GET', `/v1beta/${garden}/metadata`)).body;
    const field = metrics.find(({ apiName }: Body) => apiName === 'keyEvents');
    expect(field.deprecatedApiNames).toContain('conversions');
    const both = await report({ metrics: named('keyEvents', 'conversions') });
    const [present, old] = both.body.rows[0].metricValues;
    expect(present).toEqual(old);
  });

  it('has more users in all than active ones, and fewer than its days together', async () => {
    const users = async (dimensions: string[]) => {
      const { rows } = (
        await report({ dimensions: named(...dimensions), metrics: named('totalUsers', 'activeUsers') })
      ).body;
      return [0, 1].map((at) =>
        rows.reduce((sum: number, row: Body) => sum + Number(row.metricValues[at].value), 0),
      );
    };
    const [[all = 0, active = 0], [ofDays = 0]] = [await users([]), await users(['date'])];
    expect(all).toBeGreaterThanOrEqual(active);
    expect(ofDays).toBeGreaterThan(all);
  });

  it('tells quotas of a standard property from every bucket', async () => {
    const { propertyQuota } = (await report({ returnPropertyQuota: true })).body;
    const all = (name: string) => (propertyQuota[name].consumed ?? 0) + propertyQuota[name].remaining;
    expect(Object.keys(propertyQuota).sort()).toEqual([
      'concurrentRequests',
      'potentiallyThresholdedRequestsPerHour',
      'serverErrorsPerProjectPerHour',
      'tokensPerDay',
      'tokensPerHour',
      'tokensPerProjectPerHour',
    ]);
    expect(propertyQuota.tokensPerDay.remaining).toBeGreaterThan(199_000);
    expect(propertyQuota.tokensPerHour.remaining).toBeGreaterThan(39_000);
    expect(propertyQuota.tokensPerProjectPerHour.remaining).toBeGreaterThan(13_000);
    expect(all('serverErrorsPerProjectPerHour')).toBe(10);
    expect(all('potentiallyThresholdedRequestsPerHour')).toBe(120);
    expect(propertyQuota.serverErrorsPerProjectPerHour).not.toHaveProperty('consumed');
  });
});

describe('2 errors', () => {
  it.each([
    ['a token that is none', 'POST', `/v1beta/${garden}:runReport`, 'nonsense', 401, 'UNAUTHENTICATED'],
    ['a property of nobody', 'GET', '/v1beta/properties/1/metadata', undefined, 403, 'PERMISSION_DENIED'],
  ])('%s', async (_, method, path, bearer, code, status) => {
    const { body, status: http } = await call(method, path, method === 'POST' ? {} : undefined, bearer);
    expect(http).toBe(code);
    expect(body.error).toMatchObject({ code, status, message: expect.any(String) });
  });

  it('a scope that was unticked is named as such', async () => {
    const { status, body } = await call('GET', `/v1beta/${garden}/metadata`, undefined, search);
    expect(status).toBe(403);
    expect(body.error.message).toBe('Request had insufficient authentication scopes.');
    expect(JSON.stringify(body.error.details)).toContain('ACCESS_TOKEN_SCOPE_INSUFFICIENT');
  });
});

describe('3 the Admin API', () => {
  it('wants a filter for properties, and coerces pages above 200', async () => {
    expect((await call('GET', '/v1beta/properties')).status).toBe(400);
    expect((await call('GET', '/v1beta/accountSummaries?pageSize=5000')).status).toBe(200);
    const { body } = await call('GET', '/v1beta/accountSummaries');
    expect(body).not.toHaveProperty('nextPageToken');
    expect(body.accountSummaries[0]).toMatchObject({
      name: expect.stringMatching(/^accountSummaries\/\d+$/),
      account: expect.stringMatching(/^accounts\/\d+$/),
    });
    expect(body.accountSummaries[0].propertySummaries[0]).toMatchObject({
      property: expect.stringMatching(/^properties\/\d+$/),
      propertyType: 'PROPERTY_TYPE_ORDINARY',
      parent: body.accountSummaries[0].account,
    });
  });

  it('describes a property, its streams and its key events', async () => {
    expect((await call('GET', `/v1beta/${garden}`)).body).toMatchObject({
      timeZone: 'Europe/Berlin',
      currencyCode: 'EUR',
      serviceLevel: 'GOOGLE_ANALYTICS_STANDARD',
      createTime: expect.stringMatching(/^\d{4}-/),
      industryCategory: expect.any(String),
    });
    const [stream] = (await call('GET', `/v1beta/${garden}/dataStreams`)).body.dataStreams;
    expect(stream).toMatchObject({
      type: 'WEB_DATA_STREAM',
      webStreamData: { measurementId: expect.stringMatching(/^G-/) },
    });
    expect(new URL(stream.webStreamData.defaultUri).hostname).toBe('www.northwind-garden.example');
    const [event] = (await call('GET', `/v1beta/${garden}/keyEvents`)).body.keyEvents;
    expect(event).toMatchObject({ eventName: 'purchase', countingMethod: 'ONCE_PER_EVENT' });
  });
});

describe('4 Search Console', () => {
  const site = encodeURIComponent('sc-domain:northwind-garden.example');
  const month = { startDate: '2026-05-01', endDate: '2026-05-31' };
  const query = (request: object) =>
    call('POST', `/webmasters/v3/sites/${site}/searchAnalytics/query`, { ...month, ...request }, search);

  it('writes permission levels as the wire does', async () => {
    const { siteEntry } = (await call('GET', '/webmasters/v3/sites', undefined, search)).body;
    expect(new Set(siteEntry.map(({ permissionLevel }: Body) => permissionLevel))).toEqual(
      new Set(['siteOwner', 'siteFullUser', 'siteRestrictedUser', 'siteUnverifiedUser']),
    );
  });

  it('gives 1,000 rows unless told, 25,000 at most, by clicks; of days by day', async () => {
    const pages = (await query({ dimensions: ['query', 'page', 'date'] })).body.rows;
    expect(pages).toHaveLength(1_000);
    const clicks = pages.map((row: Body) => row.clicks);
    expect(clicks).toEqual([...clicks].sort((a, b) => b - a));
    expect((await query({ rowLimit: 25_001 })).status).toBe(400);
    const days = (await query({ dimensions: ['date'] })).body.rows.map((row: Body) => row.keys[0]);
    expect(days).toEqual([...days].sort());
  });

  it('answers in numbers, with shares from 0 to 1, countries in three small letters, devices in capitals', async () => {
    const { rows, responseAggregationType } = (await query({ dimensions: ['country', 'device'] })).body;
    expect(responseAggregationType).toBe('byProperty');
    for (const { keys, ctr, clicks, impressions, position } of rows) {
      expect(keys[0]).toMatch(/^[a-z]{3}$/);
      expect(['DESKTOP', 'MOBILE', 'TABLET']).toContain(keys[1]);
      expect(ctr).toBeCloseTo(clicks / impressions, 12);
      expect(position).toBeGreaterThanOrEqual(1);
    }
  });

  it('aggregates by page where pages are asked for, and refuses the other way then', async () => {
    expect((await query({ dimensions: ['page'] })).body.responseAggregationType).toBe('byPage');
    expect((await query({ dimensions: ['page'], aggregationType: 'byProperty' })).status).toBe(400);
  });

  it('forbids an unverified site in its own words', async () => {
    const other = encodeURIComponent('https://old.northwind-garden.example/');
    const { status, body } = await call(
      'POST',
      `/webmasters/v3/sites/${other}/searchAnalytics/query`,
      month,
      search,
    );
    expect(status).toBe(403);
    expect(body.error.message).toBe(
      "User does not have sufficient permission for site 'https://old.northwind-garden.example/'. See also: https://support.google.com/webmasters/answer/2451999.",
    );
    expect(body.error.errors[0]).toMatchObject({ domain: 'global', reason: 'forbidden' });
  });

  it('says from which day on figures may still change, when asked for all of them', async () => {
    const recent = { startDate: '2026-06-01', endDate: '2026-06-10', dimensions: ['date'] };
    const { metadata } = (await query({ ...recent, dataState: 'all' })).body;
    expect(metadata.firstIncompleteDate ?? metadata.first_incomplete_date).toMatch(/^2026-06-0[789]$/);
    expect((await query(recent)).body.metadata).toBeUndefined();
  });
});
