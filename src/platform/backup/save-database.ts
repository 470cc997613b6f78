import { join } from 'node:path';
import type pg from 'pg';
import { AppError } from '#src/shared/error-code.ts';
import { CopyOut } from './copy-rows.ts';
import { writeHashed } from './hashed-file.ts';
import type { Manifest, SequenceEntry, TableEntry } from './manifest.ts';
import { quoted, tablesOf } from './tables-of.ts';

type SavedDatabase = Pick<Manifest, 'migrations' | 'workflowTables' | 'tables' | 'sequences'>;

/** Writes every table into a file of its own, as this transaction sees them. */
export async function saveDatabase(client: pg.ClientBase, folder: string): Promise<SavedDatabase> {
  const stored = await tablesOf(client);
  const hidden = stored.find(({ visible }) => !visible);
  if (hidden !== undefined)
    throw new AppError(
      'FORBIDDEN',
      `The login of DATABASE_URL does not see every row of ${quoted(hidden)}. Back up with the login that Weekwise itself uses.`,
    );
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'SELECT name, hash FROM migrations ORDER BY name',
  );
  const { rows: versions } = await client.query<{ version: string }>(
    'SELECT version FROM dbos.dbos_migrations',
  );
  const tables: TableEntry[] = [];
  for (const table of stored) {
    const { schema, name, columns } = table;
    const file = `${schema}.${name}.copy.zst`;
    const copy = new CopyOut(
      `COPY ${quoted(table)} (${columns.map((column) => `"${column}"`).join(', ')}) TO STDOUT`,
    );
    client.query(copy as unknown as pg.Submittable);
    const sha256 = await writeHashed(join(folder, file), copy);
    tables.push({ schema, name, columns: [...columns], file, rows: copy.rows, sha256 });
  }
  // Sequences stand outside transactions. Read last, they are past every number in the snapshot.
  const { rows: sequences } = await client.query<SequenceEntry>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname IN ('public', 'dbos') AND last_value IS NOT NULL ORDER BY 1, 2`,
  );
  return { migrations, workflowTables: Number(versions[0]?.version ?? 0), tables, sequences };
}
