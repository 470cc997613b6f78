import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageTypeOf } from '#src/semantics/page-type-of.ts';
import type { PageType } from '#src/semantics/site-context.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { createShopOrganization, type ShopOrganization } from '../harness/shop-organization.ts';
import { untilSiteAnalysed } from '../harness/site-analysis.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

interface Context {
  readonly primaryHostname: string;
  readonly siteName: string;
  readonly language: string;
  readonly businessKind: string;
  readonly brandTerms: { term: string }[];
  readonly rules: { pattern: string; type: PageType }[];
  readonly pages: { path: string; type: PageType }[];
}

const ANALYZE = '/api/analytics/site-context/analyze';
let folder: TemporaryFolder;
let database: FreshDatabase;
let server: WeekwiseProcess;
let owner: Visitor;
let shop: ShopOrganization;
let canary: Server;
let connections = 0;

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  server = await startWeekwise({ dataDir: folder.path, env: { DATABASE_URL: database.url } });
  owner = new Visitor(server);
  await owner.signIn('owner@example.test');
  shop = await createShopOrganization(owner, 'owner@example.test', 'Site context');
  canary = createServer((_, response) => response.end('inside')).listen(0, '127.0.0.1');
  canary.on('connection', () => {
    connections += 1;
  });
  await once(canary, 'listening');
}, 300_000);

afterAll(async () => {
  canary?.close();
  await server?.stop();
  await database?.drop();
  folder?.remove();
});

const contextOf = (sourceId: string) => owner.ask<Context>('GET', `/api/analytics/site-context/${sourceId}`);

describe('the analysis of a site', () => {
  it('begins by itself when a source becomes active, and ends in a context', async () => {
    const analysis = await untilSiteAnalysed(owner, shop.sourceId);
    expect(analysis).toMatchObject({
      status: 'completed',
      progress: 100,
      hostname: 'shop.googlemerchandisestore.com',
    });
    const status = await owner.ask('GET', `/api/analytics/site-context/status/${analysis.workflowId}`);
    expect(status).toEqual(analysis);
    const context = await contextOf(shop.sourceId);
    expect(context).toMatchObject({
      primaryHostname: 'shop.googlemerchandisestore.com',
      siteName: 'Google Merchandise Store',
      language: 'en-US',
      businessKind: 'shop',
    });
    expect(context.brandTerms.map(({ term }) => term)).toContain('google merchandise store');
    expect(context.pages.length).toBeLessThanOrEqual(20);
    // robots.txt closes it.
    expect(context.pages.map(({ path }) => path)).not.toContain('/checkout');
  });

  it('is answered from memory for five minutes, and made anew when asked', async () => {
    const before = await untilSiteAnalysed(owner, shop.sourceId);
    const asked = { sourceId: shop.sourceId, organizationId: shop.organizationId, forceRefresh: false };
    expect(await owner.ask('POST', ANALYZE, asked)).toEqual({
      workflowId: before.workflowId,
      status: 'completed',
    });
    const anew = await owner.ask<{ workflowId: string; status: string }>('POST', ANALYZE, {
      ...asked,
      forceRefresh: true,
    });
    expect(anew.workflowId).not.toBe(before.workflowId);
    // A second one while the first is under way is the same.
    const again = await owner.ask<{ workflowId: string }>('POST', ANALYZE, { ...asked, forceRefresh: true });
    expect(again.workflowId).toBe(anew.workflowId);
    expect((await untilSiteAnalysed(owner, shop.sourceId)).workflowId).toBe(anew.workflowId);
  });

  it('learns rules for pages it has not read', async () => {
    const asked = {
      sourceId: shop.sourceId,
      hostname: 'https://WWW.Northwind-Garden.example./blog',
      forceRefresh: true,
    };
    await owner.ask('POST', ANALYZE, asked);
    expect((await untilSiteAnalysed(owner, shop.sourceId)).status).toBe('completed');
    const context = await contextOf(shop.sourceId);
    expect(context.primaryHostname).toBe('www.northwind-garden.example');
    const read = new Set(context.pages.map(({ path }) => path));
    const expected: Record<string, PageType> = {
      '/': 'home',
      '/products/tools/': 'category',
      '/products/seeds/herb-garden-seeds': 'product',
      '/products/tools/leaf-rake?ref=1': 'product',
      '/products/pots-planters/oak-half-barrel': 'product',
      '/blog/guides/no-dig-gardening': 'article',
      '/blog/seasonal/garden-jobs-in-may': 'article',
      '/cart': 'cart',
      '/checkout/thank-you': 'checkout',
      '/search?q=spade': 'search',
      '/account/orders': 'account',
      '/about': 'about',
      '/contact': 'help',
    };
    expect(
      Object.fromEntries(Object.keys(expected).map((path) => [path, pageTypeOf(path, context)])),
    ).toEqual(expected);
    expect(Object.keys(expected).filter((path) => !read.has(path)).length).toBeGreaterThan(4);
    expect(context.brandTerms.map(({ term }) => term)).toEqual(['northwind garden', 'northwind']);
  });
});

