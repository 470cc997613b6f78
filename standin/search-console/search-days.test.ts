import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAt, type GardenReader, gardenNow, gardenReader } from '../testing/garden-reports.ts';
import { domainSite, type SearchClient, type SearchReply, searchClient } from '../testing/search-client.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

let standin: TestStandin;
let owner: SearchClient;
let read: GardenReader;
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  owner = await searchClient(standin.url);
  read = await gardenReader(standin.url);
  // Made once, before the clocks of single tests run.
  await owner.query(may);
}, 60_000);
afterAll(() => standin.stop());

const may = { startDate: '2026-05-01', endDate: '2026-05-31' };

function sum({ body }: SearchReply, name: 'clicks' | 'impressions'): number {
  return (body.rows ?? []).reduce((total, row) => total + row[name], 0);
}
const filtered = (dimension: string, operator: string, expression: string) => ({
  ...may,
  dimensionFilterGroups: [{ groupType: 'and', filters: [{ dimension, operator, expression }] }],
});

describe('days', () => {
  const recent = { startDate: '2026-06-01', endDate: '2026-06-10', dimensions: ['date'] };
  const lastDay = ({ body }: SearchReply) => body.rows?.at(-1)?.keys?.[0];

  it('are final two to three days late; fresh ones come with a mark', async () => {
    // Wednesday 3 a.m. in California.
    const final = await owner.query(recent);
    expect(lastDay(final)).toBe('2026-06-07');
    expect(final.body).not.toHaveProperty('metadata');
    const fresh = await owner.query({ ...recent, dataState: 'all' });
    expect(lastDay(fresh)).toBe('2026-06-10');
    expect(fresh.body.metadata).toEqual({ firstIncompleteDate: '2026-06-08' });
    const clicks = fresh.body.rows?.map((row) => row.clicks) ?? [];
    expect(clicks.at(-1)).toBeLessThan((clicks.at(-4) ?? 0) / 3);
  });

  it('have hours, which come in order, agree with the days and say from when on they change', async () => {
    const hourly = { ...recent, dimensions: ['hour'], dataState: 'hourly_all', rowLimit: 25_000 };
    const { body } = await owner.query(hourly);
    const hours = (body.rows ?? []).map(({ keys }) => keys?.[0] ?? '');
    expect(hours).toEqual(hours.toSorted());
    for (const hour of hours) expect(hour).toMatch(/^2026-06-\d\dT([01]\d|2[0-3]):00:00-07:00$/);
    expect(body.metadata).toEqual({ firstIncompleteHour: '2026-06-08T00:00:00-07:00' });
    // Days and hours are cut from the same impressions.
    const days = await owner.query({ ...recent, dataState: 'all' });
    for (const { keys, clicks } of days.body.rows ?? []) {
      const ofDay = (body.rows ?? []).filter((row) => row.keys?.[0]?.startsWith(`${keys?.[0]}T`));
      expect(ofDay.reduce((sum, row) => sum + row.clicks, 0)).toBe(clicks);
    }
    const old = { ...hourly, startDate: '2026-05-01', endDate: '2026-05-31' };
    expect((await owner.query({ ...old, endDate: '2026-05-20' })).body).not.toHaveProperty('rows');
    expect((await owner.query(old)).body.rows?.[0]?.keys?.[0]).toBe('2026-05-31T00:00:00-07:00');
  });

  it.each([
    ['the dimension without the state', { ...recent, dimensions: ['hour'] }],
    ['the state without the dimension', { ...recent, dataState: 'hourly_all' }],
  ])('refuse %s', async (_, request) => {
    expect((await owner.query(request)).status).toBe(400);
  });

  it('reach back 16 months', async () => {
    const { body } = await owner.query({
      startDate: '2024-01-01',
      endDate: '2026-06-10',
      dimensions: ['date'],
    });
    expect(body.rows?.[0]?.keys).toEqual(['2025-02-10']);
    expect(body.rows?.length).toBe(483);
  });
});

