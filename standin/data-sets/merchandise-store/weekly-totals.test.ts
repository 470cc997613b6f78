import type { analyticsdata_v1beta } from '@googleapis/analyticsdata';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataApi, signedIn } from '../../testing/google-clients.ts';
import { readWeeklyTotals } from '../../testing/raw-sessions.ts';
import { named, property, reportRows } from '../../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../../testing/test-standin.ts';

let standin: TestStandin;
let data: analyticsdata_v1beta.Analyticsdata;
beforeAll(async () => {
  standin = await startTestStandin();
  data = dataApi(standin.url, await signedIn(standin.url));
});
afterAll(() => standin.stop());

const metrics = named(
  'sessions',
  'totalUsers',
  'newUsers',
  'screenPageViews',
  'engagedSessions',
  'sessionKeyEventRate',
  'transactions',
  'purchaseRevenue',
);

const weeks = readWeeklyTotals();

it('has all fourteen weeks to check against', () => expect(weeks).toHaveLength(14));

it.each(weeks.map((week) => [week['week_start'] ?? '', week] as const))(
  'counts the week of %s exactly as published, distinct users included',
  async (monday, week) => {
    const sunday = new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10);
    const requestBody = { metrics, dateRanges: [{ startDate: monday, endDate: sunday }] };
    const { data: report } = await data.properties.runReport({ property, requestBody });
    const [row = {}] = reportRows(report);
    const sessions = Number(row['sessions']);
    expect({
      week_start: monday,
      sessions: row['sessions'],
      users: row['totalUsers'],
      first_visits: row['newUsers'],
      pageviews: row['screenPageViews'],
      bounces: String(sessions - Number(row['engagedSessions'])),
      sessions_with_transaction: String(Math.round(Number(row['sessionKeyEventRate']) * sessions)),
      transactions: row['transactions'],
      revenue_usd: Number(row['purchaseRevenue']).toFixed(2),
    }).toEqual({ ...week, revenue_usd: Number(week['revenue_usd']).toFixed(2) });
  },
);

it('counts the same weeks in one report by ISO week, where users of a week are not users of its days', async () => {
  const dateRanges = [{ startDate: '2017-01-02', endDate: '2017-03-26' }];
  const read = async (dimension: string) => {
    const requestBody = { dimensions: named(dimension), metrics: named('totalUsers'), dateRanges };
    return reportRows((await data.properties.runReport({ property, requestBody })).data);
  };
  const full = weeks.slice(1, 13);
  const byWeek = await read('isoYearIsoWeek');
  expect(byWeek).toHaveLength(12);
  expect(byWeek.map((row) => row['totalUsers']).sort()).toEqual(full.map((week) => week['users']).sort());
  const summedDays = (await read('date')).reduce((sum, row) => sum + Number(row['totalUsers']), 0);
  expect(summedDays).toBeGreaterThan(full.reduce((sum, week) => sum + Number(week['users']), 0));
});
