import { oauth2 } from '@googleapis/oauth2';
import type { OAuth2Client } from 'google-auth-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { garden, gardenNow, weekAgo } from '../testing/garden-reports.ts';
import {
  adminApi,
  analyticsScope,
  dataApi,
  searchConsoleScope,
  signedIn,
  signInScopes,
} from '../testing/google-clients.ts';
import { messageOf, refusalOf } from '../testing/refusal.ts';
import { named, reportRows, property as shop } from '../testing/report-rows.ts';
import { domainSite, searchApi } from '../testing/search-client.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

// Google's REST clients as a stranger uses them. The answers are held against the discovery documents by the test
// stand-in itself, which fails when it is stopped if one did not fit.

let standin: TestStandin;
let auth: OAuth2Client;
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  const scopes = [...signInScopes, analyticsScope, searchConsoleScope];
  auth = await signedIn(standin.url, 'owner@example.test', { scopes });
});
afterAll(() => standin.stop());

const properties = [
  ['the shop', shop],
  ['the garden', garden],
] as const;
const week = weekAgo(1);

describe.each(properties)('the Data API on %s', (_, property) => {
  const data = () => dataApi(standin.url, auth).properties;
  const report = {
    dimensions: named('date', 'country'),
    metrics: named('sessions', 'totalUsers'),
    dateRanges: [week],
  };
  const pivots = [
    { fieldNames: ['date'], limit: '10' },
    { fieldNames: ['country'], limit: '10', metricAggregations: ['TOTAL'] },
  ];

  it('getMetadata, of the property and of all', async () => {
    const { data: own } = await data().getMetadata({ name: `${property}/metadata` });
    const { data: common } = await data().getMetadata({ name: 'properties/0/metadata' });
    const names = new Set(own.metrics?.map(({ apiName }) => apiName));
    for (const { apiName } of common.metrics ?? []) expect(names).toContain(apiName);
  });

  it('runReport and batchRunReports', async () => {
    const requestBody = {
      ...report,
      metricAggregations: ['TOTAL', 'MAXIMUM', 'MINIMUM'],
      returnPropertyQuota: true,
    };
    const { data: single } = await data().runReport({ property, requestBody });
    expect(single.rowCount).toBe(single.rows?.length);
    const { data: batch } = await data().batchRunReports({
      property,
      requestBody: { requests: [report, report] },
    });
    expect(batch.reports?.map(({ rows }) => rows)).toEqual([single.rows, single.rows]);
  });

  it('runPivotReport and batchRunPivotReports', async () => {
    const requestBody = { ...report, pivots };
    const { data: single } = await data().runPivotReport({ property, requestBody });
    expect(
      single.pivotHeaders?.map(({ pivotDimensionHeaders = [] }) => pivotDimensionHeaders.length),
    ).toEqual([7, 10]);
    const { data: batch } = await data().batchRunPivotReports({
      property,
      requestBody: { requests: [requestBody] },
    });
    expect(batch.pivotReports).toEqual([single]);
  });

  it('runRealtimeReport', async () => {
    const requestBody = { dimensions: named('country'), metrics: named('activeUsers') };
    const { data: now } = await data().runRealtimeReport({ property, requestBody });
    expect(now.kind).toBe('analyticsData#runRealtimeReport');
  });

  it('checkCompatibility', async () => {
    const requestBody = {
      dimensions: named('date'),
      metrics: named('sessions'),
      compatibilityFilter: 'COMPATIBLE',
    };
    const { data: fields } = await data().checkCompatibility({ property, requestBody });
    const names = fields.dimensionCompatibilities?.map(({ dimensionMetadata }) => dimensionMetadata?.apiName);
    expect(names).toContain('country');
  });

  it('audienceExports are none, and none is made', async () => {
    expect((await data().audienceExports.list({ parent: property })).data).toEqual({});
    const refused = await refusalOf(data().audienceExports.create({ parent: property, requestBody: {} }));
    expect(refused).toMatchObject({ status: 501, body: { error: { status: 'UNIMPLEMENTED' } } });
  });
});

