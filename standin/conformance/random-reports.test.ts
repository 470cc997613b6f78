import type { analyticsdata_v1beta } from '@googleapis/analyticsdata';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { garden, gardenNow, weekAgo } from '../testing/garden-reports.ts';
import { dataApi, signedIn } from '../testing/google-clients.ts';
import { named, reportRows, property as shop } from '../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

// What must hold for any report that anybody may ask for, on both properties.

type Request = analyticsdata_v1beta.Schema$RunReportRequest;
type Filter = analyticsdata_v1beta.Schema$FilterExpression;
type Row = Record<string, string>;

let standin: TestStandin;
let data: analyticsdata_v1beta.Analyticsdata;
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  data = dataApi(standin.url, await signedIn(standin.url));
  for (const name of ['pagePath', 'eventName']) {
    await run(garden, { dimensions: named(name), metrics: named('sessions') });
  }
}, 60_000);
afterAll(() => standin.stop());

const everything: Request = {
  dateRanges: [{ startDate: weekAgo(3).startDate, endDate: weekAgo(1).endDate }],
  limit: '250000',
};

async function run(
  property: string,
  request: Request,
): Promise<analyticsdata_v1beta.Schema$RunReportResponse> {
  return (await data.properties.runReport({ property, requestBody: { ...everything, ...request } })).data;
}

const rowsOf = async (property: string, request: Request): Promise<Row[]> =>
  reportRows(await run(property, request));

/** Metrics that add up over the rows of any report by these dimensions. */
const additive = [
  'eventCount',
  'screenPageViews',
  'transactions',
  'purchaseRevenue',
  'newUsers',
  'keyEvents',
];
const others = [
  'sessions',
  'totalUsers',
  'activeUsers',
  'bounceRate',
  'averageSessionDuration',
  'sessionsPerUser',
];

const sets = [
  {
    property: shop,
    dimensions: [
      'date',
      'country',
      'deviceCategory',
      'sessionSource',
      'sessionDefaultChannelGroup',
      'newVsReturning',
      'hour',
    ],
  },
  {
    property: garden,
    dimensions: [
      'date',
      'country',
      'deviceCategory',
      'sessionCampaignName',
      'landingPage',
      'browser',
      'pagePath',
      'eventName',
    ],
  },
] as const;

const anyMetrics = fc.uniqueArray(fc.constantFrom(...additive, ...others), { minLength: 1, maxLength: 5 });

/** Filters over values such as these dimensions have. */
function anyFilter(dimensions: readonly string[]): fc.Arbitrary<Filter> {
  const fieldName = fc.constantFrom(...dimensions);
  const value = fc.constantFrom(
    'mobile',
    'desktop',
    'Germany',
    'United States',
    'google',
    '/products/',
    'a',
    '2026',
    'page_view',
  );
  const matchType = fc.constantFrom(
    'EXACT',
    'BEGINS_WITH',
    'ENDS_WITH',
    'CONTAINS',
    'PARTIAL_REGEXP',
    'FULL_REGEXP',
  );
  const text: fc.Arbitrary<Filter> = fc
    .record({ fieldName, value, matchType, caseSensitive: fc.boolean() })
    .map(({ fieldName: field, ...stringFilter }) => ({ filter: { fieldName: field, stringFilter } }));
  const list: fc.Arbitrary<Filter> = fc
    .record({ fieldName, values: fc.array(value, { minLength: 1, maxLength: 3 }) })
    .map(({ fieldName: field, values }) => ({ filter: { fieldName: field, inListFilter: { values } } }));
  return fc.letrec<{ filter: Filter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 2 },
      text,
      list,
      tie('filter').map((notExpression) => ({ notExpression })),
      fc
        .array(tie('filter'), { minLength: 1, maxLength: 3 })
        .map((expressions) => ({ andGroup: { expressions } })),
      fc
        .array(tie('filter'), { minLength: 1, maxLength: 3 })
        .map((expressions) => ({ orGroup: { expressions } })),
    ),
  })).filter;
}

const anyDimensions = (names: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 });
const runs = { numRuns: 25 };
const sumOf = (rows: readonly Row[], metric: string) =>
  rows.reduce((sum, row) => sum + Number(row[metric]), 0);
const keyed = (rows: readonly Row[], dimensions: readonly string[]) =>
  new Map(rows.map((row) => [JSON.stringify(dimensions.map((name) => row[name])), row]));

