import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Upload } from '#src/areas/sources/file-contract.ts';
import { openFacts } from '#src/platform/facts/facts-client.ts';
import { factsTable } from '#src/semantics/facts-table.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { analysedShop, OWNER, type OwnWeekwise, startOwnWeekwise } from '../harness/own-weekwise.ts';
import { agentPath, startSession, untilPlanned } from '../harness/plan-session.ts';
import {
  createShopOrganization,
  type ShopOrganization,
  untilRunsEnded,
} from '../harness/shop-organization.ts';
import { silentLog } from '../harness/silent-log.ts';
import type { Visitor } from '../harness/visitor.ts';

const CANARY = 'canarybird';

let weekwise: OwnWeekwise;
let pool: pg.Pool;
let leaver: Visitor;
let partner: Visitor;
let own: ShopOrganization;
let shared: ShopOrganization;
let userId: string;

beforeAll(async () => {
  weekwise = await startOwnWeekwise({ LOG_LEVEL: 'info' });
  ({ pool } = weekwise);
  partner = await weekwise.signedIn('admin@example.test');
  ({ owner: leaver, shop: own } = await analysedShop(weekwise, `Own ${CANARY}`));
  await leaveTraces();
  shared = await createShopOrganization(leaver, OWNER, 'Shared');
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM users WHERE email = 'owner@example.test'",
  );
  userId = rows[0]?.id ?? '';
  await pool.query(
    "INSERT INTO memberships (organization_id, user_id, role) SELECT $1, id, 'owner' FROM users WHERE email = 'admin@example.test'",
    [shared.organizationId],
  );
  // What others did to them is noted by name.
  for (const role of ['admin', 'owner'])
    await partner.ask('PATCH', `/api/organizations/${shared.organizationId}/users/${userId}`, { role });
}, 300_000);

afterAll(() => weekwise?.stop());

/** In every store that there is: what people type, what programs are given, what long jobs and imported files leave. */
async function leaveTraces(): Promise<void> {
  const { organizationId, sourceId, week } = own;
  const { user } = await leaver.ask<{ user: { id: string } }>('GET', '/api/me');
  await leaver.ask('POST', `/api/questions/ask?orgId=${organizationId}`, {
    questionText: `How many sessions did ${CANARY} have last week?`,
    userId: user.id,
  });
  await leaver.ask('POST', '/api/analytics/annotations', {
    organizationId,
    label: `Release of ${CANARY}`,
    type: 'release',
    from: week,
  });
  await leaver.ask('POST', '/api/account/tokens', {
    organizationId,
    name: `Key of ${CANARY}`,
    scope: 'write',
  });
  await leaver.ask('POST', `/api/organizations/${organizationId}/invitations`, {
    role: 'member',
    note: CANARY,
  });
  await startSession(leaver, own, { stepsBudget: 5 });
  await leaver.ask('POST', agentPath(own, 'auto-run'), {});
  expect((await untilPlanned(leaver, own)).counts.ticks).toBe(5);
  const explored = await leaver.ask<{ exploration: { status: string } }>(
    'POST',
    `/api/analytics/historical-explorer?orgId=${organizationId}`,
    { sourceId, startDate: week, endDate: week, waitSeconds: 25 },
  );
  expect(explored.exploration.status).toBe('completed');
  const again = { organizationId, sourceId, selectedDate: week, stepsBudget: 20 };
  const kept = await leaver.call('POST', '/api/analytics', again, { 'idempotency-key': `key-of-${CANARY}` });
  expect(kept.status, kept.text).toBe(200);
  await untilRunsEnded(leaver, own);

  const { source } = await leaver.ask<{ source: { id: string } }>(
    'POST',
    `/api/organizations/${organizationId}/source`,
    { name: `File of ${CANARY}`, type: 'FILE' },
  );
  const day = (back: number) => addDays(week as Day, -back);
  const rows = Array.from({ length: 7 }, (_, back) => `${day(back)},${CANARY}/page,${10 + back}`);
  const file = ['date,landing_page,sessions', ...rows, ''].join('\n');
  const sent = await leaver.upload(`/api/sources/${source.id}/uploads`, `${CANARY}.csv`, file);
  expect(sent.status, sent.text).toBe(200);
  const { upload } = sent.json as { upload: Upload };
  await leaver.ask('POST', `/api/sources/${source.id}/imports`, {
    tables: upload.tables.map(({ id, mapping }) => ({ uploadId: upload.id, tableId: id, mapping })),
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
  });
  // One that nobody imports: its bytes stay in the database until then.
  await leaver.upload(`/api/sources/${source.id}/uploads`, `waiting-${CANARY}.csv`, file);
}

