import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepAttempt, takeAttempt } from '#src/areas/sources/server/grant-attempts.ts';
import { type Grant, grantsOfUser, keepGrant, markRevoked } from '#src/areas/sources/server/grant-store.ts';
import { scopeOf } from '#src/connectors/google/google-service.ts';
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
  const asked = {
    redirectTo: '/back',
    codeVerifier: 'verifier',
    services: ['analytics', 'search-console'] as const,
    sourceId: null,
    askedAgain: false,
  };
  const begin = async ({ organizationId, userId }: Admin): Promise<string> => {
    const state = randomUUID();
    const attempt = { organizationId, userId, ...asked };
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
      ...asked,
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
  const both = [scopeOf('analytics'), scopeOf('search-console')];
  const keep = (
    { organizationId, userId }: Admin,
    refreshToken: string,
    scopes: readonly string[] = both,
    subject = 'google-1',
  ) =>
    database.forOrganization(organizationId, (tx) =>
      keepGrant(tx, vault, organizationId, userId, {
        refreshToken,
        scopes,
        subject,
        email: `${subject}@example.test`,
      }),
    );
  const grantsOf = ({ organizationId, userId }: Admin) =>
    database.forOrganization(organizationId, (tx) => grantsOfUser(tx, vault, organizationId, userId));
  const grantOf = async (someone: Admin): Promise<Grant> => {
    const [grant] = await grantsOf(someone);
    if (grant === undefined) throw new Error('There is no grant.');
    return grant;
  };
  const revoke = ({ organizationId }: Admin, grant: Pick<Grant, 'id' | 'connection'>) =>
    database.forOrganization(organizationId, (tx) => markRevoked(tx, grant, 'because'));
  const sourceOn = async ({ organizationId }: Admin, grantId: string, status = 'active', type = 'GA4') => {
    const { rows } = await database.pool.query<{ id: string }>(
      "INSERT INTO sources (organization_id, name, type, status, grant_id) VALUES ($1, 'Shop', $4, $3, $2) RETURNING id",
      [organizationId, grantId, status, type],
    );
    return rows[0]?.id ?? '';
  };
  const shown = async (
    source: string,
  ): Promise<{ status: string; reason: string | null; grant: string | null }> =>
    (
      await database.pool.query(
        'SELECT status, status_reason AS reason, grant_id AS grant FROM sources WHERE id = $1',
        [source],
      )
    ).rows[0];
  const statusOf = async (source: string) => (await shown(source)).status;
  const colleagueOf = async ({ organizationId }: Admin): Promise<Admin> => {
    const { userId } = await admin();
    await database.pool.query(
      "INSERT INTO memberships (organization_id, user_id, role) VALUES ($1, $2, 'admin')",
      [organizationId, userId],
    );
    return { organizationId, userId };
  };

  it('opens its token, which lies sealed; connecting again replaces it', async () => {
    const someone = await admin();
    await keep(someone, '1//first-token');
    await keep(someone, '1//second-token');
    expect((await grantOf(someone)).refreshToken()).toBe('1//second-token');
    const { rows } = await database.pool.query(
      'SELECT refresh_token_sealed AS sealed FROM google_grants WHERE organization_id = $1',
      [someone.organizationId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed).not.toContain('token');
  });

  it('that Google no longer accepts disconnects its sources, and connecting again revives all of them', async () => {
    const someone = await admin();
    await keep(someone, '1//token');
    const grant = await grantOf(someone);
    const [analytics, search, faulty, draft] = [
      await sourceOn(someone, grant.id),
      await sourceOn(someone, grant.id, 'active', 'GSC'),
      await sourceOn(someone, grant.id, 'error'),
      await sourceOn(someone, grant.id, 'draft'),
    ];
    const statuses = () => Promise.all([analytics, search, faulty, draft].map(statusOf));

    await revoke(someone, grant);
    expect((await grantOf(someone)).status).toBe('revoked');
    expect(await statuses()).toEqual(['disconnected', 'disconnected', 'disconnected', 'draft']);
    expect((await shown(analytics)).reason).toBe('because');

    await keep(someone, '1//new-token');
    expect((await grantOf(someone)).status).toBe('active');
    expect(await statuses()).toEqual(['active', 'active', 'active', 'draft']);
    expect((await shown(analytics)).reason).toBeNull();
  });

  it('that is good again has a history that broke off gone on with', async () => {
    const someone = await admin();
    await keep(someone, '1//token');
    const grant = await grantOf(someone);
    const [broken, waiting] = [await sourceOn(someone, grant.id), await sourceOn(someone, grant.id)];
    await database.pool.query(
      `INSERT INTO source_histories (source_id, organization_id, weeks_wanted, state)
       VALUES ($1, $3, 60, 'failed'), ($2, $3, 60, 'waiting')`,
      [broken, waiting, someone.organizationId],
    );
    await revoke(someone, grant);
    await keep(someone, '1//new-token');
    const due = await database.pool.query<{ id: string }>(
      'SELECT source_id AS id FROM source_histories WHERE continues_at <= now() AND organization_id = $1',
      [someone.organizationId],
    );
    expect(due.rows).toEqual([{ id: broken }]);
  });

  it('revives only what the new permission can read', async () => {
    const someone = await admin();
    await keep(someone, '1//token');
    const grant = await grantOf(someone);
    const [analytics, search] = [
      await sourceOn(someone, grant.id),
      await sourceOn(someone, grant.id, 'active', 'GSC'),
    ];
    await revoke(someone, grant);
    await keep(someone, '1//narrow', [scopeOf('search-console')]);
    expect([await statusOf(analytics), await statusOf(search)]).toEqual(['disconnected', 'active']);
  });

  it('is not replaced by one that allows less', async () => {
    const someone = await admin();
    await keep(someone, '1//good-token');
    expect(await keep(someone, '1//narrow', [scopeOf('search-console')])).toBeUndefined();
    expect((await grantOf(someone)).refreshToken()).toBe('1//good-token');
    expect((await grantOf(someone)).services).toEqual(['analytics', 'search-console']);
  });

  it('outlives a refusal that its former token got', async () => {
    const someone = await admin();
    await keep(someone, '1//old');
    const old = await grantOf(someone);
    const source = await sourceOn(someone, old.id);
    await keep(someone, '1//new');
    await revoke(someone, old);
    expect((await grantOf(someone)).status).toBe('active');
    expect(await statusOf(source)).toBe('active');
  });

  it('of the same Google account, connected by a colleague, revives what the first one had lost', async () => {
    const someone = await admin();
    await keep(someone, '1//token');
    const grant = await grantOf(someone);
    const source = await sourceOn(someone, grant.id);
    await revoke(someone, grant);
    const id = await keep(await colleagueOf(someone), '1//colleagues-token');
    expect(await shown(source)).toEqual({ status: 'active', reason: null, grant: id });
  });

  it('stands beside those of other Google accounts', async () => {
    const someone = await admin();
    await keep(someone, '1//one', both, 'google-1');
    await keep(someone, '1//two', both, 'google-2');
    expect((await grantsOf(someone)).map((grant) => grant.refreshToken()).sort()).toEqual([
      '1//one',
      '1//two',
    ]);
  });

  it('goes with its giver; a source says so, or goes on with a colleague’s grant of the same account', async () => {
    const owner = await admin();
    const leaver = await colleagueOf(owner);
    const grantId = (await keep(leaver, '1//leaving', both, 'google-9')) ?? '';
    const [source, draft] = [await sourceOn(owner, grantId), await sourceOn(owner, grantId, 'draft')];
    const twice = (await keep(leaver, '1//leaving', both, 'google-8')) ?? '';
    const shared = await sourceOn(owner, twice);
    const heir = await keep(await colleagueOf(owner), '1//staying', both, 'google-8');
    await database.forOrganization(owner.organizationId, (tx) =>
      tx.$client.query('DELETE FROM memberships WHERE user_id = $1', [leaver.userId]),
    );
    expect(await grantsOf(leaver)).toEqual([]);
    expect(await shown(source)).toEqual({
      status: 'disconnected',
      reason: expect.stringMatching(
        /^The Google account that this source was read with belongs to somebody who has left/,
      ),
      grant: null,
    });
    expect(await statusOf(draft)).toBe('draft');
    expect(await shown(shared)).toEqual({ status: 'active', reason: null, grant: heir });
  });

  it('goes with a deleted user too', async () => {
    const owner = await admin();
    const leaver = await colleagueOf(owner);
    const source = await sourceOn(owner, (await keep(leaver, '1//leaving')) ?? '');
    await database.pool.query('DELETE FROM users WHERE id = $1', [leaver.userId]);
    expect((await shown(source)).reason).toMatch(/somebody who has left/);
  });

  it('does not keep its organization from being deleted', async () => {
    const someone = await admin();
    await sourceOn(someone, (await keep(someone, '1//token')) ?? '');
    const { rowCount } = await database.pool.query('DELETE FROM organizations WHERE id = $1', [
      someone.organizationId,
    ]);
    expect(rowCount).toBe(1);
  });

  it('of one organization is none in another', async () => {
    const [someone, stranger] = [await admin(), await admin()];
    await keep(someone, '1//token');
    await revoke(stranger, await grantOf(someone));
    expect((await grantOf(someone)).status).toBe('active');
    expect(await grantsOf({ ...someone, organizationId: stranger.organizationId })).toEqual([]);
  });

  it('opens no token of another row: of another organization, user or account', async () => {
    const [someone, stranger] = [await admin(), await admin()];
    const colleague = await colleagueOf(someone);
    await keep(someone, '1//mine', both, 'google-1');
    await keep(someone, '1//my-other', both, 'google-2');
    await keep(colleague, '1//colleagues', both, 'google-1');
    await keep(stranger, '1//strangers', both, 'google-1');
    const { rows } = await database.pool.query<{ id: string; sealed: string }>(
      'SELECT id, refresh_token_sealed AS sealed FROM google_grants WHERE organization_id = ANY($1)',
      [[someone.organizationId, stranger.organizationId]],
    );
    expect(rows).toHaveLength(4);
    // Each row gets the sealed token of the next.
    for (const [index, { id }] of rows.entries())
      await database.pool.query('UPDATE google_grants SET refresh_token_sealed = $2 WHERE id = $1', [
        id,
        rows[(index + 1) % rows.length]?.sealed,
      ]);
    for (const who of [someone, colleague, stranger])
      for (const grant of await grantsOf(who)) expect(() => grant.refreshToken()).toThrow(/cannot be opened/);
  });
});