describe.each(sets)('any report of $property', ({ property, dimensions: names }) => {
  it('is the same in pages of any size as in one', { timeout: 120_000 }, async () => {
    const page = fc.integer({ min: 1, max: 400 });
    await fc.assert(
      fc.asyncProperty(anyDimensions(names), anyMetrics, page, async (dimensions, metrics, size) => {
        const request = { dimensions: named(...dimensions), metrics: named(...metrics) };
        const whole = await rowsOf(property, request);
        // A dozen pages of a long report are enough, the last one among them.
        const limit = Math.max(size, Math.ceil(whole.length / 12));
        const paged: Row[] = [];
        for (let offset = 0; offset === 0 || offset < whole.length; offset += limit) {
          const part = await run(property, { ...request, limit: String(limit), offset: String(offset) });
          expect(part.rowCount ?? 0).toBe(whole.length);
          paged.push(...reportRows(part));
        }
        expect(paged).toEqual(whole);
      }),
      runs,
    );
  });

  it('splits by any filter and its opposite into all there is', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyDimensions(names), anyFilter(names), async (dimensions, dimensionFilter) => {
        const request = {
          dimensions: named(...dimensions),
          metrics: named(...additive),
          keepEmptyRows: true,
        };
        const opposite = { notExpression: dimensionFilter };
        // The filters’ own dimensions may ask for finer rows, so the whole is asked for with a filter that lets all pass.
        const all = { orGroup: { expressions: [dimensionFilter, opposite] } };
        const [with_, without, whole] = [
          keyed(await rowsOf(property, { ...request, dimensionFilter }), dimensions),
          keyed(await rowsOf(property, { ...request, dimensionFilter: opposite }), dimensions),
          keyed(await rowsOf(property, { ...request, dimensionFilter: all }), dimensions),
        ];
        expect(new Set([...with_.keys(), ...without.keys()])).toEqual(new Set(whole.keys()));
        for (const [key, row] of whole) {
          for (const metric of additive) {
            const sum = Number(with_.get(key)?.[metric] ?? 0) + Number(without.get(key)?.[metric] ?? 0);
            expect(sum, metric).toBeCloseTo(Number(row[metric]), 4);
          }
        }
      }),
      runs,
    );
  });

  it('comes in the order asked for', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        anyDimensions(names),
        anyMetrics,
        fc.boolean(),
        fc.boolean(),
        async (dimensions, metrics, isDescending, byMetricFirst) => {
          const [metricName = ''] = metrics;
          const [dimensionName = ''] = dimensions;
          const orders = [{ metric: { metricName }, desc: isDescending }, { dimension: { dimensionName } }];
          const rows = await rowsOf(property, {
            dimensions: named(...dimensions),
            metrics: named(...metrics),
            orderBys: byMetricFirst ? orders : orders.toReversed(),
          });
          const byMetric = (a: Row, b: Row) =>
            (Number(a[metricName]) - Number(b[metricName])) * (isDescending ? -1 : 1);
          const text = (row: Row) => row[dimensionName] ?? '';
          const byText = (a: Row, b: Row) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0);
          const compare = byMetricFirst
            ? (a: Row, b: Row) => byMetric(a, b) || byText(a, b)
            : (a: Row, b: Row) => byText(a, b) || byMetric(a, b);
          expect(rows).toEqual(rows.toSorted(compare));
        },
      ),
      runs,
    );
  });

  it('has totals that are the sum of its rows where numbers add up, whatever the page', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anyDimensions(names), fc.option(anyFilter(names)), async (dimensions, filter) => {
        const request: Request = {
          dimensions: named(...dimensions),
          metrics: named(...additive, 'totalUsers'),
          ...(filter === null ? {} : { dimensionFilter: filter }),
        };
        const rows = await rowsOf(property, request);
        const { totals } = await run(property, { ...request, limit: '3', metricAggregations: ['TOTAL'] });
        const total = (place: number) => Number(totals?.[0]?.metricValues?.[place]?.value ?? 0);
        for (const [place, metric] of additive.entries())
          expect(total(place)).toBeCloseTo(sumOf(rows, metric), 3);
        // Users are counted once: never more than the rows' users together, never fewer than in one row.
        const users = rows.map((row) => Number(row['totalUsers']));
        expect(total(additive.length)).toBeLessThanOrEqual(users.reduce((sum, count) => sum + count, 0));
        expect(total(additive.length)).toBeGreaterThanOrEqual(Math.max(0, ...users));
      }),
      runs,
    );
  });

  it('keeps the identities between metrics in every row', { timeout: 120_000 }, async () => {
    const metrics = [
      'sessions',
      'activeUsers',
      'totalUsers',
      'bounceRate',
      'engagementRate',
      'sessionsPerUser',
      'screenPageViews',
      'screenPageViewsPerSession',
      'eventCount',
      'eventsPerSession',
    ];
    await fc.assert(
      fc.asyncProperty(anyDimensions(names), async (dimensions) => {
        for (const row of await rowsOf(property, {
          dimensions: named(...dimensions),
          metrics: named(...metrics),
        })) {
          const of = (name: string) => Number(row[name]);
          if (of('sessions') === 0) continue;
          expect(of('bounceRate') + of('engagementRate')).toBeCloseTo(1, 9);
          const bounces = of('bounceRate') * of('sessions');
          expect(bounces).toBeCloseTo(Math.round(bounces), 6);
          expect(of('totalUsers')).toBeGreaterThanOrEqual(of('activeUsers'));
          if (of('activeUsers') > 0)
            expect(of('sessionsPerUser')).toBeCloseTo(of('sessions') / of('activeUsers'), 9);
          expect(of('screenPageViewsPerSession')).toBeCloseTo(of('screenPageViews') / of('sessions'), 9);
          expect(of('eventsPerSession')).toBeCloseTo(of('eventCount') / of('sessions'), 9);
        }
      }),
      runs,
    );
  });
});
