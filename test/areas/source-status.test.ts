import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMIN,
  type ConnectingWorld,
  connectingWorld,
  MEMBER,
  OWNER,
  type ShownSource,
} from '../harness/connecting-world.ts';

let world: ConnectingWorld;
beforeAll(async () => {
  world = await connectingWorld();
}, 300_000);
afterEach(() => world.faults('DELETE'));
afterAll(() => world?.stop());

const SITE = 'sc-domain:northwind-garden.example';

/** The garden’s figures in search. */
const addSite = async (organizationId: string): Promise<ShownSource> =>
  (
    await world
      .as(OWNER)
      .ask<{ source: ShownSource }>('POST', `/api/organizations/${organizationId}/source`, {
        name: 'The garden in search',
        type: 'GSC',
        platform_id: SITE,
      })
  ).source;

/** A source on the real shop’s property that works, without the way through its mapping. */
const addShop = async (organizationId: string, email = OWNER): Promise<string> => {
  const { properties } = await world.analyticsOf(organizationId, email);
  const { source } = await world
    .as(email)
    .ask<{ source: ShownSource }>('POST', `/api/organizations/${organizationId}/source`, {
      name: 'The shop',
      type: 'GA4',
      platform_id: properties[0]?.id,
    });
  await world.pool.query("UPDATE sources SET status = 'active' WHERE id = $1", [source.id]);
  return source.id;
};

describe('several Google accounts', () => {
  it('each say what they see; one that fails says why and what mends it, and the others’ properties are there', async () => {
    const organizationId = await world.organization();
    await world.connect(world.as(OWNER), { organizationId, service: 'both' });
    await world.connect(world.as(OWNER), { organizationId, service: 'both' }, { email: MEMBER });
    const both = await world.analyticsOf(organizationId);
    const byEmail = (answer: Pick<typeof both, 'accounts'>) =>
      Object.fromEntries(answer.accounts.map(({ email, ...rest }) => [email, rest]));
    expect(byEmail(both)).toEqual({
      [OWNER]: { count: both.properties.length, failure: null },
      [MEMBER]: { count: 0, failure: null },
    });

    await world.faults('POST', { kind: 'revokeTokens', person: MEMBER });
    // Asked twice: once it is known to be gone it is not asked any more, and is told of all the same.
    for (let time = 0; time < 2; time++) {
      const answer = await world.analyticsOf(organizationId);
      expect(answer.properties).toEqual(both.properties);
      expect(byEmail(answer)[OWNER]).toEqual({ count: both.properties.length, failure: null });
      expect(byEmail(answer)[MEMBER]).toEqual({
        count: null,
        failure: { mend: 'connect', message: expect.stringMatching(/no longer accepts this connection/) },
      });
    }
    // Search Console says the same of it.
    expect(byEmail(await world.sitesOf(organizationId))[MEMBER]?.failure?.mend).toBe('connect');
  });

  it('of which one is held up for the moment can be asked again', async () => {
    const organizationId = await world.organization();
    await world.connect(world.as(OWNER), { organizationId });
    await world.connect(world.as(OWNER), { organizationId }, { email: ADMIN });
    // Google's client asks once more after a 403, with a fresh token: of two accounts that each ask, one is left refused.
    await world.faults('POST', { kind: 'status', status: 403, service: 'admin', times: 3 });
    const { accounts, properties } = await world.analyticsOf(organizationId);
    expect(properties.length).toBeGreaterThan(0);
    expect(accounts.map(({ failure }) => failure?.mend ?? 'none').sort()).toEqual(['none', 'retry']);
  });
});

