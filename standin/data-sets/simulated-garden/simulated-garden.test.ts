import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discoverySchemas } from '../../discovery/discovery-document.ts';
import { readMessage } from '../../discovery/read-message.ts';
import { type GardenReader, garden, gardenNow, gardenReader, weekAgo } from '../../testing/garden-reports.ts';
import { adminApi, dataApi, signedIn } from '../../testing/google-clients.ts';
import { messageOf, refusalOf } from '../../testing/refusal.ts';
import { named } from '../../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../../testing/test-standin.ts';

let standin: TestStandin;
let read: GardenReader;
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  read = await gardenReader(standin.url);
  // Made once, before the clocks of single tests run.
  for (const dimension of ['country', 'pagePath', 'eventName'])
    await read.rows([dimension], ['eventCount'], weekAgo(1));
}, 60_000);
afterAll(() => standin.stop());

const api = async (account?: string) => dataApi(standin.url, await signedIn(standin.url, account));
const week = weekAgo(2);
const year = { startDate: weekAgo(60).startDate, endDate: weekAgo(0).endDate };

describe('the simulated property', () => {
  it('comes after the real one, says that it is simulated, and is seen by the owner and the admin', async () => {
    for (const account of ['owner@example.test', 'admin@example.test']) {
      const { data } = await adminApi(
        standin.url,
        await signedIn(standin.url, account),
      ).accountSummaries.list();
      expect(
        data.accountSummaries?.flatMap(({ propertySummaries = [] }) =>
          propertySummaries.map(({ displayName }) => displayName),
        ),
      ).toEqual(['Google Merchandise Store (sample)', 'Northwind Garden (simulated)']);
    }
    const refused = await refusalOf(
      (await api('member@example.test')).properties.getMetadata({ name: `${garden}/metadata` }),
    );
    expect(refused.status).toBe(403);
  });

  it('has Berlin’s time, the euro, one web stream and three key events', async () => {
    const admin = adminApi(standin.url, await signedIn(standin.url));
    const { data: property } = await admin.properties.get({ name: garden });
    readMessage(discoverySchemas('analyticsadmin.v1beta'), 'GoogleAnalyticsAdminV1betaProperty', property);
    expect(property).toMatchObject({ timeZone: 'Europe/Berlin', currencyCode: 'EUR' });
    const { data: streams } = await admin.properties.dataStreams.list({ parent: garden });
    expect(streams.dataStreams?.[0]?.webStreamData?.defaultUri).toBe('https://www.northwind-garden.example');
    const { data: events } = await admin.properties.keyEvents.list({ parent: garden });
    expect(events.keyEvents?.map(({ eventName }) => eventName)).toEqual([
      'purchase',
      'generate_lead',
      'sign_up',
    ]);
  });

  it('serves every field it lists', async () => {
    const data = await api();
    const { data: metadata } = await data.properties.getMetadata({ name: `${garden}/metadata` });
    readMessage(discoverySchemas('analyticsdata.v1beta'), 'Metadata', metadata);
    for (const { apiName, description } of [...(metadata.dimensions ?? []), ...(metadata.metrics ?? [])]) {
      expect(description, apiName ?? '').toBeTruthy();
      const isMetric = metadata.metrics?.some((metric) => metric.apiName === apiName) === true;
      const metric = isMetric ? (apiName ?? '') : apiName?.startsWith('item') ? 'itemsViewed' : 'eventCount';
      const rows = await read.rows(isMetric ? [] : [apiName ?? ''], [metric], week);
      expect(rows.length, apiName ?? '').toBeGreaterThan(0);
    }
  }, 30_000);

  it('holds 80 complete weeks of several thousand sessions', async () => {
    const rows = await read.rows(['isoYearIsoWeek'], ['sessions'], {
      startDate: weekAgo(79).startDate,
      endDate: weekAgo(0).endDate,
    });
    expect(rows).toHaveLength(80);
    for (const { sessions } of rows) expect(Number(sessions)).toBeGreaterThan(3000);
  });

  it('has no second of the hour that summer time leaves out, and all other hours', async () => {
    const hours = await read.rows(['hour'], ['sessions'], { startDate: '2026-03-29', endDate: '2026-03-29' });
    expect(hours.map(({ hour }) => hour).sort()).toEqual(
      Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')).filter((hour) => hour !== '02'),
    );
  });
});

