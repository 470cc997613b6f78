import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standinEnvironment } from '../standin-environment.ts';
import {
  analyticsScope,
  authorize,
  oauthClient,
  redirectUri,
  searchConsoleScope,
  signInScopes,
} from '../testing/google-clients.ts';
import { refusalOf } from '../testing/refusal.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

let standin: TestStandin;
beforeAll(async () => {
  standin = await startTestStandin();
});
afterAll(() => standin.stop());

const account = 'owner@example.test';

function authorizeUrl(changes: Record<string, string | undefined>): string {
  const url = new URL(`${standin.url}/o/oauth2/v2/auth`);
  const defaults = {
    client_id: standinEnvironment(standin.url).GOOGLE_CLIENT_ID,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
  };
  for (const [name, value] of Object.entries({ ...defaults, ...changes })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

describe('signing in', () => {
  it('takes one click when only sign-in scopes are asked', async () => {
    const { pages, redirect } = await authorize(
      standin.url,
      { account },
      { scopes: signInScopes, prompt: 'consent' },
    );
    expect(pages).toBe(1);
    expect(redirect.origin + redirect.pathname).toBe(redirectUri);
    expect(redirect.searchParams.get('state')).toBe('a state & more');
    expect(redirect.searchParams.get('code')).toBeTruthy();
  });

  it('gives an id token that Google’s own client verifies, with the same subject every time', async () => {
    const subjects: (string | undefined)[] = [];
    for (const _ of [1, 2]) {
      const { client, code, codeVerifier } = await authorize(
        standin.url,
        { account },
        { scopes: signInScopes },
      );
      const { tokens } = await client.getToken({ code, codeVerifier });
      expect(tokens.expiry_date).toBeTypeOf('number');
      const payload = await verify(client, tokens.id_token ?? '');
      expect(payload).toMatchObject({
        email: account,
        email_verified: true,
        given_name: 'Olivia',
        iss: standin.url,
        at_hash: createHash('sha256')
          .update(tokens.access_token ?? '')
          .digest()
          .subarray(0, 16)
          .toString('base64url'),
      });
      subjects.push(payload?.sub);
    }
    expect(subjects[0]).toMatch(/^\d{21}$/);
    expect(subjects[1]).toBe(subjects[0]);
  });

  it('gives an id token that is worthless once touched', async () => {
    const { client, code, codeVerifier } = await authorize(
      standin.url,
      { account },
      { scopes: signInScopes },
    );
    const { tokens } = await client.getToken({ code, codeVerifier });
    const [head, body, signature] = (tokens.id_token ?? '').split('.');
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, email: 'admin@example.test' })).toString(
      'base64url',
    );
    await expect(verify(client, `${head}.${forged}.${signature}`)).rejects.toThrow('Invalid token signature');
  });

  it('tells who the person is, in both of Google’s formats', async () => {
    const { client, code, codeVerifier } = await authorize(
      standin.url,
      { account },
      { scopes: signInScopes },
    );
    const { tokens } = await client.getToken({ code, codeVerifier });
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const get = async (path: string) => (await fetch(standin.url + path, { headers })).json();
    expect(await get('/v1/userinfo')).toMatchObject({ sub: '100000000000000000101', email_verified: true });
    expect(await get('/oauth2/v2/userinfo')).toMatchObject({
      id: '100000000000000000101',
      email: account,
      verified_email: true,
      name: 'Olivia Owner',
    });
    const info = await client.getTokenInfo(tokens.access_token ?? '');
    expect(info).toMatchObject({ email: account, sub: '100000000000000000101' });
    expect(info.expiry_date).toBeGreaterThan(0);
  });

  it('publishes where everything is', async () => {
    const document = await (await fetch(`${standin.url}/.well-known/openid-configuration`)).json();
    expect(document).toMatchObject({
      issuer: standin.url,
      authorization_endpoint: `${standin.url}/o/oauth2/v2/auth`,
      token_endpoint: `${standin.url}/token`,
      jwks_uri: `${standin.url}/oauth2/v3/certs`,
    });
    const { keys } = await (await fetch(document.jwks_uri)).json();
    expect(keys).toEqual([
      expect.objectContaining({ kty: 'RSA', alg: 'RS256', use: 'sig', kid: expect.any(String) }),
    ]);
    expect(JSON.stringify(keys)).not.toMatch(/"(d|p|q)"/);
  });
});

