import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, type ConnectingWorld, connectingWorld, MEMBER, OWNER } from '../harness/connecting-world.ts';

let world: ConnectingWorld;
beforeAll(async () => {
  world = await connectingWorld();
}, 300_000);
afterEach(() => world.faults('DELETE'));
afterAll(() => world?.stop());

describe('the way to Google', () => {
  it.each(['https://evil.example/x', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads on to %s',
    async (redirect) => {
      const organizationId = await world.organization();
      expect(await world.connect(world.as(OWNER), { organizationId, redirect })).toBe('/?google=connected');
    },
  );

  it('goes by the way back, or by one’s own organization, where none is named', async () => {
    const organizationId = await world.organization(MEMBER);
    const choice = { email: MEMBER };
    const memberships = await world
      .as(MEMBER)
      .ask<{ organizationId: string; slug: string }[]>('GET', '/api/organizations/my/memberships');
    const slug = memberships.find((one) => one.organizationId === organizationId)?.slug;
    for (const redirect of [`/${slug}/sources`, '/'])
      expect(await world.connect(world.as(MEMBER), { redirect }, choice)).toBe(
        `${redirect}?google=connected`,
      );
    expect((await world.analyticsOf(organizationId, MEMBER)).status).toBe('connected');
  });

  it('is closed to members and strangers, who cannot be told apart', async () => {
    const organizationId = await world.organization();
    const [known, unknown] = [organizationId, '00000000-0000-7000-8000-000000000000'];
    expect(await world.begin(world.as(ADMIN), { organizationId: known })).toBe('/back?google=not_allowed');
    expect(await world.begin(world.as(ADMIN), { organizationId: unknown })).toBe('/back?google=not_allowed');
    await world.pool.query(
      "INSERT INTO memberships (organization_id, user_id, role) SELECT $1, id, 'member' FROM users WHERE email = $2",
      [organizationId, ADMIN],
    );
    expect(await world.begin(world.as(ADMIN), { organizationId })).toBe('/back?google=not_allowed');
  });

  it('asks only for what is wanted, read-only, and for what was allowed before', async () => {
    const organizationId = await world.organization();
    const asked = new URL(await world.begin(world.as(OWNER), { organizationId, service: 'search-console' }))
      .searchParams;
    expect(asked.get('scope')).toBe('openid email https://www.googleapis.com/auth/webmasters.readonly');
    expect(asked.get('include_granted_scopes')).toBe('true');
    expect(asked.get('access_type')).toBe('offline');
    expect(asked.get('code_challenge_method')).toBe('S256');
  });

  it('asks for nothing where the address names no service that there is', async () => {
    const organizationId = await world.organization();
    expect(await world.begin(world.as(OWNER), { organizationId, service: 'gmail' })).toBe(
      '/back?google=failed',
    );
  });
});
