import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Any number that no other program uses as an advisory lock of this database. */
const MIGRATION_LOCK = 7_233_419;

/**
 * Applies the plain SQL files of a folder in the order of their names, each once and each in a transaction of its own,
 * so that a killed migration leaves nothing half done. Several processes may start at once: one applies, others wait.
 * `only` leaves out the others, for rows that have an older form.
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  only: (name: string) => boolean = () => true,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM migrations');
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && only(name)).sort();
    const fresh: string[] = [];
    for (const name of names) {
      const sql = await readFile(join(folder, name), 'utf8');
      const hash = createHash('sha256').update(sql).digest('hex');
      const before = applied.get(name);
      if (before === hash) continue;
      if (before !== undefined)
        throw new Error(
          `The migration ${name} was changed after it had been applied. Add a new file instead.`,
        );
      await applyOne(client, name, sql, hash);
      fresh.push(name);
    }
    return fresh;
  } finally {
    // The connection is given up, and the lock with it: also after a failure that left it broken.
    client.release(true);
  }
}

async function applyOne(client: pg.PoolClient, name: string, sql: string, hash: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO migrations (name, hash) VALUES ($1, $2)', [name, hash]);
    await client.query('COMMIT');
  } catch (error) {
    // Where the connection is gone, so is the transaction; the error to tell is the one before.
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`The migration ${name} failed.`, { cause: error });
  }
}
