import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discoverySchemas } from '../discovery/discovery-document.ts';
import { readMessage } from '../discovery/read-message.ts';
import { gardenNow } from '../testing/garden-reports.ts';
import { domainSite, type SearchClient, type SearchReply, searchClient } from '../testing/search-client.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';
import { upperSnake } from './search-request.ts';

let standin: TestStandin;
let owner: SearchClient;
beforeAll(async () => {
  standin = await startTestStandin({ now: gardenNow });
  owner = await searchClient(standin.url);
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
    const { body } = await owner.sites();
    expect(body).toEqual({
      siteEntry: [
        { siteUrl: domainSite, permissionLevel: 'siteOwner' },
        { siteUrl: prefix, permissionLevel: 'siteFullUser' },
        { siteUrl: `${prefix}blog/`, permissionLevel: 'siteRestrictedUser' },
        { siteUrl: 'https://old.northwind-garden.example/', permissionLevel: 'siteUnverifiedUser' },
      ],
    });
    expect(await owner.site(prefix)).toMatchObject({ status: 200 });
  });

  it('are {} for the member', async () => {
    expect((await (await searchClient(standin.url, 'member@example.test')).sites()).body).toEqual({});
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
