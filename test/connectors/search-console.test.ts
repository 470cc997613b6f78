import type { OAuth2Client } from 'google-auth-library';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '#src/connectors/connector.ts';
import { connectSource } from '#src/connectors/registry.ts';
import { connectSearchConsole } from '#src/connectors/search-console/connection.ts';
import { listSites } from '#src/connectors/search-console/sites.ts';
import type { Fact } from '#src/semantics/fact.ts';
import { type ReportId, reports } from '#src/semantics/report.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { gardenNow } from '../../standin/testing/garden-reports.ts';
import { domainSite } from '../../standin/testing/search-client.ts';
import { type OpenStandin, openStandin } from './stand-in.ts';

let standin: OpenStandin;
let client: OAuth2Client;
beforeAll(async () => {
  standin = await openStandin(gardenNow);
  client = await standin.client();
});
afterEach(() => standin.clearFaults());
afterAll(() => standin.stop());

const connect = (property = domainSite): Connection =>
  connectSource(standin, client, { type: 'GSC', property, mapping: {}, timeZone: null });

const week = { from: '2026-05-04' as Day, to: '2026-05-10' as Day };
const fetchReport = (id: ReportId, range = week, connection = connect()) =>
  connection.fetchReport({ report: reports[id], metrics: reports[id].metrics, ...range });
const sum = (facts: readonly Fact[], metric: string) =>
  facts.reduce((all, { metrics }) => all + (metrics[metric] ?? 0), 0);
const mark = <Type extends QualityMark['type']>(marks: readonly QualityMark[], type: Type) =>
  marks.find((found): found is Extract<QualityMark, { type: Type }> => found.type === type);

it('lists what the account may see, and says of what there is no data', async () => {
  expect(await listSites(client, standin.url)).toEqual([
    { siteUrl: 'https://www.northwind-garden.example/', permissionLevel: 'full', hasData: true },
    { siteUrl: 'https://www.northwind-garden.example/blog/', permissionLevel: 'restricted', hasData: true },
    { siteUrl: domainSite, permissionLevel: 'owner', hasData: true },
    { siteUrl: 'https://old.northwind-garden.example/', permissionLevel: 'unverified', hasData: false },
  ]);
  expect(await listSites(await standin.client('member@example.test'), standin.url)).toEqual([]);
});

describe('the reports of a week', () => {
  it('agree: countries and devices make up the site, queries all but the anonymized share, pages more', async () => {
    const [site, audience, queries, pages] = await Promise.all([
      fetchReport('gsc_site'),
      fetchReport('gsc_audience'),
      fetchReport('gsc_queries'),
      fetchReport('gsc_pages'),
    ]);
    expect(site.days.map(({ day }) => day)).toEqual(daysFrom(week.from, week.to));
    expect(site.facts).toHaveLength(7);
    expect(sum(audience.facts, 'clicks')).toBe(sum(site.facts, 'clicks'));
    expect(sum(audience.facts, 'impressions')).toBe(sum(site.facts, 'impressions'));
    const named = sum(queries.facts, 'clicks') / sum(site.facts, 'clicks');
    expect(named).toBeGreaterThan(0.5);
    expect(named).toBeLessThan(0.95);
    for (const { marks } of queries.days) expect(mark(marks, 'anonymized')?.share).toBeCloseTo(1 - named, 10);
    expect(mark(site.days[0]?.marks ?? [], 'anonymized')).toBeUndefined();
    expect(sum(pages.facts, 'impressions')).toBeGreaterThan(sum(site.facts, 'impressions'));
    for (const { days } of [site, audience, queries, pages])
      for (const { marks } of days) {
        expect(mark(marks, 'time_zone')?.zone).toBe('America/Los_Angeles');
        expect(mark(marks, 'provisional')).toBeUndefined();
        expect(mark(marks, 'row_cap')).toBeUndefined();
      }
    expect(new Set(audience.facts.map(({ dimensions }) => dimensions.country))).toContain('Germany');
    expect(new Set(audience.facts.map(({ dimensions }) => dimensions.device))).toEqual(
      new Set(['desktop', 'mobile', 'tablet']),
    );
  });

  it('say when pages were cut off', async () => {
    await standin.fault({ kind: 'searchRowCap', rows: 30 });
    const pages = await fetchReport('gsc_pages');
    expect(pages.facts).toHaveLength(7 * 30);
    for (const { day, marks } of pages.days) expect(mark(marks, 'row_cap')?.days).toEqual([day]);
  });

  it('leave out a day that Search Console lost, and keep it apart from a quiet one', async () => {
    await standin.fault({ kind: 'searchMissingDays', days: ['2026-05-06'] });
    const site = await fetchReport('gsc_site');
    expect(site.days.map(({ day }) => day)).toEqual(
      daysFrom(week.from, week.to).filter((day) => day !== '2026-05-06'),
    );
    const queries = await fetchReport('gsc_queries');
    expect(queries.days).toHaveLength(6);
  });
});

it('days that are not final are provisional, today is not there', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(
    standin.clock.now(),
  ) as Day;
  await standin.fault({ kind: 'searchLag', days: 4 });
  const site = await fetchReport('gsc_site', { from: addDays(today, -10), to: today });
  expect(site.days.at(-1)?.day).toBe(addDays(today, -1));
  const provisional = site.days.filter(({ marks }) => mark(marks, 'provisional')).map(({ day }) => day);
  expect(provisional).toEqual(daysFrom(addDays(today, -3), addDays(today, -1)));
});

it('beyond the history there is nothing, and no zero', async () => {
  const before = { from: '2024-01-01' as Day, to: '2024-01-07' as Day };
  expect((await fetchReport('gsc_site', before)).facts).toEqual([]);
});

it('more rows than fit a page come page by page, each once', async () => {
  const whole = await fetchReport('gsc_queries');
  const inPages = connectSearchConsole({
    client,
    rootUrl: standin.url,
    siteUrl: domainSite,
    gate: standin.gates('pages'),
    clock: standin.clock,
    pageRows: 40,
  });
  await standin.resetCalls();
  const paged = await fetchReport('gsc_queries', week, inPages);
  expect((await standin.calls()).sites[domainSite]?.total).toBeGreaterThan(2 * 7);
  const rows = (facts: readonly Fact[]) => facts.map((fact) => JSON.stringify(fact)).sort();
  expect(rows(paged.facts)).toEqual(rows(whole.facts));
});

it('never more than five calls of a site are under way', async () => {
  await standin.resetCalls();
  await Promise.all([
    fetchReport('gsc_queries'),
    fetchReport('gsc_pages'),
    fetchReport('gsc_pages', week, connect()),
  ]);
  const { maximumInFlight, total } = (await standin.calls()).sites[domainSite] ?? {
    maximumInFlight: 0,
    total: 0,
  };
  expect(total).toBeGreaterThan(20);
  expect(maximumInFlight).toBeLessThanOrEqual(5);
});

it.each([
  ['a site of others', 'sc-domain:example.com', undefined, 'no_access'],
  ['a site that was not verified', 'https://old.northwind-garden.example/', undefined, 'no_access'],
  [
    'a used-up quota',
    domainSite,
    {
      kind: 'status',
      service: 'searchConsole',
      status: 429,
      message: 'Search Analytics load quota exceeded.',
    },
    'quota',
  ],
])('%s fails by its name', async (_, site, fault, kind) => {
  if (fault !== undefined) await standin.fault(fault);
  await expect(fetchReport('gsc_site', week, connect(site))).rejects.toMatchObject({ kind });
});
