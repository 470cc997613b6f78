import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dayAt,
  type GardenReader,
  garden,
  gardenNow,
  gardenReader,
  weekAgo,
} from '../../testing/garden-reports.ts';
import { dataApi, signedIn } from '../../testing/google-clients.ts';
import { messageOf, refusalOf } from '../../testing/refusal.ts';
import { named, reportRows } from '../../testing/report-rows.ts';
import { searchClient } from '../../testing/search-client.ts';
import { startTestStandin, type TestStandin } from '../../testing/test-standin.ts';
import { usualFields } from '../../testing/usual-fields.ts';

let standin: TestStandin;
let read: GardenReader;
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  read = await gardenReader(standin.url);
}, 60_000);
afterAll(() => standin.stop());

const api = async () => dataApi(standin.url, await signedIn(standin.url));
const month = { startDate: weekAgo(6).startDate, endDate: weekAgo(3).endDate };
const everything = { startDate: '2020-01-01', endDate: dayAt(20) };
const sumOf = (rows: readonly Record<string, string>[], metric: string) =>
  rows.reduce((sum, row) => sum + Number(row[metric]), 0);

it('all hundred usual fields are served', async () => {
  const { data } = await (await api()).properties.getMetadata({ name: `${garden}/metadata` });
  const served = new Set(
    [...(data.dimensions ?? []), ...(data.metrics ?? [])].flatMap(({ apiName, deprecatedApiNames = [] }) => [
      apiName,
      ...(deprecatedApiNames ?? []),
    ]),
  );
  expect([...usualFields.dimensions, ...usualFields.metrics].filter((name) => !served.has(name))).toEqual([]);
});

it('days and weeks are counted from the start of their date range', async () => {
  const byDate = await read.rows(['date'], ['sessions'], month);
  const byNth = await read.rows(['nthDay'], ['sessions'], month);
  const inOrder = (rows: Record<string, string>[], name: string) =>
    rows.toSorted((a, b) => (a[name] ?? '').localeCompare(b[name] ?? ''));
  expect(inOrder(byNth, 'nthDay').map(({ nthDay }) => nthDay)).toEqual(
    Array.from({ length: 28 }, (_, day) => String(day).padStart(4, '0')),
  );
  expect(inOrder(byNth, 'nthDay').map(({ sessions }) => sessions)).toEqual(
    inOrder(byDate, 'date').map(({ sessions }) => sessions),
  );
  const weeks = await read.rows(['nthWeek'], ['sessions'], month);
  expect(weeks.map(({ nthWeek }) => nthWeek).sort()).toEqual(['0000', '0001', '0002', '0003']);
  expect(sumOf(weeks, 'sessions')).toBe(sumOf(byDate, 'sessions'));

  // Two ranges lie beside each other.
  const requestBody = {
    dimensions: named('nthDay'),
    metrics: named('sessions'),
    dateRanges: [weekAgo(2), weekAgo(1)],
  };
  const two = reportRows((await (await api()).properties.runReport({ property: garden, requestBody })).data);
  expect(two).toHaveLength(14);
  expect(new Set(two.map(({ nthDay }) => nthDay)).size).toBe(7);
  const second = two.filter(({ dateRange }) => dateRange === 'date_range_1');
  expect(sumOf(second, 'sessions')).toBe(await read.total('sessions', weekAgo(1)));
});

it('every order has an id of its own, with its revenue', async () => {
  const orders = await read.rows(['transactionId'], ['ecommercePurchases', 'purchaseRevenue'], month);
  const real = orders.filter(({ transactionId }) => transactionId !== '(not set)');
  expect(real.length).toBeGreaterThan(100);
  expect(new Set(real.map(({ ecommercePurchases }) => ecommercePurchases))).toEqual(new Set(['1']));
  expect(real).toHaveLength(await read.total('ecommercePurchases', month));
  expect(sumOf(real, 'purchaseRevenue')).toBeCloseTo(await read.total('purchaseRevenue', month), 4);
});

it('nobody searches on a site without a search', async () => {
  expect(
    (await read.rows(['searchTerm'], ['eventCount'], month)).map(({ searchTerm }) => searchTerm),
  ).toEqual(['(not set)']);
});

