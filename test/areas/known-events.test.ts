import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Annotation, KnownEvent } from '#src/areas/insights/events-contract.ts';
import type { Evidence } from '#src/areas/insights/evidence.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import {
  cardsOf,
  createShopOrganization,
  requestRun,
  type ShopOrganization,
  untilRunsEnded,
} from '../harness/shop-organization.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

const OWNER = 'owner@example.test';

let folder: TemporaryFolder;
let database: FreshDatabase;
let server: WeekwiseProcess;
let pool: pg.Pool;
let owner: Visitor;
let shop: ShopOrganization;
let other: ShopOrganization;
let before: Annotation;

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const eventsOf = async (from: string, to: string, sourceId?: string) =>
  (
    await owner.ask<{ events: (KnownEvent & { annotation: Annotation | null })[] }>(
      'GET',
      `/api/analytics/events?organizationId=${shop.organizationId}&from=${from}&to=${to}${sourceId === undefined ? '' : `&sourceId=${sourceId}`}`,
    )
  ).events;
const mark = async (said: object) =>
  (
    await owner.ask<{ annotation: Annotation }>('POST', '/api/analytics/annotations', {
      organizationId: shop.organizationId,
      ...said,
    })
  ).annotation;
const proofs = async (): Promise<Evidence[]> => {
  const cards = (await cardsOf(owner, shop)).filter(
    (card) => card.card_type === 'insight' && card.time_frame_start === shop.week,
  );
  const asked = cards.map((card) =>
    owner.ask<{ evidence: Evidence }>('GET', `/api/analytics/cards/${card.id}/evidence`),
  );
  return (await Promise.all(asked)).map(({ evidence }) => evidence);
};

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  server = await startWeekwise({ dataDir: join(folder.path, 'data'), env: { DATABASE_URL: database.url } });
  owner = new Visitor(server);
  await owner.signIn(OWNER);
  shop = await createShopOrganization(owner, OWNER, 'Events');
  other = await createShopOrganization(owner, OWNER, 'Elsewhere');
  // The week in which direct visits doubled for two days (test/golden/merchandise-store.test.ts).
  shop = { ...shop, week: daysAfter(shop.week, -7 * 8) };
  before = await mark({
    type: 'release',
    label: 'New checkout',
    from: daysAfter(shop.week, -1),
    to: daysAfter(shop.week, 6),
  });
  await requestRun(owner, shop);
  await untilRunsEnded(owner, shop);
}, 180_000);

afterAll(async () => {
  await pool?.end();
  await server?.stop();
  await database?.drop();
  folder?.remove();
});

it('names what was marked where the days fit, as a possible explanation, and keeps it with the run', async () => {
  const found = await proofs();
  const sudden = found.filter(({ shape }) => shape !== 'ramp');
  expect(sudden.length).toBeGreaterThan(0);
  for (const { events } of sudden)
    expect(events).toContainEqual(expect.objectContaining({ label: 'New checkout', fits: true }));
  for (const { events } of found.filter(({ shape }) => shape === 'ramp'))
    expect(events).toContainEqual(expect.objectContaining({ label: 'New checkout', fits: false }));
  const told = (await cardsOf(owner, shop)) as unknown as { description: string; card_type: string }[];
  expect(told.some(({ description }) => /New checkout.*not a proven one/.test(description))).toBe(true);

  // The run keeps what was known when it ran.
  await owner.ask('PUT', `/api/analytics/annotations/${before.id}`, {
    type: 'note',
    label: 'Said otherwise',
    from: shop.week,
  });
  expect((await proofs()).flatMap(({ events }) => events.map(({ label }) => label))).toContain(
    'New checkout',
  );
  const { rows } = await pool.query<{ labels: string[] }>(
    `SELECT array(SELECT jsonb_array_elements(inputs -> 'events') ->> 'label') AS labels FROM runs WHERE organization_id = $1 AND week = $2`,
    [shop.organizationId, shop.week],
  );
  expect(rows[0]?.labels).toContain('New checkout');
  expect(rows[0]?.labels).not.toContain('Said otherwise');
  expect((await eventsOf(shop.week, shop.week)).map(({ label }) => label)).toContain('Said otherwise');
});

