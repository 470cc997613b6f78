import type { analyticsdata_v1beta } from '@googleapis/analyticsdata';
import { Temporal } from 'temporal-polyfill';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataApi, signedIn } from '../testing/google-clients.ts';
import { type RawSession, readRawSessions } from '../testing/raw-sessions.ts';
import { named, property, reportRows } from '../testing/report-rows.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

let standin: TestStandin;
let data: analyticsdata_v1beta.Analyticsdata;
beforeAll(async () => {
  standin = await startTestStandin();
  data = dataApi(standin.url, await signedIn(standin.url));
});
afterAll(() => standin.stop());

const sessions = readRawSessions();
const zone = 'America/Los_Angeles';

const mediumOf = (channel: string): string =>
  new Map([
    ['Organic Search', 'organic'],
    ['Paid Search', 'cpc'],
    ['Display', 'cpm'],
    ['Affiliates', 'affiliate'],
    ['Referral', 'referral'],
    ['Social', 'referral'],
    ['Direct', '(none)'],
  ]).get(channel) ?? '(not set)';

const day = (session: RawSession) => Temporal.PlainDate.from(session.date);
const hourOf = (session: RawSession): string => {
  const local = Temporal.Instant.fromEpochMilliseconds(session.startedAt * 1000).toZonedDateTimeISO(zone);
  return local.toPlainDate().equals(day(session)) ? String(local.hour).padStart(2, '0') : '00';
};

const dimensions: Record<string, (session: RawSession) => string> = {
  date: ({ date }) => date.replaceAll('-', ''),
  month: ({ date }) => date.slice(5, 7),
  isoYearIsoWeek: (session) => `${day(session).yearOfWeek}${String(day(session).weekOfYear).padStart(2, '0')}`,
  dayOfWeek: (session) => String(day(session).dayOfWeek % 7),
  hour: hourOf,
  dateHour: (session) => session.date.replaceAll('-', '') + hourOf(session),
  sessionDefaultChannelGroup: ({ channel }) => channel,
  sessionSource: ({ source }) => source,
  sessionMedium: ({ channel }) => mediumOf(channel),
  sessionSourceMedium: ({ source, channel }) => `${source} / ${mediumOf(channel)}`,
  country: ({ country }) => country,
  deviceCategory: ({ device }) => device,
  newVsReturning: ({ isFirstVisit }) => (isFirstVisit ? 'new' : 'returning'),
};

const sum = (rows: RawSession[], value: (session: RawSession) => number) =>
  rows.reduce((total, session) => total + value(session), 0);
const usersOf = (rows: RawSession[]) => new Set(rows.map(({ user }) => user)).size;
const active = (rows: RawSession[]) => usersOf(rows.filter(({ pageviews }) => pageviews > 0));
const ratio = (over: number, under: number) => (under === 0 ? 0 : over / under);

const metrics: Record<string, (rows: RawSession[]) => number> = {
  sessions: (rows) => rows.length,
  totalUsers: usersOf,
  activeUsers: active,
  newUsers: (rows) => sum(rows, ({ isFirstVisit }) => Number(isFirstVisit)),
  engagedSessions: (rows) => sum(rows, ({ bounced }) => Number(!bounced)),
  engagementRate: (rows) => ratio(sum(rows, ({ bounced }) => Number(!bounced)), rows.length),
  bounceRate: (rows) => ratio(sum(rows, ({ bounced }) => Number(bounced)), rows.length),
  screenPageViews: (rows) => sum(rows, ({ pageviews }) => pageviews),
  screenPageViewsPerSession: (rows) => ratio(sum(rows, ({ pageviews }) => pageviews), rows.length),
  eventCount: (rows) => sum(rows, ({ hits }) => hits),
  userEngagementDuration: (rows) => sum(rows, ({ seconds }) => seconds),
  averageSessionDuration: (rows) => ratio(sum(rows, ({ seconds }) => seconds), rows.length),
  sessionsPerUser: (rows) => ratio(rows.length, active(rows)),
  transactions: (rows) => sum(rows, ({ transactions }) => transactions),
  purchaseRevenue: (rows) => sum(rows, ({ revenue }) => revenue),
  totalPurchasers: (rows) => usersOf(rows.filter(({ transactions }) => transactions > 0)),
  keyEvents: (rows) => sum(rows, ({ transactions }) => transactions),
  'sessionKeyEventRate:purchase': (rows) => ratio(sum(rows, ({ transactions }) => Number(transactions > 0)), rows.length),
};