describe.each(properties)('the Admin API on %s', (_, name) => {
  const admin = () => adminApi(standin.url, auth);

  it('finds the property from the account down', async () => {
    const { data: summaries } = await admin().accountSummaries.list();
    const summary = summaries.accountSummaries?.find(({ propertySummaries = [] }) =>
      propertySummaries.some(({ property }) => property === name),
    );
    const account = summary?.account ?? '';
    const { data: accounts } = await admin().accounts.list();
    expect(accounts.accounts?.map((one) => one.name)).toContain(account);
    expect((await admin().accounts.get({ name: account })).data.displayName).toBe(summary?.displayName);
    const { data: list } = await admin().properties.list({ filter: `parent:${account}` });
    const { data: single } = await admin().properties.get({ name });
    expect(list.properties).toContainEqual(single);
  });

  it('lists streams, key events and conversion events, and gets each by its name', async () => {
    const { dataStreams, keyEvents, conversionEvents } = admin().properties;
    for (const stream of (await dataStreams.list({ parent: name })).data.dataStreams ?? []) {
      expect((await dataStreams.get({ name: stream.name ?? '' })).data).toEqual(stream);
    }
    const { data: events } = await keyEvents.list({ parent: name });
    expect(events.keyEvents?.length).toBeGreaterThan(0);
    for (const event of events.keyEvents ?? []) {
      expect((await keyEvents.get({ name: event.name ?? '' })).data).toEqual(event);
    }
    const { data: old } = await conversionEvents.list({ parent: name });
    expect(old.conversionEvents?.map(({ eventName }) => eventName)).toEqual(
      events.keyEvents?.map(({ eventName }) => eventName),
    );
  });

  it('pages through what is a list', async () => {
    const { keyEvents } = admin().properties;
    const { data: all } = await keyEvents.list({ parent: name });
    const names: (string | null | undefined)[] = [];
    let pageToken = '';
    do {
      const { data: page } = await keyEvents.list({ parent: name, pageSize: 1, pageToken });
      expect(page.keyEvents).toHaveLength(1);
      names.push(page.keyEvents?.[0]?.name);
      pageToken = page.nextPageToken ?? '';
    } while (pageToken !== '');
    expect(names).toEqual(all.keyEvents?.map((event) => event.name));
  });

  it('tells how long data is kept, and that nothing is custom or linked', async () => {
    const { properties } = admin();
    const { data: kept } = await properties.getDataRetentionSettings({
      name: `${name}/dataRetentionSettings`,
    });
    expect(kept).toMatchObject({ userDataRetention: 'FOURTEEN_MONTHS' });
    for (const list of [
      properties.customDimensions.list({ parent: name }),
      properties.customMetrics.list({ parent: name }),
      properties.firebaseLinks.list({ parent: name }),
      properties.googleAdsLinks.list({ parent: name }),
    ]) {
      expect((await list).data).toEqual({});
    }
  });

  it('lets nobody write who may only read', async () => {
    const refused = await refusalOf(
      admin().properties.patch({ name, updateMask: 'displayName', requestBody: {} }),
    );
    expect(refused).toMatchObject({ status: 403, body: { error: { status: 'PERMISSION_DENIED' } } });
    expect(messageOf(refused)).toBe('Request had insufficient authentication scopes.');
  });
});

describe('Search Console', () => {
  const search = () => searchApi(standin.url, auth);

  it('sites.list, sites.get and searchanalytics.query', async () => {
    const { data: sites } = await search().sites.list();
    const { data: site } = await search().sites.get({ siteUrl: domainSite });
    expect(sites.siteEntry).toContainEqual(site);
    const requestBody = { ...week, dimensions: ['DATE'], dataState: 'ALL' };
    const { data: answer } = await search().searchanalytics.query({ siteUrl: domainSite, requestBody });
    expect(answer.rows).toHaveLength(7);
  });

  it('refuses to add a site to whoever may only read', async () => {
    expect((await refusalOf(search().sites.add({ siteUrl: 'https://new.example/' }))).status).toBe(403);
  });
});

describe('the OAuth2 API', () => {
  it('tells who signed in, and what a token is good for', async () => {
    const api = oauth2({ version: 'v2', auth, rootUrl: `${standin.url}/` });
    const { data: person } = await api.userinfo.get();
    expect(person).toMatchObject({ email: 'owner@example.test', verified_email: true });
    expect((await api.userinfo.v2.me.get()).data).toEqual(person);
    const { data: token } = await api.tokeninfo({ access_token: auth.credentials.access_token ?? '' });
    expect(token).toMatchObject({ email: 'owner@example.test', user_id: person.id });
    expect(token.scope?.split(' ')).toContain(analyticsScope);
    expect(typeof token.expires_in).toBe('number');
  });
});

it('opens one API without the scope of the other', async () => {
  const onlyAnalytics = await signedIn(standin.url, 'admin@example.test', { scopes: [analyticsScope] });
  const requestBody = { metrics: named('sessions'), dateRanges: [week] };
  const { data } = await dataApi(standin.url, onlyAnalytics).properties.runReport({
    property: garden,
    requestBody,
  });
  expect(reportRows(data)).toHaveLength(1);
  expect((await refusalOf(searchApi(standin.url, onlyAnalytics).sites.list())).status).toBe(403);
});