it('knows the public holidays of the property’s country', async () => {
  const labels = (await eventsOf('2016-12-19', '2017-01-02', shop.sourceId)).map(
    ({ label, from, type }) => `${type} ${label} ${from}`,
  );
  expect(labels).toContain('holiday Christmas Day 2016-12-25');
});

it('knows the holidays of the audience about the week, each for its own country', async () => {
  const { rows } = await pool.query<{ events: KnownEvent[] }>(
    `SELECT inputs -> 'events' AS events FROM runs WHERE organization_id = $1 AND kind = 'week' AND week = $2`,
    [shop.organizationId, shop.week],
  );
  const abroad = (rows[0]?.events ?? []).filter(({ segment }) => segment['country'] !== undefined);
  // Which holidays there are depends on the day that the test runs on; nearly every week has one somewhere.
  for (const { type, from, to } of abroad) {
    expect(type).toBe('holiday');
    expect(to >= daysAfter(shop.week, -2) && from <= daysAfter(shop.week, 6)).toBe(true);
  }
});

it('knows the updates of search engines, up to a day that it tells', async () => {
  const { events, updatesKnownTo } = await owner.ask<{ events: KnownEvent[]; updatesKnownTo: string }>(
    'GET',
    `/api/analytics/events?organizationId=${shop.organizationId}&from=2025-03-17&to=2025-03-23`,
  );
  expect(events.map(({ label }) => label)).toContain('Google March 2025 core update');
  expect(updatesKnownTo > '2026').toBe(true);
});

it('takes the mark of a deployment from a program, once however often it is sent', async () => {
  const { secret } = await owner.ask<{ secret: string }>('POST', '/api/account/tokens', {
    organizationId: shop.organizationId,
    name: 'Continuous integration',
    scope: 'write',
  });
  const deploy = async (label: string) => {
    const response = await fetch(new URL('/api/analytics/annotations', server.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        organizationId: shop.organizationId,
        type: 'release',
        label,
        from: '2017-02-01',
        reference: 'commit 4f2a',
      }),
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as { annotation: Annotation }).annotation;
  };
  const [first, second] = [await deploy('Deploy 4f2a'), await deploy('Deploy 4f2a again')];
  expect(second).toEqual(first);
  expect((await eventsOf('2017-02-01', '2017-02-01')).map(({ label }) => label)).toEqual(['Deploy 4f2a']);
  await owner.ask('DELETE', `/api/analytics/annotations/${first.id}`);
  expect(await eventsOf('2017-02-01', '2017-02-01')).toEqual([]);
});

it('keeps the marks of a source to that source', async () => {
  const { source } = await owner.ask<{ source: { id: string } }>(
    'POST',
    `/api/organizations/${shop.organizationId}/source`,
    { name: 'Second', type: 'FILE' },
  );
  await mark({ label: 'Only the second', from: '2017-02-08', sourceId: source.id });
  await mark({ label: 'All of them', from: '2017-02-08' });
  const seen = async (sourceId?: string) =>
    (await eventsOf('2017-02-08', '2017-02-08', sourceId)).map(({ label }) => label);
  expect(await seen()).toEqual(['All of them', 'Only the second']);
  expect(await seen(source.id)).toEqual(['All of them', 'Only the second']);
  expect(await seen(shop.sourceId)).toEqual(['All of them']);
});

it('refuses what cannot be, and says what to do', async () => {
  const send = async (said: object) =>
    await owner.call('POST', '/api/analytics/annotations', { organizationId: shop.organizationId, ...said });
  const backwards = await send({ label: 'Backwards', from: '2017-02-08', to: '2017-02-07' });
  expect([backwards.status, backwards.text]).toEqual([400, expect.stringContaining('before the first')]);
  expect((await send({ label: '   ', from: '2017-02-08' })).text).toContain('Say in a few words');
  expect((await send({ label: 'x'.repeat(121), from: '2017-02-08' })).status).toBe(400);
  const foreign = await send({ label: 'Foreign', from: '2017-02-08', sourceId: other.sourceId });
  expect(foreign.status).toBe(404);
});
