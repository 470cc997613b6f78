import type { analyticsdata_v1beta } from '@googleapis/analyticsdata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataApi, signedIn } from '../../testing/google-clients.ts';
import { messageOf, refusalOf } from '../../testing/refusal.ts';
import { named, property, reportRows, wholeQuarter } from '../../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../../testing/test-standin.ts';

type PivotRequest = analyticsdata_v1beta.Schema$RunPivotReportRequest;
type Pivot = analyticsdata_v1beta.Schema$Pivot;

let standin: TestStandin;
let data: analyticsdata_v1beta.Analyticsdata;
beforeAll(async () => {
  standin = await startTestStandin();
  data = dataApi(standin.url, await signedIn(standin.url));
});
afterAll(() => standin.stop());

const base = {
  dimensions: named('sessionDefaultChannelGroup', 'deviceCategory'),
  metrics: named('sessions', 'totalUsers'),
  dateRanges: [wholeQuarter],
};
const channels: Pivot = { fieldNames: ['sessionDefaultChannelGroup'], limit: '20' };
const devices: Pivot = { fieldNames: ['deviceCategory'], limit: '5' };

async function pivot(changes: PivotRequest = {}) {
  const requestBody = { ...base, pivots: [channels, devices], ...changes };
  return (await data.properties.runPivotReport({ property, requestBody })).data;
}

/** The same numbers from a plain report, which knows nothing of pivots. */
async function plain(dimensions: string[], more: object = {}) {
  const requestBody = { ...base, dimensions: named(...dimensions), ...more };
  return reportRows((await data.properties.runReport({ property, requestBody })).data);
}

function headersOf(report: analyticsdata_v1beta.Schema$RunPivotReportResponse, place: number): string[][] {
  return (report.pivotHeaders?.[place]?.pivotDimensionHeaders ?? []).map(({ dimensionValues = [] }) =>
    dimensionValues.map(({ value }) => value ?? ''),
  );
}