describe('beside Analytics', () => {
  it('clicks are about the organic sessions of Google', async () => {
    const clicks = sum(await owner.query(may), 'clicks');
    const sessions = await read.total('sessions', may, { sessionSource: 'google', sessionMedium: 'organic' });
    expect(clicks / sessions).toBeGreaterThan(0.93);
    expect(clicks / sessions).toBeLessThan(1.12);
  });

  it('clicks go on while tracking is out', async () => {
    const outage = { startDate: dayAt(-102), endDate: dayAt(-101) };
    expect(await read.total('sessions', outage)).toBe(0);
    expect(sum(await owner.query(outage), 'clicks')).toBeGreaterThan(500);
  });

  it('the core update lowers the guides and nothing else, while people search as before', async () => {
    const measure = async (offset: number, expression: string) => {
      const range = { startDate: dayAt(offset), endDate: dayAt(offset + 13) };
      const { body } = await owner.query({ ...filtered('page', 'contains', expression), ...range });
      return body.rows?.[0] ?? { clicks: 0, impressions: 0, position: 0 };
    };
    const [guides, before] = [await measure(-35, '/blog/guides/'), await measure(-56, '/blog/guides/')];
    expect((guides.position ?? 0) / (before.position ?? 1)).toBeGreaterThan(1.6);
    expect(guides.clicks / before.clicks).toBeLessThan(0.7);
    expect(guides.impressions / before.impressions).toBeGreaterThan(0.8);
    const [products, earlier] = [await measure(-35, '/products/'), await measure(-56, '/products/')];
    expect((products.position ?? 0) / (earlier.position ?? 1)).toBeCloseTo(1, 1);
  });
});

describe('switches', () => {
  const post = (fault: object) =>
    fetch(`${standin.url}/__standin/faults`, { method: 'POST', body: JSON.stringify(fault) });

  it('delay days, leave days out, cap rows and withdraw sites', async () => {
    const days = { startDate: '2026-06-01', endDate: '2026-06-10', dimensions: ['date'] };
    await post({ kind: 'searchLag', days: 5, site: domainSite });
    await post({ kind: 'searchMissingDays', days: ['2026-06-02', '2026-06-03'] });
    expect((await owner.query(days)).body.rows?.map(({ keys }) => keys?.[0])).toEqual([
      '2026-06-01',
      '2026-06-04',
      '2026-06-05',
    ]);
    await post({ kind: 'searchRowCap', rows: 50 });
    const one = {
      startDate: '2026-05-04',
      endDate: '2026-05-05',
      dimensions: ['date', 'query', 'page'],
      rowLimit: 25_000,
    };
    expect((await owner.query(one)).body.rows).toHaveLength(100);
    expect(sum(await owner.query({ ...one, dimensions: [] }), 'clicks')).toBeGreaterThan(
      sum(await owner.query(one), 'clicks'),
    );
    for (const [sites, count] of [
      ['urlPrefixOnly', 3],
      ['unverifiedOnly', 4],
    ] as const) {
      await fetch(`${standin.url}/__standin/faults`, { method: 'DELETE' });
      await post({ kind: 'siteAccess', person: 'owner@example.test', sites });
      expect((await owner.sites()).body).toHaveProperty('siteEntry.length', count);
      expect((await owner.query(may)).status).toBe(403);
    }
    await fetch(`${standin.url}/__standin/faults`, { method: 'DELETE' });
    await post({ kind: 'siteAccess', person: 'owner@example.test', sites: 'none' });
    expect((await owner.sites()).body).toEqual({});
    await fetch(`${standin.url}/__standin/faults`, { method: 'DELETE' });
  });

  it('too many queries in a minute are refused', async () => {
    standin.pass(120_000);
    let refused: SearchReply | undefined;
    for (let asked = 0; asked < 1201; asked += 1) {
      const reply = await owner.query({});
      if (reply.status === 429) refused = reply;
    }
    expect(refused?.body.error?.errors[0]?.reason).toBe('quotaExceeded');
  }, 30_000);
});