const dayText = (offset: number) => Temporal.PlainDate.from('2017-01-01').add({ days: offset }).toString();

const reports = fc.record({
  dimensions: fc.uniqueArray(fc.constantFrom(...Object.keys(dimensions)), { maxLength: 4 }),
  metrics: fc.uniqueArray(fc.constantFrom(...Object.keys(metrics)), { minLength: 1, maxLength: 5 }),
  from: fc.integer({ min: 0, max: 89 }),
  length: fc.integer({ min: 0, max: 12 }),
  // Which of ten fixed filters to combine, and how.
  picked: fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 3 }),
  join: fc.constantFrom('andGroup' as const, 'orGroup' as const),
  negate: fc.boolean(),
});

interface Case {
  readonly filter: analyticsdata_v1beta.Schema$Filter;
  readonly holds: (session: RawSession) => boolean;
}

const filters: Case[] = [
  {
    filter: { fieldName: 'country', stringFilter: { value: 'united states' } },
    holds: ({ country }) => country === 'United States',
  },
  {
    filter: { fieldName: 'country', stringFilter: { matchType: 'BEGINS_WITH', value: 'United', caseSensitive: true } },
    holds: ({ country }) => country.startsWith('United'),
  },
  {
    filter: { fieldName: 'sessionSource', stringFilter: { matchType: 'CONTAINS', value: 'GOOGLE' } },
    holds: ({ source }) => source.toLowerCase().includes('google'),
  },
  {
    filter: { fieldName: 'sessionSource', stringFilter: { matchType: 'PARTIAL_REGEXP', value: '^(m|l)\\.facebook' } },
    holds: ({ source }) => /^(m|l)\.facebook/i.test(source),
  },
  {
    filter: { fieldName: 'deviceCategory', inListFilter: { values: ['Mobile', 'tablet'] } },
    holds: ({ device }) => device === 'mobile' || device === 'tablet',
  },
  {
    filter: { fieldName: 'hour', betweenFilter: { fromValue: { int64Value: '9' }, toValue: { int64Value: '17' } } },
    holds: (session) => Number(hourOf(session)) >= 9 && Number(hourOf(session)) <= 17,
  },
  { filter: { fieldName: 'country', emptyFilter: {} }, holds: ({ country }) => country === '(not set)' },
];

it('answers any report as a plain count over the file does', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(reports, async (report) => {
      const [startDate, endDate] = [dayText(report.from), dayText(report.from + report.length)];
      const cases = report.picked.map((index) => filters[index]!);
      const group = { [report.join]: { expressions: cases.map(({ filter }) => ({ filter })) } };
      const dimensionFilter = report.negate ? { notExpression: group } : group;
      const requestBody: analyticsdata_v1beta.Schema$RunReportRequest = {
        dimensions: named(...report.dimensions),
        metrics: named(...report.metrics),
        dateRanges: [{ startDate, endDate }],
        keepEmptyRows: true,
        limit: '250000',
        ...(cases.length > 0 ? { dimensionFilter } : {}),
      };
      const answer = (await data.properties.runReport({ property, requestBody })).data;

      const holds = (session: RawSession) => {
        if (cases.length === 0) return true;
        const joined =
          report.join === 'andGroup' ? cases.every((one) => one.holds(session)) : cases.some((one) => one.holds(session));
        return joined !== report.negate;
      };
      const groups = new Map<string, RawSession[]>();
      for (const session of sessions) {
        if (session.date < startDate || session.date > endDate || !holds(session)) continue;
        const key = report.dimensions.map((name) => dimensions[name]!(session)).join('\t');
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [session]);
        else group.push(session);
      }
      expect(answer.rowCount ?? 0).toBe(groups.size);
      for (const row of reportRows(answer)) {
        const group = groups.get(report.dimensions.map((name) => row[name]!).join('\t'));
        expect(group, JSON.stringify(row)).toBeDefined();
        for (const name of report.metrics) expect(Number(row[name]), name).toBeCloseTo(metrics[name]!(group!), 6);
      }
    }),
    { numRuns: 60 },
  );
});
