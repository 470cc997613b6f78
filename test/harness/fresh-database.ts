import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './postgres.ts';

export interface FreshDatabase {
  /** Of the owner of the tables, whom row-level security does not bind; the program steps down from it. */
  readonly url: string;
  /** Drops it, and ends whoever does not leave. */
  drop(): Promise<void>;
}

/** A database of this test's own, migrated and empty: a copy of the template. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  return {
    url: address.href,
    async drop() {
      // A pool that has ended may still be saying goodbye; cut off in the middle, it would fail the test.
      await waitUntil(async () => (await sessions(name)) === 0);
      await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function sessions(database: string): Promise<number> {
  const { rowCount } = await administer(`SELECT FROM pg_stat_activity WHERE datname = '${database}'`);
  return rowCount ?? 0;
}

const GOODBYE_MS = 2_000;

async function waitUntil(done: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + GOODBYE_MS; performance.now() < end; ) if (await done()) return;
}

async function administer(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
