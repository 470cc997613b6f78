import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenPlace } from '#src/areas/sources/server/grant-store.ts';
import { rotateSecrets } from '#src/areas/sources/server/rotate-secrets.ts';
import { parseKeyRing } from '#src/platform/vault/key-ring.ts';
import { createVault } from '#src/platform/vault/vault.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { startWeekwise } from '../harness/start-weekwise.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

const COMMAND = join(import.meta.dirname, '../../src/server/commands/rotate-keys.ts');
const run = (env: Record<string, string>, ...parameters: string[]) =>
  promisify(execFile)(process.execPath, [COMMAND, ...parameters], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });

describe('ten thousand secrets', () => {
  const GRANTS = 10_000;
  const [oldKey, newKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const oldVault = createVault(parseKeyRing(`old:${oldKey}`));
  const bothText = `new:${newKey},old:${oldKey}`;
  const both = createVault(parseKeyRing(bothText));
  const newVault = createVault(parseKeyRing(`new:${newKey}`));
  let fresh: FreshDatabase;
  let pool: pg.Pool;
  let organization: string;
  let user: string;

  const secretOf = (index: number) => `1//token-${index}`;
  const sealedOf = async (index: number): Promise<string> =>
    (
      await pool.query<{ sealed: string }>(
        'SELECT refresh_token_sealed AS sealed FROM google_grants WHERE google_subject = $1',
        [String(index)],
      )
    ).rows[0]?.sealed ?? '';
  const place = (index: number) => tokenPlace(organization, user, String(index));
  const under = async (key: string): Promise<number> =>
    Number(
      (
        await pool.query('SELECT count(*) AS n FROM google_grants WHERE refresh_token_sealed LIKE $1', [
          `v2.${key}.%`,
        ])
      ).rows[0]?.n,
    );

  beforeAll(async () => {
    fresh = await freshDatabase();
    pool = new pg.Pool({ connectionString: fresh.url });
    user = randomUUID();
    await pool.query("INSERT INTO users (id, name, email) VALUES ($1, 'A', $1)", [user]);
    const { rows } = await pool.query<{ id: string }>(
      "INSERT INTO organizations (name, slug) VALUES ('Acme', $1) RETURNING id",
      [user],
    );
    organization = rows[0]?.id ?? '';
    const indexes = Array.from({ length: GRANTS }, (_, index) => index);
    await pool.query(
      `INSERT INTO google_grants (organization_id, user_id, google_subject, email, scopes, refresh_token_sealed)
       SELECT $1, $2, subject, 'a@example.test', '{}', sealed FROM unnest($3::text[], $4::text[]) AS one (subject, sealed)`,
      [
        organization,
        user,
        indexes.map(String),
        indexes.map((index) => oldVault.seal(secretOf(index), place(index))),
      ],
    );
  });
  afterAll(async () => {
    await pool?.end();
    await fresh?.drop();
  });

  it('survive a rotation that is broken off and run again, after which the old key can go', async () => {
    const reconnected = 4321;
    let steps = 0;
    await expect(
      rotateSecrets(pool, both, 'new', () => {
        steps += 1;
        if (steps === 5) throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    const done = await under('new');
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(GRANTS);

    // Meanwhile somebody connects again; the program does not know the new key yet.
    const update = async (index: number, sealed: string) =>
      await pool.query('UPDATE google_grants SET refresh_token_sealed = $2 WHERE google_subject = $1', [
        String(index),
        sealed,
      ]);
    await update(reconnected, oldVault.seal('1//reconnected', place(reconnected)));

    const again = await rotateSecrets(pool, both, 'new', () => {});
    expect(again.already + again.moved).toBe(GRANTS);
    expect(again.unreadable).toBe(0);
    expect(await under('old')).toBe(0);
    expect(newVault.open(await sealedOf(reconnected), place(reconnected))).toBe('1//reconnected');
    for (const index of [0, 17, 9999])
      expect(newVault.open(await sealedOf(index), place(index))).toBe(secretOf(index));
    expect(await rotateSecrets(pool, both, 'new', () => {})).toEqual({
      moved: 0,
      already: GRANTS,
      unreadable: 0,
    });
  });

  it('leave what no key opens as it is, and the command says so', async () => {
    const strange = createVault(parseKeyRing(`lost:${oldKey}`)).seal('x', place(5));
    const swapped = oldVault.seal(secretOf(6), place(7));
    for (const [index, sealed] of [
      [5, strange],
      [6, swapped],
    ] as const)
      await pool.query('UPDATE google_grants SET refresh_token_sealed = $2 WHERE google_subject = $1', [
        String(index),
        sealed,
      ]);
    const failed = await run({ DATABASE_URL: fresh.url, ENCRYPTION_KEYS: bothText }).then(
      () => undefined,
      (error: { code: number; stdout: string }) => error,
    );
    expect(failed?.code).toBe(1);
    expect(failed?.stdout).toContain(
      `0 secrets were brought under the key "new"; ${GRANTS - 2} were already.`,
    );
    expect(failed?.stdout).toContain('2 secrets open with no key of the ring');
    expect([await sealedOf(5), await sealedOf(6)]).toEqual([strange, swapped]);
  });

  it('are not touched by a command that is used wrongly', async () => {
    const wrong = { DATABASE_URL: fresh.url, ENCRYPTION_KEYS: bothText };
    await expect(run(wrong, '--new-key')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('ENCRYPTION_KEYS is set'),
    });
    await expect(run(wrong, '--nonsense')).rejects.toMatchObject({ code: 2 });
  });
});

it('beside the running program: a new key, the same tokens, and none of them in a file, a log or an answer', async () => {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const weekwise = await startWeekwise({ dataDir, env: { LOG_LEVEL: 'debug' } });
  try {
    const owner = new Visitor(weekwise);
    await owner.signIn('owner@example.test');
    const { id } = await owner.ask<{ id: string }>('POST', '/api/organizations', {
      name: 'Rotating',
      url: 'shop.example',
    });
    await owner.connectGoogle(id, 'owner@example.test');
    const keyFile = join(dataDir, 'encryption-keys');
    const before = readFileSync(keyFile, 'utf8');

    const { stdout } = await run({ DATA_DIR: dataDir }, '--new-key');
    expect(stdout).toContain('The new key is k2.');
    expect(stdout).toMatch(/1 secrets were brought under the key "k2"; 0 were already/);
    expect(readFileSync(keyFile, 'utf8')).toMatch(/^k2:.+,k1:/);

    const answer = await owner.call('GET', `/api/organizations/${id}/ga4-properties`);
    expect(answer.json).toMatchObject({ status: 'connected' });

    // The stand-in remembers the tokens that it gave; that is Google's side.
    const given = tokensIn(join(dataDir, 'standin'));
    expect(given.length).toBeGreaterThan(0);
    const accounts = await owner.call('GET', `/api/organizations/${id}/google-accounts`);
    const places: Record<string, Buffer | string> = {
      log: weekwise.said(),
      answers: answer.text + accounts.text,
      ...filesIn(dataDir, 'standin'),
    };
    expect(Object.keys(places).length).toBeGreaterThan(100);
    for (const secret of [...given, ...before.split(/[:,]/).filter((part) => part.length > 20)])
      for (const [place, content] of Object.entries(places))
        if (place !== keyFile) expect(content.includes(secret), place).toBe(false);
  } finally {
    await weekwise.stop();
    folder.remove();
  }
});

it('works on the data of a program that is not running', async () => {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const weekwise = await startWeekwise({ dataDir });
  await weekwise.stop();
  const { stdout } = await run({ DATA_DIR: dataDir }, '--new-key');
  expect(stdout).toContain('0 secrets were brought under the key "k2"');
  const again = await startWeekwise({ dataDir });
  expect(await again.stop()).toBe(0);
  folder.remove();
});

const tokensIn = (folder: string): string[] =>
  Object.values(filesIn(folder)).flatMap(
    (content) => content.toString('latin1').match(/1\/\/0[\w-]{20,}/g) ?? [],
  );

/** Every file below a folder, by its path; links are followed, since a cluster may be staged elsewhere. */
function filesIn(folder: string, without?: string): Record<string, Buffer> {
  const found: Record<string, Buffer> = {};
  for (const name of readdirSync(folder)) {
    if (name === without) continue;
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) Object.assign(found, filesIn(path));
    else if (stats?.isFile()) found[path] = readFileSync(path);
  }
  return found;
}
