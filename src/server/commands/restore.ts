import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { checkHashed } from '#src/platform/backup/hashed-file.ts';
import { keyMarkOf } from '#src/platform/backup/key-mark.ts';
import { loadDatabase, refuseFullDatabase, refuseOtherForm } from '#src/platform/backup/load-database.ts';
import { clearFacts, countFacts, loadFacts } from '#src/platform/backup/load-facts.ts';
import { type Manifest, readManifest } from '#src/platform/backup/manifest.ts';
import { systemClock } from '#src/platform/clock.ts';
import { type Config, ConfigError, readConfig } from '#src/platform/config.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { type Facts, openFacts } from '#src/platform/facts/facts-client.ts';
import { createLog } from '#src/platform/log.ts';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { findKeyRing, keyFileOf } from '#src/platform/vault/key-ring.ts';
import { makeWorkflowTables } from '#src/platform/workflows/workflow-tables.ts';
import { AppError } from '#src/shared/error-code.ts';
import { runCommand, say } from './run-command.ts';

const USAGE = 'npm run restore -- DIR';
const MIGRATIONS = join(import.meta.dirname, '../../../db/migrations');
const log = createLog('warn', systemClock);

/** `npm run restore -- DIR`: a backup into an empty DATA_DIR, or into the empty databases that the variables name. */
async function main(stack: AsyncDisposableStack): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new ConfigError(`Say from which folder: ${USAGE}`);
  const folder = resolve(given);
  const config = readConfig(process.env);
  const manifest = await readManifest(folder);
  await refuseUnknownMigrations(manifest);
  say(`Checking the backup of ${manifest.madeAt} in ${folder}.`);
  for (const { file, sha256 } of [...manifest.tables, manifest.facts])
    await checkHashed(join(folder, file), sha256);

  const { DATABASE_URL, CLICKHOUSE_URL: clickhouseUrl, DATA_DIR: dataDir } = config;
  const databaseUrl = DATABASE_URL ?? (await started(dataDir, stack));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'weekwise-restore' });
  // The embedded server may go before every goodbye has been said; a failure of the work itself is thrown by its query.
  pool.on('error', () => {});
  stack.defer(() => pool.end());
  const facts = await openFacts({ dataDir, clickhouseUrl, log });
  stack.defer(() => facts.close());
  await restore({ pool, databaseUrl, facts }, folder, manifest);
  say(`Restored into ${DATABASE_URL === undefined ? resolve(dataDir) : 'the databases given'}.`);
  say(aboutKeys(config, manifest));
  return 0;
}

async function restore(
  { pool, databaseUrl, facts }: { pool: pg.Pool; databaseUrl: string; facts: Facts },
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const client = await pool.connect();
  try {
    await refuseFullDatabase(client);
    if ((await countFacts(facts)) > 0)
      throw new AppError(
        'CONFLICT',
        'The store of facts is not empty. Restore into an empty DATA_DIR or an empty server; nothing was changed.',
      );
    const names = new Set(manifest.migrations.map(({ name }) => name));
    await migrate(pool, MIGRATIONS, (name) => names.has(name));
    await makeWorkflowTables(databaseUrl);
    await refuseOtherForm(client, manifest);
    say(`${manifest.facts.rows} facts …`);
    await loadFacts(facts, join(folder, manifest.facts.file), manifest.facts);
    say(`${manifest.tables.length} tables …`);
    try {
      await loadDatabase(client, folder, manifest);
    } catch (error) {
      await clearFacts(facts);
      throw error;
    }
    await client.query('ANALYZE');
  } finally {
    client.release();
  }
}

async function refuseUnknownMigrations({ migrations, program }: Manifest): Promise<void> {
  const known = new Set(await readdir(MIGRATIONS));
  if (migrations.every(({ name }) => known.has(name))) return;
  throw new AppError(
    'CONFLICT',
    `This backup was made by a newer Weekwise (${program}). Update Weekwise, then restore; the update of an older backup happens by itself.`,
  );
}

async function started(dataDir: string, stack: AsyncDisposableStack): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  stack.defer(() => postgres.stop());
  return postgres.url;
}

function aboutKeys({ ENCRYPTION_KEYS, DATA_DIR }: Config, { keyMark }: Manifest): string {
  const ring = findKeyRing(ENCRYPTION_KEYS, DATA_DIR);
  const place = ENCRYPTION_KEYS === undefined ? resolve(keyFileOf(DATA_DIR)) : 'ENCRYPTION_KEYS';
  if (ring === undefined)
    return `Before the start, put the encryption keys of the backed-up installation into ${place}, or into ENCRYPTION_KEYS: without them everybody signs in and connects Google anew.`;
  return keyMarkOf(ring) === keyMark
    ? 'The encryption keys are those of the backup. Start Weekwise.'
    : `The encryption keys in ${place} are not those of the backup: its tokens do not open with them. Put the right ones there before the start, or everybody signs in and connects Google anew.`;
}

await runCommand({ usage: USAGE, failed: 'Nothing was restored.' }, main);
