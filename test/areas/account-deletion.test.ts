import { unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFacts } from '#src/platform/facts/facts-client.ts';
import { factsTable } from '#src/semantics/facts-table.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import {
  createShopOrganization,
  requestRun,
  type ShopOrganization,
  untilRunsEnded,
} from '../harness/shop-organization.ts';
import { silentLog } from '../harness/silent-log.ts';
import { startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

const CANARY = 'canarybird';

let folder: TemporaryFolder;
let database: FreshDatabase;
let server: WeekwiseProcess;
let pool: pg.Pool;
let leaver: Visitor;
let partner: Visitor;
let own: ShopOrganization;
let shared: ShopOrganization;
let userId: string;

beforeAll(async () => {
  folder = temporaryFolder();
  database = await freshDatabase();
  server = await startWeekwise({ dataDir: folder.path, env: { DATABASE_URL: database.url } });
  pool = new pg.Pool({ connectionString: database.url });
  leaver = new Visitor(server);
  await leaver.signIn('owner@example.test');
  partner = new Visitor(server);
  await partner.signIn('admin@example.test');
  own = await createShopOrganization(leaver, 'owner@example.test', `Own ${CANARY}`);
  await requestRun(leaver, own, 20);
  await untilRunsEnded(leaver, own);
  shared = await createShopOrganization(leaver, 'owner@example.test', 'Shared');
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM users WHERE email = 'owner@example.test'",
  );
  userId = rows[0]?.id ?? '';
  await pool.query(
    "INSERT INTO memberships (organization_id, user_id, role) SELECT $1, id, 'owner' FROM users WHERE email = 'admin@example.test'",
    [shared.organizationId],
  );
}, 300_000);

afterAll(async () => {
  await server?.stop();
  await pool?.end();
  await database?.drop();
  folder?.remove();
});

/** Every table of every schema that holds a text anywhere, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ count: string }>(
      `SELECT count(*) FROM ${name} t WHERE t::text ILIKE '%' || $1 || '%'`,
      [text],
    );
    if (Number(rows[0]?.count) > 0) found.push(name);
  }
  return found;
}

it('gives everything before as one zip, without secrets', async () => {
  const response = await fetch(new URL('/api/account/export', server.url), {
    headers: { cookie: leaver.cookieHeader() },
  });
  expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="weekwise-.*\.zip"/);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(JSON.parse(text('account.json'))).toMatchObject({ email: 'owner@example.test' });
  const slug = `own-${CANARY}`;
  expect(JSON.parse(text(`${slug}/cards.json`)).length).toBeGreaterThan(0);
  const facts = text(`${slug}/facts/${own.sourceId}/ga4_traffic.csv`).split('\n');
  const { rows } = await pool.query<{ sum: string }>(
    "SELECT sum(row_count) FROM fact_days WHERE source_id = $1 AND report_id = 'ga4_traffic'",
    [own.sourceId],
  );
  expect(facts.length - 2).toBe(Number(rows[0]?.sum));
  const everything = Object.keys(files).map(text).join('\n');
  const { rows: sealed } = await pool.query<{ token: string }>(
    'SELECT refresh_token_sealed AS token FROM google_grants',
  );
  for (const { token } of sealed) expect(everything).not.toContain(token);

  const anonymous = await fetch(new URL('/api/account/export', server.url), { redirect: 'manual' });
  expect(anonymous.status).toBe(302);
});

it('says before what goes and what stays, and asks for the address', async () => {
  const preview = await leaver.ask('GET', '/api/account/deletion');
  expect(preview).toEqual({
    deleted: [{ name: `Own ${CANARY}`, people: 1 }],
    left: [{ name: 'Shared', people: 2, sources: ['Shared source'] }],
  });
  const refused = await leaver.call('POST', '/api/account/delete', { confirmation: 'yes' });
  expect([refused.status, refused.text.includes('Type your e-mail address exactly as shown')]).toEqual([
    400,
    true,
  ]);
});

it('leaves nothing of the person or of what they alone owned in any store', async () => {
  expect(await tablesWith(CANARY), 'there is something to delete').not.toEqual([]);
  await leaver.ask('POST', '/api/account/delete', { confirmation: 'Owner@Example.test' });

  for (const text of [CANARY, userId, 'owner@example.test', own.organizationId, own.sourceId])
    expect(await tablesWith(text), text).toEqual([]);
  expect((await leaver.call('GET', '/api/me')).status).toBe(401);
  // The program locks its facts, so they are looked into after it.
  await server.stop();
  const facts = await openFacts({ dataDir: folder.path, clickhouseUrl: undefined, log: silentLog });
  const answer = await facts.client.query({
    query: `SELECT toString(organization_id) AS id, count() AS rows FROM ${factsTable} GROUP BY id`,
    format: 'JSONEachRow',
  });
  const stored = await answer.json<{ id: string }>();
  await facts.close();
  expect(stored.map(({ id }) => id)).not.toContain(own.organizationId);
  server = await startWeekwise({ dataDir: folder.path, env: { DATABASE_URL: database.url } });
}, 300_000);

it('leaves what others own, and says there why a source stands still', async () => {
  partner = new Visitor(server);
  await partner.signIn('admin@example.test');
  const { source } = await partner.ask<{ source: { status: string; statusReason: string } }>(
    'GET',
    `/api/sources/${shared.sourceId}`,
  );
  expect(source.status).toBe('disconnected');
  expect(source.statusReason).toContain('has left');
});