function byKey(rows: readonly Record<string, string>[]): Record<string, string>[] {
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** The aggregates as rows, by which dimensions are aggregated away. */
function aggregatesOf(report: analyticsdata_v1beta.Schema$RunPivotReportResponse): Record<string, string>[] {
  return reportRows({ ...report, rows: report.aggregates ?? [] });
}

describe('cells', () => {
  it('are the rows of a plain report over the same dimensions', async () => {
    const report = await pivot();
    expect(report.kind).toBe('analyticsData#runPivotReport');
    expect(report.dimensionHeaders).toEqual(base.dimensions);
    expect(byKey(reportRows(report))).toEqual(byKey(await plain(['sessionDefaultChannelGroup', 'deviceCategory'])));
  });

  it('come by the first pivot, then by the next', async () => {
    const report = await pivot();
    const places = reportRows(report).map((row) => [
      headersOf(report, 0).findIndex(([channel]) => channel === row['sessionDefaultChannelGroup']),
      headersOf(report, 1).findIndex(([device]) => device === row['deviceCategory']),
    ]);
    expect(places).toEqual(places.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
  });

  it('are only those whose values are on the pages of all pivots', async () => {
    const page = { ...channels, offset: '2', limit: '3' };
    const [whole, part] = [await pivot(), await pivot({ pivots: [page, { ...devices, limit: '1' }] })];
    expect(headersOf(part, 0)).toEqual(headersOf(whole, 0).slice(2, 5));
    expect(headersOf(part, 1)).toEqual(headersOf(whole, 1).slice(0, 1));
    // How many values there are does not depend on the page.
    expect(part.pivotHeaders?.map(({ rowCount }) => rowCount)).toEqual(
      whole.pivotHeaders?.map(({ rowCount }) => rowCount),
    );
    const shown = headersOf(part, 0).flat();
    const [device] = headersOf(part, 1).flat();
    expect(reportRows(part)).toEqual(
      reportRows(whole).filter(
        (row) => shown.includes(row['sessionDefaultChannelGroup'] ?? '') && row['deviceCategory'] === device,
      ),
    );
  });

  it('obey filters on dimensions that no pivot shows, and on metrics', async () => {
    const dimensionFilter = { filter: { fieldName: 'country', stringFilter: { value: 'Canada' } } };
    const metricFilter = {
      filter: { fieldName: 'sessions', numericFilter: { operation: 'GREATER_THAN', value: { int64Value: '100' } } },
    };
    const changes = { dimensionFilter, metricFilter };
    const dimensions = [...base.dimensions, { name: 'country' }];
    const expected = await plain(['sessionDefaultChannelGroup', 'deviceCategory'], changes);
    expect(byKey(reportRows(await pivot({ ...changes, dimensions })))).toEqual(byKey(expected));
    expect(expected.length).toBeGreaterThan(2);
  });
});

describe('the values of a pivot', () => {
  it('come by the first metric over all their cells, users counted once', async () => {
    const report = await pivot({ metrics: named('totalUsers', 'sessions') });
    const expected = await plain(['sessionDefaultChannelGroup'], { metrics: named('totalUsers') });
    expect(headersOf(report, 0).flat()).toEqual(expected.map((row) => row['sessionDefaultChannelGroup']));
  });

  it('come by a dimension, or by a metric among some values of another pivot', async () => {
    const byName = { ...channels, orderBys: [{ dimension: { dimensionName: 'sessionDefaultChannelGroup' }, desc: true }] };
    const names = headersOf(await pivot({ pivots: [byName, devices] }), 0).flat();
    expect(names).toEqual(names.toSorted().toReversed());

    const pivotSelections = [{ dimensionName: 'deviceCategory', dimensionValue: 'tablet' }];
    const byTablet = { ...channels, orderBys: [{ pivot: { metricName: 'sessions', pivotSelections }, desc: true }] };
    const report = await pivot({ pivots: [byTablet, devices] });
    const onTablets = await plain(['sessionDefaultChannelGroup'], {
      dimensionFilter: { filter: { fieldName: 'deviceCategory', stringFilter: { value: 'tablet' } } },
    });
    const sessionsOf = (channel: string) =>
      Number(onTablets.find((row) => row['sessionDefaultChannelGroup'] === channel)?.['sessions'] ?? 0);
    const sessions = headersOf(report, 0).map(([channel = '']) => sessionsOf(channel));
    expect(sessions).toEqual(sessions.toSorted((a, b) => b - a));
    expect(headersOf(report, 0)).not.toEqual(headersOf(await pivot(), 0));
  });

  it('can be combinations, and date ranges', async () => {
    const dateRanges = [
      { startDate: '2017-03-01', endDate: '2017-03-14', name: 'now' },
      { startDate: '2017-02-01', endDate: '2017-02-14', name: 'before' },
    ];
    const pivots = [
      { fieldNames: ['sessionDefaultChannelGroup', 'deviceCategory'], limit: '50' },
      { fieldNames: ['dateRange'], limit: '4' },
    ];
    const report = await pivot({ dateRanges, pivots });
    expect(headersOf(report, 1).flat().toSorted()).toEqual(['before', 'now']);
    expect(headersOf(report, 0)[0]).toHaveLength(2);
    const expected = await plain(['sessionDefaultChannelGroup', 'deviceCategory'], { dateRanges });
    expect(byKey(reportRows(report))).toEqual(byKey(expected));
  });

  it('hold the days of all ranges where no pivot tells them apart, each day once', async () => {
    const dateRanges = [
      { startDate: '2017-01-10', endDate: '2017-01-20' },
      { startDate: '2017-01-15', endDate: '2017-01-31' },
    ];
    const together = [{ startDate: '2017-01-10', endDate: '2017-01-31' }];
    expect(reportRows(await pivot({ dateRanges }))).toEqual(reportRows(await pivot({ dateRanges: together })));
  });
});

describe('aggregates', () => {
  it('are totals with users counted once: of lines, of columns and of everything', async () => {
    const total = { metricAggregations: ['TOTAL'] };
    const rows = aggregatesOf(await pivot({ pivots: [{ ...channels, ...total }, { ...devices, ...total }] }));
    const mark = 'RESERVED_TOTAL';
    const isTotal = (row: Record<string, string>, name: string) => row[name] === mark;
    const channel = 'sessionDefaultChannelGroup';
    const ofDevices = rows.filter((row) => isTotal(row, channel) && !isTotal(row, 'deviceCategory'));
    expect(byKey(ofDevices)).toEqual(
      byKey((await plain(['deviceCategory'])).map((row) => ({ [channel]: mark, ...row }))),
    );
    const ofChannels = rows.filter((row) => !isTotal(row, channel));
    expect(byKey(ofChannels)).toEqual(
      byKey((await plain([channel])).map(({ sessions = '', totalUsers = '', ...row }) => ({ ...row, deviceCategory: mark, sessions, totalUsers }))),
    );
    const everything = rows.filter((row) => isTotal(row, channel) && isTotal(row, 'deviceCategory'));
    const [whole] = await plain([]);
    expect(everything).toEqual([{ [channel]: mark, deviceCategory: mark, ...whole }]);
    expect(rows).toHaveLength(ofDevices.length + ofChannels.length + 1);
  });

  it('are the highest and the lowest cell', async () => {
    const report = await pivot({ pivots: [channels, { ...devices, metricAggregations: ['MAXIMUM', 'MINIMUM'] }] });
    const cells = Map.groupBy(reportRows(report), (row) => row['sessionDefaultChannelGroup'] ?? '');
    for (const row of aggregatesOf(report)) {
      const sessions = (cells.get(row['sessionDefaultChannelGroup'] ?? '') ?? []).map((cell) => Number(cell['sessions']));
      const best = row['deviceCategory'] === 'RESERVED_MAX' ? Math.max(...sessions) : Math.min(...sessions);
      expect(Number(row['sessions'])).toBe(best);
    }
    expect(aggregatesOf(report)).toHaveLength(2 * cells.size);
  });
});

it('answers an empty report without rows, values and counts', async () => {
  const report = await pivot({ dateRanges: [{ startDate: '2015-01-01', endDate: '2015-01-02' }] });
  expect(report).not.toHaveProperty('rows');
  expect(report.pivotHeaders).toEqual([{}, {}]);
});

it('answers batches, and tells the quota', async () => {
  const requests = [{ ...base, pivots: [channels, devices], returnPropertyQuota: true }];
  const { data: batch } = await data.properties.batchRunPivotReports({ property, requestBody: { requests } });
  expect(batch.kind).toBe('analyticsData#batchRunPivotReports');
  const { propertyQuota, ...report } = batch.pivotReports?.[0] ?? {};
  expect(report).toEqual(await pivot());
  expect(propertyQuota?.tokensPerDay?.consumed).toBeGreaterThan(0);
});

it.each<[string, PivotRequest, RegExp]>([
  ['no pivot', { pivots: [] }, /at least one pivot/],
  ['no metric', { metrics: [] }, /at least one metric/],
  ['a pivot without a limit', { pivots: [channels, { fieldNames: ['deviceCategory'] }] }, /limit of each pivot is required/],
  ['more than 250,000 cells', { pivots: [{ ...channels, limit: '1000' }, { ...devices, limit: '1000' }] }, /250000/],
  ['a field that is no dimension of the request', { pivots: [channels, devices, { fieldNames: ['country'], limit: '1' }] }, /country is not among/],
  ['a dimension in two pivots', { pivots: [channels, devices, devices] }, /more than one place/],
  ['a dimension that nothing uses', { dimensions: [...base.dimensions, { name: 'country' }] }, /country must be used/],
  [
    'an order by a dimension of another pivot',
    { pivots: [{ ...channels, orderBys: [{ dimension: { dimensionName: 'deviceCategory' } }] }, devices] },
    /must be among the fieldNames/,
  ],
])('refuses %s', async (_, changes, message) => {
  const refused = await refusalOf(pivot(changes));
  expect(refused.status).toBe(400);
  expect(messageOf(refused)).toMatch(message);
});