describe('a source', () => {
  it('of Search Console needs a property that gives data, and has Pacific days', async () => {
    const organizationId = await world.organization();
    const path = `/api/organizations/${organizationId}/source`;
    const body = { name: 'Search', type: 'GSC' };
    const missing = await world.as(OWNER).call('POST', path, body);
    expect([missing.status, missing.text]).toEqual([
      400,
      expect.stringContaining('A search console source requires a selected property.'),
    ]);
    const unconnected = await world.as(OWNER).call('POST', path, { ...body, platform_id: SITE });
    expect([unconnected.status, unconnected.text]).toEqual([409, expect.stringContaining('not connected')]);

    await world.connect(world.as(OWNER), { organizationId, service: 'search-console' });
    const { sites } = await world.sitesOf(organizationId);
    expect(sites).toContainEqual({ url: SITE, permissionLevel: 'owner' });
    expect(sites.at(-1)).toEqual({
      url: 'https://old.northwind-garden.example/',
      permissionLevel: 'unverified',
    });
    const unverified = await world.as(OWNER).call('POST', path, { ...body, platform_id: sites.at(-1)?.url });
    expect([unverified.status, unverified.text]).toEqual([409, expect.stringContaining('not verified')]);
    const foreign = await world
      .as(OWNER)
      .call('POST', path, { ...body, platform_id: 'sc-domain:else.example' });
    expect([foreign.status, foreign.text]).toEqual([409, expect.stringContaining('shows no property')]);
    expect(await world.as(OWNER).ask('GET', `/api/organizations/${organizationId}/sources`)).toEqual([]);

    expect(await addSite(organizationId)).toMatchObject({
      status: 'active',
      platform_id: SITE,
      timeZone: 'America/Los_Angeles',
      url: 'https://northwind-garden.example/',
    });
  });

  it('of a property that no connected account sees is refused by its number, and nothing is left behind', async () => {
    const organizationId = await world.organization();
    await world.connect(world.as(OWNER), { organizationId });
    for (const number of ['123', '99999999999999999999']) {
      const { status, text } = await world
        .as(OWNER)
        .call('POST', `/api/organizations/${organizationId}/source`, {
          name: 'Nowhere',
          type: 'GA4',
          platform_id: number,
        });
      expect([status, text]).toEqual([
        409,
        expect.stringContaining(`shows no property ${number} to your Google account`),
      ]);
    }
    expect(await world.as(OWNER).ask('GET', `/api/organizations/${organizationId}/sources`)).toEqual([]);
  });

  it('whose permission was withdrawn says why; the same account mends all of its sources at once', async () => {
    const organizationId = await world.organization();
    await world.connect(world.as(OWNER), { organizationId, service: 'both' });
    const [shop, site] = [await addShop(organizationId), (await addSite(organizationId)).id];
    await world.faults('POST', { kind: 'revokeTokens', person: OWNER });
    expect((await world.analyticsOf(organizationId)).reason).toBe('revoked');
    for (const id of [shop, site]) {
      const { status, statusReason } = await world.sourceOf(id);
      expect(status).toBe('disconnected');
      expect(statusReason).toMatch(/no longer accepts this connection of owner@example\.test/);
    }
    await world.faults('DELETE');
    expect(await world.connect(world.as(OWNER), { organizationId, service: 'both', sourceId: shop })).toBe(
      '/back?google=connected',
    );
    for (const id of [shop, site])
      expect(await world.sourceOf(id)).toMatchObject({ status: 'active', statusReason: null });
  });

  it('is mended by another account that may read it, and by no other', async () => {
    const organizationId = await world.organization();
    await world.connect(world.as(OWNER), { organizationId, service: 'both' });
    const [shop, site] = [await addShop(organizationId), (await addSite(organizationId)).id];
    await world.faults('POST', { kind: 'revokeTokens', person: OWNER });
    await world.analyticsOf(organizationId);
    await world.faults('DELETE');
    const asked = { organizationId, service: 'both', sourceId: shop };
    expect(await world.connect(world.as(OWNER), asked, { email: MEMBER })).toBe('/back?google=other_account');
    expect((await world.sourceOf(shop)).status).toBe('disconnected');
    expect(await world.connect(world.as(OWNER), asked, { email: ADMIN })).toBe('/back?google=connected');
    for (const id of [shop, site]) expect((await world.sourceOf(id)).status).toBe('active');
    // What was connected in vain stays: accounts stand beside each other.
    const emails = await world
      .as(OWNER)
      .ask<{ email: string }[]>('GET', `/api/organizations/${organizationId}/google-accounts`);
    expect(emails.map(({ email }) => email).sort()).toEqual([ADMIN, MEMBER, OWNER]);
  });

  it('whose tokens end after days, as those of apps in testing do, is disconnected', async () => {
    const organizationId = await world.organization();
    await world.connect(world.as(OWNER), { organizationId });
    const shop = await addShop(organizationId);
    await world.pool.query(
      "UPDATE google_grants SET updated_at = now() - interval '7 days 1 hour' WHERE organization_id = $1",
      [organizationId],
    );
    await world.faults('POST', { kind: 'shortLivedTokens', days: 0 });
    await world.as(OWNER).call('POST', `/api/sources/${shop}/check`, {});
    expect((await world.sourceOf(shop)).statusReason).toContain('apps in testing after seven days');
  });

  it('whose property is out of reach is in error, and well again when access is back', async () => {
    const organizationId = await world.organization();
    await world.connect(world.as(OWNER), { organizationId });
    const shop = await addShop(organizationId);
    const { platform_id: property } = await world.sourceOf(shop);
    await world.faults('POST', { kind: 'accessWithdrawn', property, person: OWNER });
    const check = () =>
      world.as(OWNER).ask<{ source: ShownSource }>('POST', `/api/sources/${shop}/check`, {});
    expect((await check()).source).toMatchObject({
      status: 'error',
      statusReason: expect.stringContaining('access was withdrawn, or the property was deleted'),
    });
    await world.faults('DELETE');
    expect((await check()).source).toMatchObject({ status: 'active', statusReason: null });
  });

  it('stays as it is while a quota is used up', async () => {
    const organizationId = await world.organization();
    await world.connect(world.as(OWNER), { organizationId });
    const shop = await addShop(organizationId);
    await world.faults('POST', {
      kind: 'status',
      status: 429,
      service: 'data',
      message: 'Exhausted property tokens per day.',
    });
    const answer = await world.as(OWNER).call('POST', `/api/sources/${shop}/check`, {});
    expect([answer.status, answer.text]).toEqual([502, expect.stringContaining('quota')]);
    expect((await world.sourceOf(shop)).status).toBe('active');
  });

  it('goes on with a colleague’s grant, and says so when that account is disconnected', async () => {
    const organizationId = await world.organization();
    await world.pool.query(
      "INSERT INTO memberships (organization_id, user_id, role) SELECT $1, id, 'admin' FROM users WHERE email = $2",
      [organizationId, MEMBER],
    );
    await world.connect(world.as(MEMBER), { organizationId }, { email: ADMIN });
    const id = await addShop(organizationId, MEMBER);
    expect((await world.analyticsOf(organizationId)).reason, 'the owner has no grant').toBe(
      'never_connected',
    );
    const checked = await world
      .as(OWNER)
      .ask<{ source: ShownSource }>('POST', `/api/sources/${id}/check`, {});
    expect(checked.source.status).toBe('active');

    const [account] = await world
      .as(OWNER)
      .ask<{ id: string }[]>('GET', `/api/organizations/${organizationId}/google-accounts`);
    await world
      .as(OWNER)
      .ask('DELETE', `/api/organizations/${organizationId}/google-accounts/${account?.id}`);
    const { entries } = await world
      .as(OWNER)
      .ask<{ entries: { action: string; details: object }[] }>(
        'GET',
        `/api/organizations/${organizationId}/audit-log`,
      );
    expect(entries[0]).toMatchObject({
      action: 'Disconnected a Google account',
      details: { services: expect.stringContaining('analytics') },
    });
    expect(await world.sourceOf(id)).toMatchObject({
      status: 'disconnected',
      statusReason: expect.stringContaining('admin@example.test was disconnected'),
    });
  });

  it('that gets another property forgets the days of the one before', async () => {
    const organizationId = await world.organization();
    await world.connect(world.as(OWNER), { organizationId });
    const shop = await addShop(organizationId);
    const { properties } = await world.analyticsOf(organizationId);
    const other = properties.find(({ id }) => id !== properties[0]?.id);
    await world.pool.query(
      `INSERT INTO fact_days (organization_id, source_id, report_id, day, batch, row_count, content_hash, marks)
       VALUES ($1, $2, 'site_daily', '2026-03-02', gen_random_uuid(), 1, 'hash', '[]')`,
      [organizationId, shop],
    );
    const days = async () =>
      (await world.pool.query('SELECT 1 FROM fact_days WHERE source_id = $1', [shop])).rowCount;
    const associate = (ga4PropertyId: string | undefined) =>
      world
        .as(OWNER)
        .ask<{ source: ShownSource }>('POST', `/api/sources/${shop}/ga4-property`, { ga4PropertyId });
    expect((await associate(properties[0]?.id)).source.status).toBe('active');
    expect(await days(), 'the same property').toBeGreaterThan(0);
    expect((await associate(other?.id)).source.status).toBe('draft');
    expect(await days(), 'another one').toBe(0);
  });
});
