import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/platform/config.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { type Facts, openFacts } from '#src/platform/facts/facts-client.ts';
import type { Log } from '#src/platform/log.ts';
import type { EmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { type KeyRing, openKeyRing } from '#src/platform/vault/key-ring.ts';

const MIGRATIONS = join(import.meta.dirname, '../../db/migrations');

export interface Engines {
  readonly databaseUrl: string;
  readonly database: Database;
  readonly facts: Facts;
  readonly keys: KeyRing;
  /** Identity of this worker over restarts. */
  readonly workerId: string;
}

/** Opens both databases, the embedded ones or the servers that the configuration names, and brings their tables up to date. */
export async function openEngines(
  { DATA_DIR: dataDir, DATABASE_URL, CLICKHOUSE_URL: clickhouseUrl, ENCRYPTION_KEYS }: Config,
  postgres: Promise<EmbeddedPostgres | undefined>,
  stack: AsyncDisposableStack,
  log: Log,
): Promise<Engines> {
  await mkdir(dataDir, { recursive: true });
  const openingFacts = openFacts({ dataDir, clickhouseUrl, log });
  // Where the other database refuses, the engine is still being opened on threads of its own: the process must not end
  // below them, or it ends with a segmentation fault instead of its sentence.
  stack.defer(async () => (await openingFacts.catch(() => undefined))?.close());
  const embedded = await postgres;
  stack.defer(async () => embedded?.stop());
  const databaseUrl = embedded?.url ?? DATABASE_URL;
  if (databaseUrl === undefined) throw new Error('There is neither an embedded database nor DATABASE_URL.');
  const database = openDatabase(databaseUrl, log);
  stack.defer(() => database.close());
  const [facts] = await Promise.all([openingFacts, migrate(database.pool, MIGRATIONS)]);
  const keys = await openKeyRing(ENCRYPTION_KEYS, dataDir);
  return { databaseUrl, database, facts, keys, workerId: await workerId(dataDir) };
}

async function workerId(dataDir: string): Promise<string> {
  const file = join(dataDir, 'worker-id');
  try {
    await writeFile(file, randomUUID(), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
