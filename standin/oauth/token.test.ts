import { OAuth2Client } from 'google-auth-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  adminApi,
  authorize,
  dataApi,
  redirectUri,
  signedIn,
  signInScopes,
} from '../testing/google-clients.ts';
import { messageOf, refusalOf } from '../testing/refusal.ts';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';

let standin: TestStandin;
beforeAll(async () => {
  standin = await startTestStandin();
});
afterAll(() => standin.stop());

const account = 'owner@example.test';

describe('exchanging a code', () => {
  it('gives tokens in Google’s shape', async () => {
    const { code, codeVerifier, client } = await authorize(standin.url, { account }, { prompt: 'consent' });
    const answer = await post('/token', {
      grant_type: 'authorization_code',
      code,
      code_verifier: codeVerifier,
      redirect_uri: redirectUri,
      client_id: client._clientId ?? '',
      client_secret: client._clientSecret ?? '',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^ya29\./),
      expires_in: 3599,
      refresh_token: expect.stringMatching(/^1\/\//),
      scope: expect.stringContaining('https://www.googleapis.com/auth/analytics.readonly'),
      token_type: 'Bearer',
      id_token: expect.any(String),
    });
  });

  it('works with the secret in the Authorization header too', async () => {
    const { code, codeVerifier, client } = await authorize(standin.url, { account });
    const basic = Buffer.from(`${client._clientId}:${client._clientSecret}`).toString('base64');
    const answer = await post(
      '/token',
      { grant_type: 'authorization_code', code, code_verifier: codeVerifier, redirect_uri: redirectUri },
      { authorization: `Basic ${basic}` },
    );
    expect(answer.status).toBe(200);
  });

  it('refuses a code that was used', async () => {
    const { client, code, codeVerifier } = await authorize(standin.url, { account });
    await client.getToken({ code, codeVerifier });
    expect(await refusalOf(client.getToken({ code, codeVerifier }))).toEqual({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Bad Request' },
    });
  });

  it('refuses a code after ten minutes', async () => {
    const { client, code, codeVerifier } = await authorize(standin.url, { account });
    standin.pass(10 * 60_000 + 1000);
    expect((await refusalOf(client.getToken({ code, codeVerifier }))).body).toMatchObject({
      error: 'invalid_grant',
    });
  });

  it.each([
    ['wrong', 'x'.repeat(43)],
    ['missing', undefined],
  ])('refuses a %s code verifier, and the code is spent', async (_, codeVerifier) => {
    const { client, code, codeVerifier: right } = await authorize(standin.url, { account });
    const refused = client.getToken(codeVerifier === undefined ? { code } : { code, codeVerifier });
    expect((await refusalOf(refused)).body).toMatchObject({ error: 'invalid_grant' });
    expect((await refusalOf(client.getToken({ code, codeVerifier: right }))).body).toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('refuses another redirect address than the code was sent to', async () => {
    const { client, code, codeVerifier } = await authorize(standin.url, { account });
    const refused = client.getToken({ code, codeVerifier, redirect_uri: 'http://localhost:3000/elsewhere' });
    expect((await refusalOf(refused)).body).toMatchObject({ error: 'redirect_uri_mismatch' });
  });

  it('gives a refresh token for offline access on consent, and only then', async () => {
    const walk = { account: 'nogoogle@example.test' };
    const refreshToken = async (options: Parameters<typeof authorize>[2]) => {
      const { client, code, codeVerifier } = await authorize(standin.url, walk, options);
      return (await client.getToken({ code, codeVerifier })).tokens.refresh_token;
    };
    expect(await refreshToken({ accessType: 'online' })).toBeUndefined();
    expect(await refreshToken({})).toBeUndefined();
    expect(await refreshToken({ prompt: 'consent' })).toBeTypeOf('string');
    expect(await refreshToken({ prompt: 'consent', accessType: 'online' })).toBeUndefined();
  });

  it('names a grant type it does not know', async () => {
    const { client } = await authorize(standin.url, { account }, { scopes: signInScopes });
    const credentials = { client_id: client._clientId ?? '', client_secret: client._clientSecret ?? '' };
    expect(await post('/token', { ...credentials, grant_type: 'password' })).toMatchObject({
      status: 400,
      body: { error: 'unsupported_grant_type' },
    });
    expect(await post('/token', credentials)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });
});

describe('an access token', () => {
  it('ends after an hour, and the client refreshes by itself without a new refresh token', async () => {
    const client = await signedIn(standin.url);
    const { refresh_token, access_token } = client.credentials;
    standin.pass(3_600_000);
    client.setCredentials({ ...client.credentials, expiry_date: 1 });
    await adminApi(standin.url, client).accountSummaries.list();
    expect(client.credentials.access_token).not.toBe(access_token);
    expect(client.credentials.refresh_token).toBe(refresh_token);
  });

  it('is refused with Google’s words when it is over', async () => {
    const token = (await signedIn(standin.url)).credentials.access_token;
    standin.pass(3_600_000);
    const answer = await fetch(`${standin.url}/v1beta/accountSummaries`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      error: {
        code: 401,
        status: 'UNAUTHENTICATED',
        message: expect.stringMatching(
          /^Request had invalid authentication credentials\. Expected OAuth 2 access token/,
        ),
      },
    });
  });

  it.each([
    ['', 401],
    ['Bearer nonsense', 401],
    ['Bearer ya29.e30.AAAA', 401],
  ])('is refused: "%s"', async (authorization, status) => {
    const answer = await fetch(`${standin.url}/v1beta/accountSummaries`, { headers: { authorization } });
    expect(answer.status).toBe(status);
  });

  it('does not open a service whose scope the person did not grant', async () => {
    const client = await signedIn(standin.url, account, { scopes: signInScopes });
    const refused = await refusalOf(adminApi(standin.url, client).accountSummaries.list());
    expect(refused.status).toBe(403);
    expect(messageOf(refused)).toBe('Request had insufficient authentication scopes.');
    expect(refused.body).toMatchObject({
      error: { details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }] },
    });
  });
});

