import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi, signedIn } from '../testing/google-clients.ts';
import { refusalOf } from '../testing/refusal.ts';
import { startTestStandin } from '../testing/test-standin.ts';
import { openStateFile } from './state-file.ts';

describe('after a restart', () => {
  it('refresh tokens, access tokens and the signing key still hold', async () => {
    const before = await startTestStandin();
    const client = await signedIn(before.url);
    const { refresh_token, access_token } = client.credentials;
    const keysBefore = await (await fetch(`${before.url}/oauth2/v3/certs`)).json();
    const after = await before.restart();
    try {
      expect(after.said).toEqual([]);
      expect(await (await fetch(`${after.url}/oauth2/v3/certs`)).json()).toEqual(keysBefore);
      const again = await signedIn(after.url, 'admin@example.test');
      again.setCredentials({ refresh_token: refresh_token ?? '' });
      expect((await adminApi(after.url, again).accountSummaries.list()).data.accountSummaries).toHaveLength(
        2,
      );
      const headers = { authorization: `Bearer ${access_token}` };
      expect((await fetch(`${after.url}/v1beta/accountSummaries`, { headers })).status).toBe(200);
    } finally {
      await after.stop();
    }
  });

  it('what was revoked stays revoked', async () => {
    const before = await startTestStandin();
    const client = await signedIn(before.url);
    const refreshToken = client.credentials.refresh_token ?? '';
    await client.revokeToken(refreshToken);
    const after = await before.restart();
    try {
      const again = await signedIn(after.url);
      again.setCredentials({ refresh_token: refreshToken });
      expect((await refusalOf(again.getAccessToken())).body).toMatchObject({ error: 'invalid_grant' });
    } finally {
      await after.stop();
    }
  });
});

describe('a state file that cannot be used', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'weekwise-standin-state-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('starts afresh and says so once when there is none', async () => {
    const said: string[] = [];
    await openStateFile(join(dir, 'new', 'folder'), (line) => said.push(line));
    expect(said).toEqual([
      expect.stringMatching(/^Stand-in starts afresh: there is no .*standin-state\.json yet\./),
    ]);
    await openStateFile(join(dir, 'new', 'folder'), (line) => said.push(line));
    expect(said).toHaveLength(1);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['of another shape', () => '{"signingKey": 7}'],
    ['with a broken key', (text: string) => text.replace(/MII\w{10}/, 'MII')],
    ['with a broken grant', (text: string) => text.replace('"grants": []', '"grants": [{"id": 1}]')],
  ])('starts afresh with a clear line when it is %s', async (_, damage) => {
    const path = join(dir, 'standin-state.json');
    const first = await openStateFile(dir, () => undefined);
    const text = await readFile(path, 'utf8');
    expect(damage(text)).not.toBe(text);
    await writeFile(path, damage(text));
    const said: string[] = [];
    const second = await openStateFile(dir, (line) => said.push(line));
    expect(said).toEqual([expect.stringMatching(/is damaged \(.+\)\. Earlier sign-ins and grants/)]);
    expect(second.state.signingKey).not.toBe(first.state.signingKey);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(second.state);
  });

  it('is readable by its owner only', async () => {
    await chmod(dir, 0o755);
    await openStateFile(dir, () => undefined);
    const { mode } = await import('node:fs/promises').then(({ stat }) =>
      stat(join(dir, 'standin-state.json')),
    );
    expect(mode & 0o077).toBe(0);
  });
});
