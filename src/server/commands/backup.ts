import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { askForFacts } from '#src/platform/backup/ask-for-facts.ts';
import { keyMarkOf } from '#src/platform/backup/key-mark.ts';
import { writeManifest } from '#src/platform/backup/manifest.ts';
import { saveDatabase } from '#src/platform/backup/save-database.ts';
import { type SavedFacts, saveFacts } from '#src/platform/backup/save-facts.ts';
import { systemClock } from '#src/platform/clock.ts';
import { type Config, ConfigError, readConfig } from '#src/platform/config.ts';
import { lockDataFolder } from '#src/platform/data-folder-lock.ts';
import { openFacts } from '#src/platform/facts/facts-client.ts';
import { holdSweeping } from '#src/platform/facts/facts-locks.ts';
import { createLog } from '#src/platform/log.ts';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { runningPostgres } from '#src/platform/postgres/running-postgres.ts';
import { findKeyRing, keyFileOf } from '#src/platform/vault/key-ring.ts';
import { AppError } from '#src/shared/error-code.ts';
import { version } from '../version.ts';
import { runCommand, say } from './run-command.ts';

const USAGE = 'npm run backup -- DIR';
const log = createLog('warn', systemClock);

/** `npm run backup -- DIR`: everything that is kept, of one moment, beside the running program or without it. */
async function main(stack: AsyncDisposableStack): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new ConfigError(`Say into which folder: ${USAGE}`);
  const folder = resolve(given);
  const config = readConfig(process.env);
  const { databaseUrl, factsOf } = await reach(config, stack);
  await makeFolder(folder);
  try {
    await backUp(config, databaseUrl, factsOf, folder);
  } catch (error) {
    // It was empty, and half a backup is none.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return 0;
}

async function backUp(config: Config, databaseUrl: string, factsOf: FactsOf, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'weekwise-backup' });
  await client.connect();
  try {
    await holdSweeping(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot');
    const madeAt = new Date(systemClock.now()).toISOString();
    const database = await saveDatabase(client, folder);
    const file = 'facts.jsonl.zst';
    const facts = await factsOf(client, rows[0]?.snapshot ?? '', join(folder, file));
    await client.query('COMMIT');
    const ring = findKeyRing(config.ENCRYPTION_KEYS, config.DATA_DIR);
    await writeManifest(folder, {
      program: version,
      madeAt,
      ...database,
      facts: { file, ...facts },
      keyMark: ring && keyMarkOf(ring),
    });
    const count = database.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`${folder} holds ${facts.rows} facts and ${count} rows of ${database.tables.length} tables.`);
    const place =
      config.ENCRYPTION_KEYS === undefined ? resolve(keyFileOf(config.DATA_DIR)) : 'ENCRYPTION_KEYS';
    say(
      `The encryption keys are not in it: the tokens in it open only with those in ${place}. Keep a copy of them somewhere else.`,
    );
  } finally {
    await client.end();
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new AppError('CONFLICT', `${folder} is not empty. Name a new folder for the backup.`);
}

type FactsOf = (client: pg.Client, snapshot: string, path: string) => Promise<SavedFacts>;

/** Both databases, wherever they are: servers, the embedded engines, or those of the program that runs. */
async function reach(
  config: Config,
  stack: AsyncDisposableStack,
): Promise<{ databaseUrl: string; factsOf: FactsOf }> {
  const { DATABASE_URL, CLICKHOUSE_URL: clickhouseUrl, DATA_DIR: dataDir } = config;
  const running =
    DATABASE_URL !== undefined && clickhouseUrl !== undefined ? false : isRunning(dataDir, stack);
  const databaseUrl = DATABASE_URL ?? (running ? await ofRunning(dataDir) : await started(dataDir, stack));
  if (running && clickhouseUrl === undefined)
    return {
      databaseUrl,
      factsOf: (_, snapshot, path) => askForFacts({ databaseUrl, dataDir, snapshot }, path, progress),
    };
  const facts = await openFacts({ dataDir, clickhouseUrl, log });
  stack.defer(() => facts.close());
  return { databaseUrl, factsOf: (client, _, path) => saveFacts(client, facts, path, progress) };
}

/** Takes the folder where no program has it. */
function isRunning(dataDir: string, stack: AsyncDisposableStack): boolean {
  if (!existsSync(join(dataDir, 'weekwise.lock')))
    throw new ConfigError(`DATA_DIR (${resolve(dataDir)}) holds no data of Weekwise to back up.`);
  try {
    const lock = lockDataFolder(dataDir);
    stack.defer(() => lock.release());
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return true;
    throw error;
  }
}

async function ofRunning(dataDir: string): Promise<string> {
  const url = await runningPostgres(dataDir);
  if (url === undefined)
    throw new AppError('UNAVAILABLE', 'Weekwise is starting or stopping. Run this again in a moment.');
  return url;
}

async function started(dataDir: string, stack: AsyncDisposableStack): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  stack.defer(() => postgres.stop());
  return postgres.url;
}

const ROWS_PER_WORD = 250_000;
let told = 0;
function progress(rows: number): void {
  if (rows < told + ROWS_PER_WORD) return;
  told = rows;
  say(`${rows} facts written`);
}

await runCommand({ usage: USAGE, failed: 'Nothing was backed up.' }, main);