describe('revoking', () => {
  it('ends the refresh token and every access token of the grant', async () => {
    const client = await signedIn(standin.url);
    const refreshToken = client.credentials.refresh_token ?? '';
    const other = new OAuth2Client();
    other.setCredentials({ access_token: client.credentials.access_token ?? '' });
    expect((await client.revokeToken(refreshToken)).status).toBe(200);

    client.setCredentials({ refresh_token: refreshToken });
    expect(await refusalOf(client.getAccessToken())).toEqual({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    });
    const request = { property: 'properties/200000001', requestBody: {} };
    expect((await refusalOf(dataApi(standin.url, other).properties.runReport(request))).status).toBe(401);
  });

  it('takes an access token as well', async () => {
    const client = await signedIn(standin.url);
    const refreshToken = client.credentials.refresh_token ?? '';
    await client.revokeToken(client.credentials.access_token ?? '');
    client.setCredentials({ refresh_token: refreshToken });
    expect((await refusalOf(client.getAccessToken())).body).toMatchObject({ error: 'invalid_grant' });
  });

  it('answers {} the first time and invalid_token after', async () => {
    const token = (await signedIn(standin.url)).credentials.refresh_token ?? '';
    expect(await post('/revoke', { token })).toEqual({ status: 200, body: {} });
    expect(await post('/revoke', { token })).toMatchObject({ status: 400, body: { error: 'invalid_token' } });
  });

  it('leaves other people alone', async () => {
    const [owner, admin] = [await signedIn(standin.url), await signedIn(standin.url, 'admin@example.test')];
    await owner.revokeToken(owner.credentials.refresh_token ?? '');
    expect((await adminApi(standin.url, admin).accountSummaries.list()).status).toBe(200);
  });
});

it('drops the oldest of more than a hundred refresh tokens', async () => {
  const first = await signedIn(standin.url);
  const second = await signedIn(standin.url);
  for (let count = 0; count < 99; count += 1) await signedIn(standin.url);
  first.setCredentials({ refresh_token: first.credentials.refresh_token ?? '' });
  second.setCredentials({ refresh_token: second.credentials.refresh_token ?? '' });
  expect((await refusalOf(first.getAccessToken())).body).toMatchObject({ error: 'invalid_grant' });
  expect((await second.getAccessToken()).token).toBeTypeOf('string');
});

async function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(standin.url + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}
