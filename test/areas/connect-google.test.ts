import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, type ConnectingWorld, connectingWorld, OWNER } from '../harness/connecting-world.ts';
import { answerAtGoogle } from '../harness/google-consent.ts';

let world: ConnectingWorld;
beforeAll(async () => {
  world = await connectingWorld();
}, 300_000);
afterEach(() => world.faults('DELETE'));
afterAll(() => world?.stop());

describe('permissions', () => {
  it('come one by one: Analytics, then Search Console with the same account and the same grant', async () => {
    const organizationId = await world.organization();
    expect(await world.connect(world.as(OWNER), { organizationId })).toBe('/back?google=connected');
    expect((await world.analyticsOf(organizationId)).status).toBe('connected');
    const before = await world.sitesOf(organizationId);
    // Google counts what this account allowed before, in other tests too.
    if (before.status === 'needs_auth') expect(before.reason).toBe('scope_missing');
    expect(await world.connect(world.as(OWNER), { organizationId, service: 'search-console' })).toBe(
      '/back?google=connected',
    );
    expect((await world.sitesOf(organizationId)).status).toBe('connected');
    expect((await world.analyticsOf(organizationId)).status).toBe('connected');
    expect(
      await world.as(OWNER).ask('GET', `/api/organizations/${organizationId}/google-accounts`),
    ).toMatchObject([{ email: OWNER, services: ['analytics', 'search-console'], status: 'active' }]);
  });

  it.each([
    ['analytics.readonly', 'search_console_missing', 'connected', 'needs_auth'],
    ['webmasters.readonly', 'analytics_missing', 'needs_auth', 'connected'],
  ])('with only %s ticked are told, and what was given is kept', async (tick, outcome, analytics, sites) => {
    await world.faults('POST', { kind: 'revokeTokens', person: ADMIN });
    const organizationId = await world.organization(ADMIN);
    const asked = { organizationId, service: 'both' };
    expect(await world.connect(world.as(ADMIN), asked, { email: ADMIN, tick: [tick] })).toBe(
      `/back?google=${outcome}`,
    );
    expect((await world.analyticsOf(organizationId, ADMIN)).status).toBe(analytics);
    const search = await world.sitesOf(organizationId, ADMIN);
    expect(search.status).toBe(sites);
    if (sites === 'needs_auth') expect(search.reason).toBe('scope_missing');
    expect(await world.connect(world.as(ADMIN), asked, { email: ADMIN })).toBe('/back?google=connected');
  });

  it('that were all unticked leave nothing behind', async () => {
    await world.faults('POST', { kind: 'revokeTokens', person: ADMIN });
    const organizationId = await world.organization(ADMIN);
    expect(await world.connect(world.as(ADMIN), { organizationId }, { email: ADMIN, tick: [] })).toBe(
      '/back?google=analytics_missing',
    );
    expect(await world.analyticsOf(organizationId, ADMIN)).toEqual({
      status: 'needs_auth',
      reason: 'never_connected',
    });
  });
});

describe('an answer of Google’s', () => {
  it('that is a no changes nothing', async () => {
    const organizationId = await world.organization();
    await world.connect(world.as(OWNER), { organizationId });
    expect(await world.connect(world.as(OWNER), { organizationId }, { email: OWNER, deny: true })).toBe(
      '/back?google=denied',
    );
    expect((await world.analyticsOf(organizationId)).status).toBe('connected');
  });

  it('is good once, for the one who asked, and not without its state', async () => {
    const organizationId = await world.organization();
    const back = await answerAtGoogle(await world.begin(world.as(OWNER), { organizationId }), {
      email: OWNER,
    });
    expect(await world.locationOf(world.as(ADMIN), back), 'somebody else').toBe('/?google=expired');
    expect(await world.locationOf(world.as(OWNER), back)).toBe('/back?google=connected');
    expect(await world.locationOf(world.as(OWNER), back), 'again').toBe('/?google=expired');
    const url = new URL(
      await answerAtGoogle(await world.begin(world.as(OWNER), { organizationId }), { email: OWNER }),
    );
    url.searchParams.delete('state');
    expect(await world.locationOf(world.as(OWNER), url.href), 'without a state').toBe('/?google=expired');
    const nobody = world.newVisitor();
    expect(await world.locationOf(nobody, url.href), 'signed out').toBe('/sign-in');
  });

  it('that comes too late is refused', async () => {
    const organizationId = await world.organization();
    const back = await answerAtGoogle(await world.begin(world.as(OWNER), { organizationId }), {
      email: OWNER,
    });
    await world.pool.query("UPDATE grant_attempts SET expires_at = now() - interval '1 minute'");
    expect(await world.locationOf(world.as(OWNER), back)).toBe('/?google=expired');
    expect((await world.analyticsOf(organizationId)).reason).toBe('never_connected');
  });

  it('with a wrong code, or none, leaves the good token', async () => {
    const organizationId = await world.organization();
    await world.connect(world.as(OWNER), { organizationId });
    for (const change of [
      (url: URL) => url.searchParams.set('code', 'made-up'),
      (url: URL) => url.searchParams.delete('code'),
    ]) {
      const url = new URL(
        await answerAtGoogle(await world.begin(world.as(OWNER), { organizationId }), { email: OWNER }),
      );
      change(url);
      expect(await world.locationOf(world.as(OWNER), url.href)).toBe('/back?google=failed');
    }
    expect((await world.analyticsOf(organizationId)).status).toBe('connected');
  });

  it('without a lasting token is asked for once more, with consent', async () => {
    const organizationId = await world.organization();
    world.tokens.forget(1);
    const again = await world.connect(world.as(OWNER), { organizationId });
    expect(again.startsWith(`${world.standinUrl}/o/oauth2/v2/auth?`)).toBe(true);
    expect(new URL(again).searchParams.get('prompt')).toContain('consent');
    expect(new URL(again).searchParams.get('login_hint')).toBe(OWNER);
    expect(await world.locationOf(world.as(OWNER), await answerAtGoogle(again, { email: OWNER }))).toBe(
      '/back?google=connected',
    );
    expect((await world.analyticsOf(organizationId)).status).toBe('connected');
  });

  it('without a lasting token twice leaves the earlier connection', async () => {
    const organizationId = await world.organization();
    await world.connect(world.as(OWNER), { organizationId });
    world.tokens.forget(2);
    const again = await world.connect(world.as(OWNER), { organizationId });
    expect(await world.locationOf(world.as(OWNER), await answerAtGoogle(again, { email: OWNER }))).toBe(
      '/back?google=no_token',
    );
    expect((await world.analyticsOf(organizationId)).status).toBe('connected');
  });
});

it('says no token and no code in its log, and answers none', async () => {
  const said = world.said();
  expect(said.length, 'it says something').toBeGreaterThan(0);
  expect(said).not.toMatch(/1\/\/0[\w-]{20}|ya29\.|refresh_token|code_verifier|[?&]code=/);
});