/** Texts as they lie in a column of bytes. */
const asBytes = (text: string) => Buffer.from(text).toString('hex');

/** Files of the data folder that hold a text. The store of facts is asked in its own language; the stand-in plays Google. */
async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(weekwise.dataDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\/(facts|standin)\//.test(`${entry.parentPath}/`))
    .map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) if ((await readFile(file)).includes(text)) found.push(file);
  return found;
}

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
  const response = await fetch(new URL('/api/account/export', weekwise.server.url), {
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

  const anonymous = await fetch(new URL('/api/account/export', weekwise.server.url), { redirect: 'manual' });
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
  const before = await tablesWith(CANARY);
  for (const table of [
    'annotations',
    'api_tokens',
    'idempotent_requests',
    'invitations',
    'organizations',
    'questions',
    'sources',
  ])
    expect(before.join(' '), 'there is something to delete').toContain(`public.${table}`);
  expect(await tablesWith(asBytes(CANARY)), 'an upload that waits').not.toEqual([]);
  const named = (await tablesWith(own.organizationId)).join(' ');
  expect(named, 'long jobs and sessions know the organization').toMatch(
    /dbos\..*planning_sessions|planning_sessions.*dbos\./,
  );
  expect(await tablesWith('Olivia Owner')).toContain('public.audit_entries');
  await leaver.ask('POST', '/api/account/delete', { confirmation: 'Owner@Example.test' });

  for (const text of [
    CANARY,
    asBytes(CANARY),
    'Olivia Owner',
    userId,
    'owner@example.test',
    own.organizationId,
    own.sourceId,
  ])
    expect(await tablesWith(text), text).toEqual([]);
  for (const text of [CANARY, userId, 'owner@example.test']) {
    expect(await filesWith(text), text).toEqual([]);
    expect(weekwise.server.said(), 'the log').not.toContain(text);
  }
  expect((await leaver.call('GET', '/api/me')).status).toBe(401);
  // The program locks its facts, so they are looked into after it.
  await weekwise.server.stop();
  const facts = await openFacts({ dataDir: weekwise.dataDir, clickhouseUrl: undefined, log: silentLog });
  const answer = await facts.client.query({
    query: `SELECT toString(organization_id) AS id, count() AS rows,
      countIf(positionCaseInsensitive(toString(tuple(*)), '${CANARY}') > 0) AS telling FROM ${factsTable} GROUP BY id`,
    format: 'JSONEachRow',
  });
  const stored = await answer.json<{ id: string; telling: string }>();
  await facts.close();
  expect(stored.map(({ id }) => id)).not.toContain(own.organizationId);
  expect(stored.map(({ telling }) => Number(telling))).toEqual(stored.map(() => 0));
  await weekwise.startAgain();
}, 300_000);

it('leaves what others own, and says there why a source stands still', async () => {
  partner = await weekwise.signedIn('admin@example.test');
  const { source } = await partner.ask<{ source: { status: string; statusReason: string } }>(
    'GET',
    `/api/sources/${shared.sourceId}`,
  );
  expect(source.status).toBe('disconnected');
  expect(source.statusReason).toContain('has left');
});