describe('its numbers agree with each other', () => {
  it('rates, durations and users', async () => {
    const metrics = [
      'sessions',
      'bounceRate',
      'engagementRate',
      'sessionsPerUser',
      'activeUsers',
      'totalUsers',
      'screenPageViews',
      'screenPageViewsPerSession',
      'engagedSessions',
      'eventCount',
    ];
    for (const row of await read.rows(['date'], metrics, week)) {
      const of = (name: string) => Number(row[name]);
      expect(of('bounceRate') + of('engagementRate')).toBeCloseTo(1, 10);
      expect(of('sessionsPerUser') * of('activeUsers')).toBeCloseTo(of('sessions'), 6);
      expect(of('screenPageViewsPerSession') * of('sessions')).toBeCloseTo(of('screenPageViews'), 6);
      expect(of('bounceRate') * of('sessions')).toBeCloseTo(Math.round(of('bounceRate') * of('sessions')), 6);
      expect(of('totalUsers')).toBeGreaterThanOrEqual(of('activeUsers'));
      expect(of('activeUsers')).toBeGreaterThan(0);
    }
  });

  it('users of a day, of seven and of twenty-eight', async () => {
    const metrics = ['active1DayUsers', 'active7DayUsers', 'active28DayUsers', 'activeUsers'];
    const rows = await read.rows(['date'], metrics, week);
    expect(rows).toHaveLength(7);
    for (const row of rows) {
      const [one = 0, seven = 0, month = 0, active] = metrics.map((name) => Number(row[name]));
      expect(one).toBe(active);
      expect(one).toBeLessThan(seven);
      expect(seven).toBeLessThan(month);
    }
    const sunday = rows.find(({ date }) => date === week.endDate.replaceAll('-', ''));
    expect(Number(sunday?.['active7DayUsers'])).toBe(await read.total('activeUsers', week));
    expect(await read.total('active7DayUsers', week)).toBe(await read.total('activeUsers', week));
    await expect(read.rows(['country'], ['active7DayUsers'], week)).rejects.toThrow('incompatible');
  });

  it('users do not add up over days, channels or pages', async () => {
    const whole = await read.total('totalUsers', week);
    for (const dimension of ['date', 'pagePath', 'eventName']) {
      const rows = await read.rows([dimension], ['totalUsers'], week);
      expect(
        rows.reduce((sum, { totalUsers }) => sum + Number(totalUsers), 0),
        dimension,
      ).toBeGreaterThan(whole);
    }
  });

  it.each(['pagePath', 'eventName', 'landingPage', 'sessionCampaignName', 'country', 'browser'])(
    'events, views, purchases and revenue add up over %s',
    async (dimension) => {
      const metrics = [
        'eventCount',
        'screenPageViews',
        'transactions',
        'purchaseRevenue',
        'newUsers',
        'keyEvents',
        'addToCarts',
        'userEngagementDuration',
      ];
      const [whole] = await read.rows([], metrics, week);
      const rows = await read.rows([dimension], metrics, week);
      for (const metric of metrics) {
        const sum = rows.reduce((total, row) => total + Number(row[metric]), 0);
        expect(sum, metric).toBeCloseTo(Number(whole?.[metric]), 4);
      }
    },
    30_000,
  );

  it('a session counts once for each page it saw, and once over pages together', async () => {
    const pages = await read.rows(['pagePath'], ['sessions'], week);
    const all = await read.total('sessions', week);
    expect(pages.reduce((sum, { sessions }) => sum + Number(sessions), 0)).toBeGreaterThan(all);
    expect(await read.total('sessions', week, { pagePath: '/products/' })).toBeLessThan(all);
    const [rates] = await read.rows(
      [],
      ['bounceRate', 'engagementRate', 'sessions', 'engagedSessions'],
      week,
      { pagePath: '/products/' },
    );
    expect(Number(rates?.['engagementRate'])).toBeCloseTo(
      Number(rates?.['engagedSessions']) / Number(rates?.['sessions']),
      10,
    );
  });

  it('items make up the revenue, and stand beside no session metric and no page', async () => {
    const rows = await read.rows(['itemName', 'itemCategory'], ['itemRevenue', 'itemsPurchased'], week);
    expect(rows.reduce((sum, { itemRevenue }) => sum + Number(itemRevenue), 0)).toBeCloseTo(
      await read.total('purchaseRevenue', week),
      4,
    );
    expect(await read.total('itemsPurchased', week)).toBe(
      rows.reduce((sum, { itemsPurchased }) => sum + Number(itemsPurchased), 0),
    );
    const data = await api();
    for (const [dimensions, metric] of [
      [['itemName'], 'sessions'],
      [['itemName', 'pagePath'], 'itemsViewed'],
      [['pagePath'], 'itemsViewed'],
    ] as const) {
      const requestBody = { dimensions: named(...dimensions), metrics: named(metric), dateRanges: [week] };
      expect(
        messageOf(await refusalOf(data.properties.runReport({ property: garden, requestBody }))),
      ).toContain('incompatible');
    }
  });

  it('the dimensions are correlated: phones come from social networks, e-mail comes back', async () => {
    const share = async (filter: Record<string, string>, over: Record<string, string>) =>
      (await read.total('sessions', year, { ...filter, ...over })) /
      (await read.total('sessions', year, over));
    const mobile = { deviceCategory: 'mobile' };
    expect(await share(mobile, { sessionDefaultChannelGroup: 'Organic Social' })).toBeGreaterThan(0.75);
    expect(await share(mobile, { sessionDefaultChannelGroup: 'Direct' })).toBeLessThan(0.5);
    const returning = { newVsReturning: 'returning' };
    expect(await share(returning, { sessionMedium: 'email' })).toBeGreaterThan(0.7);
    expect(await share(returning, { sessionDefaultChannelGroup: 'Organic Search' })).toBeLessThan(0.3);
  });

  it('the last days are late: yesterday grows, last week does not', async () => {
    const [yesterday, before] = [{ startDate: 'yesterday', endDate: 'yesterday' }, weekAgo(0)];
    const early = [await read.total('sessions', yesterday), await read.total('sessions', before)];
    standin.pass(11 * 3_600_000);
    read = await gardenReader(standin.url);
    const later = [await read.total('sessions', yesterday), await read.total('sessions', before)];
    expect(later[0]).toBeGreaterThan(early[0] ?? 0);
    expect(later[1]).toBe(early[1]);
  });
});
