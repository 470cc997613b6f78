import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '#src/platform/postgres/embedded-postgres.ts';
import { silentLog } from './silent-log.ts';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server whose database `weekwise_template` is migrated. */
    postgresUrl: string;
  }
}

export const TEMPLATE = 'weekwise_template';

/** Starts one server for all tests of a run. Vitest calls it: it stands under globalSetup in vitest.config.ts. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: join(folder.path, 'data'), log: silentLog });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();

  const address = new URL(server.url);
  address.pathname = `/${TEMPLATE}`;
  const pool = new pg.Pool({ connectionString: address.href });
  await migrate(pool, join(import.meta.dirname, '../../db/migrations'));
  await pool.end();

  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    folder.remove();
  };
}
