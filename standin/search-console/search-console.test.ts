import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discoverySchemas } from '../discovery/discovery-document.ts';
import { readMessage } from '../discovery/read-message.ts';
import { dayAt, type GardenReader, gardenNow, gardenReader } from '../testing/garden-reports.ts';
import { domainSite, type SearchClient, type SearchReply, searchClient } from '../testing/search-client.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';
import { upperSnake } from './search-request.ts';

let standin: TestStandin;
let owner: SearchClient;
let read: GardenReader;
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  owner = await searchClient(standin.url);
  read = await gardenReader(standin.url);
  // Made once, before the clocks of single tests run.
  for (const type of ['web', 'discover', 'googleNews', 'image']) await owner.query({ ...may, type });
}, 60_000);
afterAll(() => standin.stop());

const may = { startDate: '2026-05-01', endDate: '2026-05-31' };
const prefix = 'https://www.northwind-garden.example/';

function sum({ body }: SearchReply, name: 'clicks' | 'impressions'): number {
  return (body.rows ?? []).reduce((total, row) => total + row[name], 0);
}
const filtered = (dimension: string, operator: string, expression: string) => ({
  ...may,
  dimensionFilterGroups: [{ groupType: 'and', filters: [{ dimension, operator, expression }] }],
});

describe('sites', () => {
  it('of the owner have four levels of permission', async () => {
    const { body } = await owner.get('/sites');
    expect(body).toEqual({
      siteEntry: [
        { siteUrl: domainSite, permissionLevel: 'siteOwner' },
        { siteUrl: prefix, permissionLevel: 'siteFullUser' },
        { siteUrl: `${prefix}blog/`, permissionLevel: 'siteRestrictedUser' },
        { siteUrl: 'https://old.northwind-garden.example/', permissionLevel: 'siteUnverifiedUser' },
      ],
    });
    expect(await owner.get(`/sites/${encodeURIComponent(prefix)}`)).toMatchObject({ status: 200 });
  });

  it('are {} for the member', async () => {
    expect((await (await searchClient(standin.url, 'member@example.test')).get('/sites')).body).toEqual({});
  });

  it.each(['https://old.northwind-garden.example/', 'http://x/', 'sc-domain:example.com'])(
    'refuse %s',
    async (site) => {
      const { status, body } = await owner.query(may, site);
      expect(status).toBe(403);
      const message = `User does not have sufficient permission for site '${site}'. See also: https://support.google.com/webmasters/answer/2451999.`;
      expect(body).toEqual({
        error: { code: 403, message, errors: [{ message, domain: 'global', reason: 'forbidden' }] },
      });
    },
  );
});