it('a user buys for the first time once', async () => {
  const ever = await read.total('firstTimePurchasers', everything);
  expect(ever).toBe(await read.total('totalPurchasers', everything));
  const byDay = await read.rows(['date'], ['firstTimePurchasers', 'totalPurchasers'], everything);
  expect(sumOf(byDay, 'firstTimePurchasers')).toBe(ever);
  expect(sumOf(byDay, 'totalPurchasers')).toBeGreaterThan(ever);
  expect(await read.total('firstTimePurchasers', month, { eventName: 'purchase' })).toBe(
    await read.total('firstTimePurchasers', month),
  );
  expect(await read.total('firstTimePurchasers', month, { pagePath: '/checkout/thank-you' })).toBe(
    await read.total('firstTimePurchasers', month),
  );
});

it('checkouts are the begun ones, wherever they are counted', async () => {
  const begun = await read.total('eventCount', month, { eventName: 'begin_checkout' });
  expect(begun).toBeGreaterThan(100);
  expect(await read.total('checkouts', month)).toBe(begun);
  for (const dimension of ['date', 'pagePath', 'eventName', 'deviceCategory'])
    expect(sumOf(await read.rows([dimension], ['checkouts'], month), 'checkouts')).toBe(begun);
});

it('the linked Search Console says what Search Console says itself', async () => {
  const search = await searchClient(standin.url);
  const { body } = await search.query({ ...month, dimensions: ['date'] });
  const [clicks, impressions] = [
    (body.rows ?? []).reduce((sum, row) => sum + row.clicks, 0),
    (body.rows ?? []).reduce((sum, row) => sum + row.impressions, 0),
  ];
  expect(clicks).toBeGreaterThan(1000);
  const names = [
    'organicGoogleSearchClicks',
    'organicGoogleSearchImpressions',
    'organicGoogleSearchClickThroughRate',
    'organicGoogleSearchAveragePosition',
  ];
  const [total] = await read.rows([], names, month);
  expect(Number(total?.['organicGoogleSearchClicks'])).toBe(clicks);
  expect(Number(total?.['organicGoogleSearchImpressions'])).toBe(impressions);
  expect(Number(total?.['organicGoogleSearchClickThroughRate'])).toBeCloseTo(clicks / impressions, 9);
  const position =
    (body.rows ?? []).reduce((sum, row) => sum + (row.position ?? 0) * row.impressions, 0) / impressions;
  expect(Number(total?.['organicGoogleSearchAveragePosition'])).toBeCloseTo(position, 6);

  const byCountry = await read.rows(['country', 'deviceCategory'], names.slice(0, 2), month);
  expect(sumOf(byCountry, 'organicGoogleSearchClicks')).toBe(clicks);
  const byLanding = await read.rows(['landingPage'], names.slice(0, 2), month);
  expect(byLanding.length).toBeGreaterThan(20);
  expect(sumOf(byLanding, 'organicGoogleSearchImpressions')).toBe(impressions);
  // It is as late as the final figures there.
  const recent = { startDate: dayAt(0), endDate: dayAt(9) };
  const late = await read.rows(['date'], ['organicGoogleSearchClicks'], recent);
  const final = await search.query({ ...recent, dimensions: ['date'] });
  const last = final.body.rows?.at(-1)?.keys?.[0];
  expect(
    late
      .map(({ date }) => date)
      .sort()
      .at(-1),
  ).toBe(last?.replaceAll('-', ''));
});

it('what Search Console does not know cannot stand beside it', async () => {
  const data = await api();
  const asked = async (dimensions: string[], metrics: string[]) => {
    const requestBody = {
      dimensions: named(...dimensions),
      metrics: named(...metrics),
      dateRanges: [month],
    };
    return messageOf(await refusalOf(data.properties.runReport({ property: garden, requestBody })));
  };
  expect(await asked(['sessionSource'], ['organicGoogleSearchClicks'])).toMatch(
    /^Please remove sessionSource /,
  );
  expect(await asked(['hour'], ['organicGoogleSearchClicks'])).toMatch(/^Please remove hour /);
  expect(await asked(['date'], ['organicGoogleSearchClicks', 'sessions'])).toMatch(
    /^Please remove organicGoogleSearchClicks /,
  );
});