describe('the consent page', () => {
  const scopes = [...signInScopes, analyticsScope, searchConsoleScope];

  it('grants all that stays ticked', async () => {
    const { pages, redirect } = await authorize(standin.url, { account }, { scopes, prompt: 'consent' });
    expect(pages).toBe(2);
    expect(redirect.searchParams.get('scope')).toContain(analyticsScope);
    expect(redirect.searchParams.get('scope')).toContain(searchConsoleScope);
  });

  it.each([
    ['Analytics', /Analytics/, searchConsoleScope, analyticsScope],
    ['Search Console', /Search Console/, analyticsScope, searchConsoleScope],
  ])('grants the rest when %s is unticked', async (_, untick, granted, refused) => {
    const walk = { account: 'admin@example.test', untick: [untick] };
    const { client, code, codeVerifier } = await authorize(standin.url, walk, { scopes, prompt: 'consent' });
    const { tokens } = await client.getToken({ code, codeVerifier });
    expect(tokens.scope?.split(' ')).toContain(granted);
    expect(tokens.scope?.split(' ')).not.toContain(refused);
  });

  it('sends a cancelled request back with access_denied', async () => {
    const { redirect } = await authorize(
      standin.url,
      { account, press: 'Cancel' },
      { scopes, prompt: 'consent' },
    );
    expect(redirect.searchParams.get('error')).toBe('access_denied');
    expect(redirect.searchParams.get('state')).toBe('a state & more');
    expect(redirect.searchParams.has('code')).toBe(false);
  });

  it('is not shown again for what was granted, unless the application insists', async () => {
    const walk = { account: 'stranger@example.test' };
    expect((await authorize(standin.url, walk, { scopes })).pages).toBe(2);
    expect((await authorize(standin.url, walk, { scopes })).pages).toBe(1);
    expect((await authorize(standin.url, walk, { scopes, prompt: 'consent' })).pages).toBe(2);
  });

  it('adds earlier grants on include_granted_scopes only', async () => {
    const walk = { account: 'member@example.test' };
    await authorize(standin.url, walk, { scopes: [...signInScopes, analyticsScope] });
    const scopeOf = async (includeGranted: boolean) => {
      const { redirect } = await authorize(standin.url, walk, {
        scopes: [searchConsoleScope],
        includeGranted,
      });
      return redirect.searchParams.get('scope')?.split(' ');
    };
    expect(await scopeOf(false)).toEqual([searchConsoleScope]);
    expect(await scopeOf(true)).toEqual(
      expect.arrayContaining([analyticsScope, searchConsoleScope, 'openid']),
    );
  });
});

describe('a request that cannot be trusted', () => {
  it.each([
    ['https://attacker.example/callback'],
    ['http://localhost.attacker.example/callback'],
    ['http://127.0.0.2/callback'],
    ['http://localhost:3000@attacker.example/'],
    ['http://localhost:3000/callback#fragment'],
    ['javascript:alert(1)'],
    ['not an address'],
  ])('stays on a page: redirect to %s', async (redirect_uri) => {
    const answer = await fetch(authorizeUrl({ redirect_uri }), { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('redirect_uri_mismatch');
  });

  it.each([
    ['http://localhost:3000/x'],
    ['http://localhost:49152/api/auth/callback/google'],
    ['http://127.0.0.1:8080/callback?with=query'],
    ['http://localhost/'],
  ])('accepts this machine on any port: %s', async (redirect_uri) => {
    expect((await fetch(authorizeUrl({ redirect_uri }))).status).toBe(200);
  });

  it.each([
    [{ client_id: 'somebody-else' }, 401, 'invalid_client'],
    [{ response_type: 'token' }, 400, 'unsupported_response_type'],
    [{ scope: 'openid https://www.googleapis.com/auth/invented' }, 400, 'invalid_scope'],
    [{ scope: '' }, 400, 'invalid_request'],
  ])('stays on a page: %o', async (changes, status, error) => {
    const answer = await fetch(authorizeUrl(changes));
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(error);
  });

  it('shows what was asked as text, never as HTML', async () => {
    const state = '"><script>alert(1)</script>';
    const page = await (await fetch(authorizeUrl({ state }))).text();
    expect(page).not.toContain('<script');
    const refused = await (await fetch(authorizeUrl({ redirect_uri: `https://x.example/${state}` }))).text();
    expect(refused).not.toContain('<script');
  });

  it('says that it is not Google and lists the accounts as buttons', async () => {
    const page = await (await fetch(authorizeUrl({}))).text();
    expect(page).toContain('This is not Google.');
    for (const name of ['owner', 'member', 'admin', 'stranger', 'nogoogle']) {
      expect(page).toMatch(new RegExp(`<button [^>]*>${name}@example\\.test</button>`));
    }
  });

  it('cannot be completed by posting past the page', async () => {
    const url = authorizeUrl({ redirect_uri: 'https://attacker.example/' }).replace(
      '/o/oauth2/v2/auth',
      '/signin/account',
    );
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ account }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(400);
  });
});

it('refuses a silent request, because it remembers no browser', async () => {
  const answer = await fetch(authorizeUrl({ prompt: 'none' }), { redirect: 'manual' });
  expect(answer.headers.get('location')).toContain('error=interaction_required');
});

async function verify(client: ReturnType<typeof oauthClient>, idToken: string) {
  const audience = standinEnvironment(standin.url).GOOGLE_CLIENT_ID ?? '';
  return (await client.verifyIdToken({ idToken, audience })).getPayload();
}

it('refuses a wrong secret', async () => {
  const { code, codeVerifier } = await authorize(standin.url, { account }, { scopes: signInScopes });
  const client = oauthClient(standin.url);
  client._clientSecret = 'guessed';
  expect(await refusalOf(client.getToken({ code, codeVerifier }))).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  });
});
