import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  grantOfUser,
  keepAttempt,
  keepGrant,
  markRevoked,
  takeAttempt,
} from '#src/areas/sources/server/grant-store.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { parseKeyRing } from '#src/platform/vault/key-ring.ts';
import { createVault } from '#src/platform/vault/vault.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { silentLog } from '../harness/silent-log.ts';

let fresh: FreshDatabase;
let database: Database;
const vault = createVault(parseKeyRing(`k1:${randomBytes(32).toString('base64')}`));
const NOW = Date.parse('2026-03-10T12:00:00Z');
const MINUTE = 60_000;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, silentLog);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

interface Admin {
  readonly organizationId: string;
  readonly userId: string;
}

async function admin(): Promise<Admin> {
  const userId = randomUUID();
  await database.pool.query("INSERT INTO users (id, name, email) VALUES ($1, 'A', $1)", [userId]);
  const { rows } = await database.pool.query<{ id: string }>(
    "INSERT INTO organizations (name, slug) VALUES ('Acme', $1) RETURNING id",
    [userId],
  );
  return { organizationId: rows[0]?.id ?? '', userId };
}

describe('an attempt to connect', () => {
  const begin = async ({ organizationId, userId }: Admin): Promise<string> => {
    const state = randomUUID();
    const attempt = { organizationId, userId, redirectTo: '/back', codeVerifier: 'verifier' };
    await database.forOrganization(organizationId, (tx) => keepAttempt(tx, vault, state, attempt, NOW));
    return state;
  };
  const take = (state: string, userId: string, now = NOW) =>
    database.acrossOrganizations((tx) => takeAttempt(tx, vault, state, userId, now));

  it('is good once', async () => {
    const someone = await admin();
    const state = await begin(someone);
    expect(await take(state, someone.userId)).toEqual({
      ...someone,
      redirectTo: '/back',
      codeVerifier: 'verifier',
    });
    expect(await take(state, someone.userId)).toBeUndefined();
  });

  it('is good for nobody else, whose try does not use it up', async () => {
    const someone = await admin();
    const state = await begin(someone);
    expect(await take(state, (await admin()).userId)).toBeUndefined();
    expect(await take(state, someone.userId)).toBeDefined();
  });

  it('is good for a quarter of an hour', async () => {
    const someone = await admin();
    const [soon, late] = [await begin(someone), await begin(someone)];
    expect(await take(soon, someone.userId, NOW + 14 * MINUTE)).toBeDefined();
    expect(await take(late, someone.userId, NOW + 16 * MINUTE)).toBeUndefined();
  });

  it('lies in the database without its state and its verifier', async () => {
    const state = await begin(await admin());
    const { rows } = await database.pool.query('SELECT row_to_json(a)::text AS text FROM grant_attempts a');
    const stored = rows.map(({ text }) => text).join();
    expect(stored).not.toContain(state);
    expect(stored).not.toContain('"verifier"');
  });
});

describe('a grant', () => {
  const consent = (refreshToken: string) => ({
    refreshToken,
    scopes: ['read'],
    subject: 'google-1',
    email: 'owner@example.test',
  });
  const keep = ({ organizationId, userId }: Admin, refreshToken: string) =>
    database.forOrganization(organizationId, (tx) =>
      keepGrant(tx, vault, organizationId, userId, consent(refreshToken)),
    );
  const grantOf = ({ organizationId, userId }: Admin) =>
    database.forOrganization(organizationId, (tx) => grantOfUser(tx, vault, organizationId, userId));
  const sourceOn = async ({ organizationId }: Admin, grantId: string | undefined): Promise<string> => {
    const { rows } = await database.pool.query<{ id: string }>(
      "INSERT INTO sources (organization_id, name, type, status, grant_id) VALUES ($1, 'Shop', 'GA4', 'active', $2) RETURNING id",
      [organizationId, grantId],
    );
    return rows[0]?.id ?? '';
  };
  const statusOf = async (source: string): Promise<string> =>
    (await database.pool.query('SELECT status FROM sources WHERE id = $1', [source])).rows[0]?.status;

  it('opens its token, which lies sealed; connecting again replaces it', async () => {
    const someone = await admin();
    await keep(someone, '1//first-token');
    await keep(someone, '1//second-token');
    expect((await grantOf(someone))?.refreshToken()).toBe('1//second-token');
    const { rows } = await database.pool.query(
      'SELECT refresh_token_sealed AS sealed FROM google_grants WHERE organization_id = $1',
      [someone.organizationId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed).not.toContain('token');
  });

  it('that Google no longer accepts disconnects its sources, and connecting again revives them', async () => {
    const someone = await admin();
    await keep(someone, '1//token');
    const grant = await grantOf(someone);
    const [source, draft] = [await sourceOn(someone, grant?.id), await sourceOn(someone, grant?.id)];
    await database.pool.query("UPDATE sources SET status = 'draft' WHERE id = $1", [draft]);

    await database.forOrganization(someone.organizationId, (tx) => markRevoked(tx, grant?.id ?? ''));
    expect((await grantOf(someone))?.status).toBe('revoked');
    expect([await statusOf(source), await statusOf(draft)]).toEqual(['disconnected', 'draft']);

    await keep(someone, '1//new-token');
    expect((await grantOf(someone))?.status).toBe('active');
    expect([await statusOf(source), await statusOf(draft)]).toEqual(['active', 'draft']);
  });

  it('of one organization is none in another', async () => {
    const [someone, stranger] = [await admin(), await admin()];
    await keep(someone, '1//token');
    const grant = await grantOf(someone);
    await database.forOrganization(stranger.organizationId, (tx) => markRevoked(tx, grant?.id ?? ''));
    expect((await grantOf(someone))?.status).toBe('active');
    expect(await grantOf({ ...someone, organizationId: stranger.organizationId })).toBeUndefined();
  });
});
