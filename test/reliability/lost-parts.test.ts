import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenPlace } from '#src/areas/sources/server/grant-store.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { type Facts, openFacts } from '#src/platform/facts/facts-client.ts';
import { parseKeyRing } from '#src/platform/vault/key-ring.ts';
import { createVault } from '#src/platform/vault/vault.ts';
import { factsTable } from '#src/semantics/facts-table.ts';
import { lostParts } from '#src/server/lost-parts.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

const folder = temporaryFolder();
let fresh: FreshDatabase;
let database: Database;
let facts: Facts;
const organizationId = randomUUID();

const newVault = () => createVault(parseKeyRing(`k1:${randomBytes(32).toString('base64')}`));
const vault = newVault();

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, silentLog);
  facts = await openFacts({ dataDir: join(folder.path, 'data'), clickhouseUrl: undefined, log: silentLog });
  await database.pool.query(`INSERT INTO organizations (id, name, slug) VALUES ($1, 'Shop', 'shop')`, [
    organizationId,
  ]);
});
afterAll(async () => {
  await facts.close();
  await database.close();
  await fresh.drop();
  folder.remove();
});

const lost = (with_ = vault) => lostParts({ database, facts }, with_);

it('says nothing of a new installation', async () => {
  expect(await lost()).toEqual([]);
});

it('tells of a store of facts that is empty where days are known, and not of one that holds them', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO sources (organization_id, name, type) VALUES ($1, 'Site', 'GA4') RETURNING id`,
    [organizationId],
  );
  await database.pool.query(
    `INSERT INTO fact_days (organization_id, source_id, report_id, day, batch, row_count, content_hash)
     VALUES ($1, $2, 'ga4_site', '2026-03-02', $3, 1, '')`,
    [organizationId, rows[0]?.id, randomUUID()],
  );
  expect(await lost()).toEqual([expect.stringMatching(/^The store of facts is empty.+DATA_DIR\/facts/)]);
  await facts.client.insert({ table: factsTable, values: [{ day: '2026-03-02' }], format: 'JSONEachRow' });
  expect(await lost()).toEqual([]);
});

it('tells of Google accounts whose key is gone', async () => {
  const userId = `user-${randomUUID()}`;
  await database.pool.query(`INSERT INTO users (id, name, email) VALUES ($1, 'A', 'a@example.test')`, [
    userId,
  ]);
  await database.pool.query(
    `INSERT INTO google_grants (organization_id, user_id, google_subject, email, scopes, refresh_token_sealed)
     VALUES ($1, $2, 's', 'a@example.test', '{}', $3)`,
    [organizationId, userId, vault.seal('token', tokenPlace(organizationId, userId, 's'))],
  );
  expect(await lost()).toEqual([]);
  expect(await lost(newVault())).toEqual([
    expect.stringMatching(/^One connected Google account cannot be opened.+encryption-keys/),
  ]);
});
