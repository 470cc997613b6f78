import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '#src/platform/config.ts';
import { type Database, openDatabase } from '#src/platform/database/database.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { type Facts, openFacts } from '#src/platform/facts/facts-client.ts';
import type { Log } from '#src/platform/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { type KeyRing, openKeyRing } from '#src/platform/vault/key-ring.ts';

const MIGRATIONS = join(import.meta.dirname, '../../db/migrations');

export interface Engines {
  readonly databaseUrl: string;
  readonly database: Database;
  readonly facts: Facts;
  readonly keys: KeyRing;
  /** Identity of this worker over restarts. */
  readonly workerId: string;
  close(): Promise<void>;
}

/** Opens both databases: the embedded ones on the data folder, or the servers that the configuration names. */
export async function openEngines(config: Config, log: Log): Promise<Engines> {
  const { DATA_DIR: dataDir, DATABASE_URL: external, CLICKHOUSE_URL: clickhouseUrl } = config;
  if (external !== undefined && config.ENCRYPTION_KEYS === undefined && config.ROLE !== 'all')
    throw new ConfigError(
      'ENCRYPTION_KEYS is missing: web and worker processes must share it to read the same tokens.',
    );
  if (config.ROLE !== 'all' && (external === undefined || clickhouseUrl === undefined))
    throw new ConfigError(
      `ROLE=${config.ROLE} needs DATABASE_URL and CLICKHOUSE_URL: the embedded engines serve one process only.`,
    );
  await mkdir(dataDir, { recursive: true });
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  const opened = await Promise.allSettled([
    external === undefined
      ? startEmbeddedPostgres({ dataDir, log })
      : ({ url: external, stop: async () => {} } satisfies EmbeddedPostgres),
    openFacts({ dataDir, clickhouseUrl, log }),
    openKeyRing(config.ENCRYPTION_KEYS, dataDir),
  ]);
  const [postgres, facts, keys] = opened;
  if (postgres.status === 'fulfilled') closers.push(() => postgres.value.stop());
  if (facts.status === 'fulfilled') closers.push(() => facts.value.close());
  try {
    for (const part of opened) if (part.status === 'rejected') throw part.reason;
    if (postgres.status === 'rejected' || facts.status === 'rejected' || keys.status === 'rejected')
      throw new Error('unreachable');
    const databaseUrl = postgres.value.url;
    const database = openDatabase(databaseUrl, log);
    closers.push(() => database.close());
    await migrate(database.pool, MIGRATIONS);
    return {
      databaseUrl,
      database,
      facts: facts.value,
      keys: keys.value,
      workerId: await workerId(dataDir),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
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