describe('a query', () => {
  it('has the shape of the discovery document, in the words of the wire', async () => {
    const { body } = await owner.query({ ...may, dimensions: ['query', 'page'], rowLimit: 5 });
    const { responseAggregationType, ...rest } = body;
    expect(responseAggregationType).toBe('byPage');
    const message = { ...rest, responseAggregationType: upperSnake(responseAggregationType) };
    readMessage(discoverySchemas('searchconsole.v1'), 'SearchAnalyticsQueryResponse', message);
    expect(body.rows).toHaveLength(5);
    for (const { keys, clicks, impressions, ctr, position } of body.rows ?? []) {
      expect(keys).toHaveLength(2);
      expect(ctr).toBeCloseTo(clicks / impressions, 12);
      expect(position).toBeGreaterThanOrEqual(1);
    }
  });

  it('comes by clicks, and by date only where nothing else is asked for', async () => {
    const clicks =
      (await owner.query({ ...may, dimensions: ['page'] })).body.rows?.map((row) => row.clicks) ?? [];
    expect(clicks).toEqual(clicks.toSorted((a, b) => b - a));
    const days =
      (await owner.query({ ...may, dimensions: ['date'] })).body.rows?.map(({ keys }) => keys?.[0]) ?? [];
    expect(days).toHaveLength(31);
    expect(days).toEqual(days.toSorted());
  });

  it('has no rows key when empty', async () => {
    const empty = { startDate: '2024-01-01', endDate: '2024-01-31', dimensions: ['date'] };
    expect((await owner.query(empty)).body).toEqual({ responseAggregationType: 'byProperty' });
  });

  it('pages without overlap until a page is short', async () => {
    const all =
      (await owner.query({ ...may, dimensions: ['query', 'country'], rowLimit: 25_000 })).body.rows ?? [];
    const paged = [];
    for (let startRow = 0; ; startRow += 400) {
      const { body } = await owner.query({
        ...may,
        dimensions: ['query', 'country'],
        rowLimit: 400,
        startRow,
      });
      paged.push(...(body.rows ?? []));
      if ((body.rows?.length ?? 0) < 400) break;
    }
    expect(paged).toEqual(all);
    expect(all.length).toBeGreaterThan(1000);
    expect((await owner.query({ ...may, dimensions: ['query', 'country'] })).body.rows).toHaveLength(1000);
  });

  it('by query leaves anonymous ones out, which totals hold', async () => {
    const total = sum(await owner.query(may), 'clicks');
    const byQuery = sum(await owner.query({ ...may, dimensions: ['query'], rowLimit: 25_000 }), 'clicks');
    expect(byQuery / total).toBeGreaterThan(0.4);
    expect(byQuery / total).toBeLessThan(0.8);
    expect(sum(await owner.query(filtered('query', 'notContains', 'qqq')), 'clicks')).toBe(byQuery);
  });

  it('by page counts more than by property', async () => {
    const byProperty = await owner.query({ ...may, aggregationType: 'byProperty' });
    const byPage = await owner.query({ ...may, dimensions: ['page'], rowLimit: 25_000 });
    expect([byProperty.body.responseAggregationType, byPage.body.responseAggregationType]).toEqual([
      'byProperty',
      'byPage',
    ]);
    expect(sum(byPage, 'impressions')).toBeGreaterThan(sum(byProperty, 'impressions') * 1.02);
    expect(sum(await owner.query({ ...may, aggregationType: 'byPage' }), 'impressions')).toBe(
      sum(byPage, 'impressions'),
    );
  });

  it('weighs positions by impressions', async () => {
    const [whole] = (await owner.query(may)).body.rows ?? [];
    const rows =
      (await owner.query({ ...may, dimensions: ['date', 'country', 'device'], rowLimit: 25_000 })).body
        .rows ?? [];
    const weighed = rows.reduce((total, { position = 0, impressions }) => total + position * impressions, 0);
    expect(weighed / rows.reduce((total, { impressions }) => total + impressions, 0)).toBeCloseTo(
      whole?.position ?? 0,
      9,
    );
  });

  it.each([
    ['country', 'equals', 'DEU'],
    ['device', 'notEquals', 'mobile'],
    ['page', 'contains', '/blog/'],
    ['page', 'notContains', '/BLOG/'],
    ['query', 'includingRegex', '^(buy|best) '],
    ['query', 'excludingRegex', '(?i)GARDEN'],
  ])('filters where %s %s %s', async (dimension, operator, expression) => {
    const all = (await owner.query({ ...may, dimensions: [dimension], rowLimit: 25_000 })).body.rows ?? [];
    const holds = (label: string): boolean => {
      const [a, b] = [label.toLowerCase(), expression.toLowerCase()];
      switch (operator) {
        case 'equals':
          return a === b;
        case 'notEquals':
          return a !== b;
        case 'contains':
          return a.includes(b);
        case 'notContains':
          return !a.includes(b);
        case 'includingRegex':
          return /^(buy|best) /.test(label);
        default:
          return !/garden/i.test(label);
      }
    };
    const expected = all.filter(({ keys }) => holds(keys?.[0] ?? ''));
    const answer = await owner.query({
      ...filtered(dimension, operator, expression),
      dimensions: [dimension],
      rowLimit: 25_000,
    });
    expect(answer.body.rows).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
  });

  it('of a folder property sees its pages only', async () => {
    const { body } = await owner.query({ ...may, dimensions: ['page'], rowLimit: 25_000 }, `${prefix}blog/`);
    expect(body.rows?.length).toBeGreaterThan(20);
    for (const { keys } of body.rows ?? []) expect(keys?.[0]).toContain('/blog/');
  });

  it('of feeds has no query and no position', async () => {
    for (const type of ['discover', 'googleNews']) {
      const { body } = await owner.query({ ...may, type, dimensions: ['page'] });
      expect(body.rows?.length).toBeGreaterThan(3);
      for (const row of body.rows ?? []) expect(row).not.toHaveProperty('position');
      expect((await owner.query({ ...may, type, dimensions: ['query'] })).status).toBe(400);
    }
  });

  it('by search appearance stands alone and leaves out ordinary results', async () => {
    const { body } = await owner.query({ ...may, dimensions: ['searchAppearance'] });
    expect(body.rows?.map(({ keys }) => keys?.[0]).sort()).toEqual([
      'MERCHANT_LISTINGS',
      'PRODUCT_SNIPPETS',
      'REVIEW_SNIPPET',
    ]);
    expect((await owner.query({ ...may, dimensions: ['searchAppearance', 'page'] })).status).toBe(400);
  });

  it.each([
    ['no dates', {}],
    ['a malformed date', { startDate: '1 May', endDate: '2026-05-31' }],
    ['days backwards', { startDate: '2026-05-31', endDate: '2026-05-01' }],
    ['too many rows', { ...may, rowLimit: 25_001 }],
    ['no rows', { ...may, rowLimit: 0 }],
    ['a negative start', { ...may, startRow: -1 }],
    ['an unknown dimension', { ...may, dimensions: ['browser'] }],
    ['an unknown field', { ...may, limit: 5 }],
    ['by property with pages', { ...may, dimensions: ['page'], aggregationType: 'byProperty' }],
    ['a broken pattern', filtered('query', 'includingRegex', '(')],
  ])('refuses %s', async (_, request) => {
    const { status, body } = await owner.query(request);
    expect(status).toBe(400);
    expect(body.error?.errors[0]?.reason).toBe('invalidParameter');
  });
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
      expect((await owner.get('/sites')).body).toHaveProperty('siteEntry.length', count);
      expect((await owner.query(may)).status).toBe(403);
    }
    await fetch(`${standin.url}/__standin/faults`, { method: 'DELETE' });
    await post({ kind: 'siteAccess', person: 'owner@example.test', sites: 'none' });
    expect((await owner.get('/sites')).body).toEqual({});
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
