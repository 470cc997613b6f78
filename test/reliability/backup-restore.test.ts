import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { tokenPlace } from '#src/areas/sources/server/grant-store.ts';
import { type Manifest, readManifest } from '#src/platform/backup/manifest.ts';
import { runningPostgres } from '#src/platform/postgres/running-postgres.ts';
import { parseKeyRing } from '#src/platform/vault/key-ring.ts';
import { createVault, SealBroken } from '#src/platform/vault/vault.ts';
import { startClickHouseServer } from '../harness/clickhouse-http-server.ts';
import { createShopOrganization, requestRun, untilRunsEnded } from '../harness/shop-organization.ts';
import { freePort, startWeekwise, type WeekwiseProcess } from '../harness/start-weekwise.ts';
import { type TemporaryFolder, temporaryFolder } from '../harness/temporary-folder.ts';
import { Visitor } from '../harness/visitor.ts';

const OWNER = 'owner@example.test';
const COMMANDS = join(import.meta.dirname, '../../src/server/commands');

let folder: TemporaryFolder;
const at = (name: string) => join(folder.path, name);
/** What the backup under writes holds. */
let manifest: Manifest;

async function run(command: 'backup' | 'restore', dir: string, env: Record<string, string>) {
  return await promisify(execFile)(process.execPath, [join(COMMANDS, `${command}.ts`), dir], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

/**
 * Hashes of what is in a backup, by table. The queue alone may look different after a restore; facts have no order among
 * equals.
 */
async function contentsOf(name: string): Promise<Record<string, string>> {
  const { tables, facts } = await readManifest(at(name));
  const lines = zstdDecompressSync(readFileSync(join(at(name), facts.file)))
    .toString('utf8')
    .split('\n');
  return {
    facts: createHash('sha256').update(lines.sort().join('\n')).digest('hex'),
    ...Object.fromEntries(
      tables
        .filter((table) => table.name !== 'workflow_status')
        .map((table) => [`${table.schema}.${table.name}`, `${table.rows} ${table.sha256}`]),
    ),
  };
}

const rowsOf = ({ tables }: Manifest, name: string): number =>
  tables.find((table) => table.name === name)?.rows ?? 0;

let ports: { port: number; standinPort: number };
let visitor: Visitor;
let shop: Awaited<ReturnType<typeof createShopOrganization>>;

beforeAll(async () => {
  folder = temporaryFolder();
  ports = { port: await freePort(), standinPort: await freePort() };
  const server = await startWeekwise({ dataDir: at('first'), ...ports });
  visitor = new Visitor(server);
  await visitor.signIn(OWNER);
  shop = await createShopOrganization(visitor, OWNER, 'Backed up');
  await requestRun(visitor, shop, 20);
  await untilRunsEnded(visitor, shop);

  // Runs and new organizations come in from before the backup until after it.
  let done = false;
  const writing = (async () => {
    let count = 0;
    for (; !done; count += 1) {
      await visitor.ask('POST', '/api/organizations', { name: `Made ${count}`, url: 'shop.example' });
      if (count % 10 === 0) await requestRun(visitor, shop, 20);
    }
    return count;
  })();
  const backup = await run('backup', at('backup'), { DATA_DIR: at('first') });
  done = true;
  expect(backup).toMatchObject({ code: 0 });
  expect(backup.stdout).toContain(`open only with those in ${at('first/encryption-keys')}`);
  const written = await writing;
  manifest = await readManifest(at('backup'));
  // It was a moment in the middle of the writing.
  expect(rowsOf(manifest, 'organizations')).toBeLessThan(written + 1);
  expect(rowsOf(manifest, 'runs')).toBeGreaterThan(1);
  expect(manifest.facts.rows).toBeGreaterThan(100);
  expect(await server.stop()).toBe(0);
}, 600_000);
afterAll(() => folder?.remove());

async function startRestored(name: string): Promise<WeekwiseProcess> {
  // Google, which the stand-in plays, is not ours to restore: it still knows what it handed out.
  cpSync(at('first/standin'), at(`${name}/standin`), { recursive: true });
  return await startWeekwise({ dataDir: at(name), ...ports });
}

it('restores the very moment of a backup made under writes, and goes on from there', async () => {
  mkdirSync(at('second'), { mode: 0o711 });
  cpSync(at('first/encryption-keys'), at('second/encryption-keys'));
  const restored = await run('restore', at('backup'), { DATA_DIR: at('second') });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('The encryption keys are those of the backup.');

  // Without a program this time: the same command opens the engines itself.
  expect(await run('backup', at('again'), { DATA_DIR: at('second') })).toMatchObject({ code: 0 });
  expect(await contentsOf('again')).toEqual(await contentsOf('backup'));

  const server = await startRestored('second');
  // Whoever was signed in still is; what was under way is brought to its end, and new work is taken.
  await untilRunsEnded(visitor, shop);
  await requestRun(visitor, shop, 20);
  const runs = (await untilRunsEnded(visitor, shop)).filter((card) => card.card_type === 'workflow_progress');
  expect(runs.map(({ payload }) => payload.status)).toEqual(runs.map(() => 'completed'));

  const pool = new pg.Pool({ connectionString: await runningPostgres(at('second')) });
  const { rows: wrong } = await pool.query(
    `SELECT a.organization_id FROM credit_accounts a JOIN credit_entries e USING (organization_id)
     GROUP BY 1, a.remaining HAVING sum(e.credits) <> a.remaining`,
  );
  expect(wrong).toEqual([]);
  const { rows: uncharged } = await pool.query(
    `SELECT id FROM runs r WHERE 1 <> (SELECT count(*) FROM credit_entries e WHERE e.run_id = r.id AND kind = 'reserve')`,
  );
  expect(uncharged).toEqual([]);
  await pool.end();
  expect(await server.stop()).toBe(0);

  const onFull = await run('restore', at('backup'), { DATA_DIR: at('second') });
  expect(onFull).toMatchObject({ code: 2, stderr: expect.stringContaining('not empty') });
}, 600_000);

it('keeps tokens that open with the key of the installation alone, and the key out of the backup', async () => {
  const ring = readFileSync(at('first/encryption-keys'), 'utf8').trim();
  const secret = ring.split(':')[1] ?? '';
  const restored = await run('restore', at('backup'), { DATA_DIR: at('third') });
  expect(restored.stdout).toContain(
    `put the encryption keys of the backed-up installation into ${at('third')}`,
  );
  const server = await startRestored('third');
  const pool = new pg.Pool({ connectionString: await runningPostgres(at('third')) });
  const { rows } = await pool.query<{ sealed: string; organization: string; user: string; subject: string }>(
    `SELECT refresh_token_sealed AS sealed, organization_id AS organization, user_id AS user, google_subject AS subject
     FROM google_grants`,
  );
  await pool.end();
  await server.stop();
  const [grant] = rows;
  if (grant === undefined) throw new Error('The backup holds no grant.');
  const place = tokenPlace(grant.organization, grant.user, grant.subject);
  expect(createVault(parseKeyRing(ring)).open(grant.sealed, place)).not.toBe('');
  const other = readFileSync(at('third/encryption-keys'), 'utf8').trim();
  expect(() => createVault(parseKeyRing(other)).open(grant.sealed, place)).toThrow(SealBroken);
  expect(JSON.stringify(manifest)).not.toContain(secret);
}, 600_000);

it('moves to servers of their own, also with a login that row-level security binds, and back', async () => {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  const clickhouse = await startClickHouseServer(at('clickhouse'));
  try {
    await admin.query(
      "CREATE ROLE plain_owner LOGIN PASSWORD 'p' NOSUPERUSER NOBYPASSRLS; GRANT weekwise_app TO plain_owner",
    );
    await admin.query('CREATE DATABASE plain OWNER plain_owner');
    const address = new URL(inject('postgresUrl'));
    address.pathname = '/plain';
    address.username = 'plain_owner';
    address.password = 'p';
    const servers = {
      DATABASE_URL: address.href,
      CLICKHOUSE_URL: clickhouse.url,
      ENCRYPTION_KEYS: readFileSync(at('first/encryption-keys'), 'utf8').trim(),
    };
    expect(await run('restore', at('backup'), servers)).toMatchObject({ code: 0, stderr: '' });
    expect(await run('backup', at('from-servers'), servers)).toMatchObject({ code: 0, stderr: '' });
    const there = await readManifest(at('from-servers'));
    expect(await contentsOf('from-servers')).toEqual(await contentsOf('backup'));
    expect(there.keyMark).toBe(manifest.keyMark);
  } finally {
    await admin.query('DROP DATABASE IF EXISTS plain WITH (FORCE)');
    await admin.query('DROP ROLE IF EXISTS plain_owner');
    await admin.end();
    await clickhouse.close();
  }
}, 600_000);

it('refuses what is damaged, newer, or in the way, and says so', async () => {
  const spoiled = (name: string, spoil: (dir: string) => void): string => {
    cpSync(at('backup'), at(name), { recursive: true });
    spoil(at(name));
    return at(name);
  };
  const restoreOf = (dir: string) => run('restore', dir, { DATA_DIR: at('fourth') });

  const flipped = spoiled('flipped', (dir) => {
    const file = join(dir, 'public.credit_entries.copy.zst');
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  });
  expect(await restoreOf(flipped)).toMatchObject({ code: 2, stderr: expect.stringMatching(/damaged/) });

  const newer = spoiled('newer', (dir) =>
    writeFileSync(join(dir, 'manifest.json'), JSON.stringify({ ...manifest, format: 2 })),
  );
  expect(await restoreOf(newer)).toMatchObject({ code: 2, stderr: expect.stringMatching(/newer Weekwise/) });

  const migrated = spoiled('migrated', (dir) =>
    writeFileSync(
      join(dir, 'manifest.json'),
      JSON.stringify({
        ...manifest,
        migrations: [...manifest.migrations, { name: '9999-x.sql', hash: 'x' }],
      }),
    ),
  );
  expect(await restoreOf(migrated)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/newer Weekwise/),
  });

  expect(await restoreOf(at('nowhere'))).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/no whole/),
  });
  expect(await run('backup', at('backup'), { DATA_DIR: at('first') })).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/not empty/),
  });
  expect(await run('backup', at('new'), { DATA_DIR: at('nowhere') })).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/no data/),
  });
}, 600_000);