describe('hosts that are not for it', () => {
  const inside = () => [
    '127.0.0.1',
    'localhost',
    'localhost.',
    '[::1]',
    '0x7f.1',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '10.0.0.1',
    '192.168.0.1',
    '172.16.0.1',
    '169.254.169.254',
    '100.64.0.1',
    'metadata.google.internal',
    'postgres',
    'printer.local',
    'user@127.0.0.1',
    '１２７.０.０.１',
    `127.0.0.1:${(canary.address() as AddressInfo).port}`,
    `http://localhost:${(canary.address() as AddressInfo).port}/`,
    'www.northwind-garden.example:8080',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'javascript:alert(1)',
    'no such host',
    'https://',
    'nowhere.invalid',
  ];

  it('are refused when they are given, with what to do, and without a connection', async () => {
    const before = await untilSiteAnalysed(owner, shop.sourceId);
    for (const hostname of inside()) {
      const answer = await owner.call('POST', ANALYZE, {
        sourceId: shop.sourceId,
        hostname,
        forceRefresh: true,
      });
      expect(answer.status, hostname).toBe(400);
      expect(answer.json, hostname).toMatchObject({
        code: 'INVALID_INPUT',
        data: { fields: { hostname: expect.any(String) } },
      });
    }
    expect(connections).toBe(0);
    expect((await untilSiteAnalysed(owner, shop.sourceId)).workflowId).toBe(before.workflowId);
  });

  it('are refused again when they are read, with a reason', async () => {
    // The address of a source is not looked up when it is saved; its site is analysed by itself.
    const { source } = await owner.ask<{ source: { id: string } }>(
      'POST',
      `/api/organizations/${shop.organizationId}/source`,
      { name: 'Inside', type: 'GA4', platform_id: '200000001', url: 'http://canary.localhost' },
    );
    const { suggested } = await owner.ask<{ suggested: object }>(
      'GET',
      `/api/sources/${source.id}/mapping-choices`,
    );
    await owner.ask('PUT', `/api/sources/${source.id}/mapping`, { mapping: suggested });
    expect(await untilSiteAnalysed(owner, source.id)).toMatchObject({
      status: 'failed',
      error: 'There is no public site at canary.localhost. Check the name.',
    });
    expect(connections).toBe(0);
    expect((await owner.call('GET', `/api/analytics/site-context/${source.id}`)).status).toBe(404);
  });
});

describe('the host name of a property', () => {
  const hostname = (visitor: Visitor, ga4PropertyId: string) =>
    visitor.call('POST', '/api/analytics/ga4/hostname', { ga4PropertyId });

  it('is that of its web stream', async () => {
    expect((await hostname(owner, '200000002')).json).toEqual({ hostname: 'www.northwind-garden.example' });
    expect((await hostname(owner, 'properties/200000001')).json).toEqual({
      hostname: 'shop.googlemerchandisestore.com',
    });
  });

  it('is told to nobody who may not see the property', async () => {
    const stranger = new Visitor(server);
    await stranger.signIn('stranger@example.test');
    expect((await hostname(stranger, '200000002')).json).toMatchObject({
      code: 'CONFLICT',
      message: 'The Google account is not connected. Connect Google Analytics first.',
    });
    const foreign = await hostname(owner, '999999999');
    expect([foreign.status, foreign.text]).toEqual([409, expect.stringContaining('shows no property')]);
    expect((await hostname(owner, 'x')).status).toBe(400);
  });

  it('is said to be missing where there are only apps', async () => {
    const switches = new URL('/__standin/faults', server.standinUrl);
    const made = await fetch(switches, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'streams', property: '200000002', streams: 'app' }),
    });
    expect(made.ok).toBe(true);
    const answer = await hostname(owner, '200000002');
    await fetch(switches, { method: 'DELETE' });
    expect(answer.json).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('apps only') });
  });
});

it('a source without any address says what is missing', async () => {
  const { source } = await owner.ask<{ source: { id: string } }>(
    'POST',
    `/api/organizations/${shop.organizationId}/source`,
    { name: 'Nothing yet', type: 'GA4' },
  );
  const answer = await owner.call('POST', ANALYZE, { sourceId: source.id });
  expect(answer.json).toMatchObject({ message: 'No GA4 property associated with this source' });
  expect((await owner.call('GET', `/api/analytics/site-context/${source.id}`)).status).toBe(404);
  expect(await owner.ask('GET', `/api/sources/${source.id}/site-analysis`)).toEqual({
    analysis: null,
    hasContext: false,
  });
});
