import { join } from 'node:path';
import type pg from 'pg';
import { AppError } from '#src/shared/error-code.ts';
import { requeueWorkflows } from '../workflows/workflow-tables.ts';
import { copyIn } from './copy-rows.ts';
import { readHashed } from './hashed-file.ts';
import type { Manifest, TableEntry } from './manifest.ts';
import { quoted, type StoredTable, tablesOf } from './tables-of.ts';

/** Refuses a database that holds anything, for a restore adds to nothing and replaces nothing. */
export async function refuseFullDatabase(client: pg.ClientBase): Promise<void> {
  for (const table of await tablesOf(client)) {
    // The workflow engine writes down its queues at its first start; a workflow is what somebody asked for.
    if (table.schema === 'dbos' && table.name !== 'workflow_status') continue;
    const { rowCount } = await client.query(`SELECT FROM ${quoted(table)} LIMIT 1`);
    if ((rowCount ?? 0) > 0)
      throw new AppError(
        'CONFLICT',
        `The database is not empty (there are rows in ${table.name}). Restore into an empty DATA_DIR or an empty database; nothing was changed.`,
      );
  }
}

/** Refuses where the tables are not of the form that the rows have. */
export async function refuseOtherForm(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM migrations');
  const wanted = new Map(manifest.migrations.map(({ name, hash }) => [name, hash]));
  const other = rows.find(({ name, hash }) => wanted.get(name) !== hash)?.name;
  if (other !== undefined || rows.length !== wanted.size)
    throw new AppError(
      'CONFLICT',
      'The tables of this database are not those of the backup: another version of Weekwise has prepared them. Give an empty database.',
    );
  const { rows: versions } = await client.query<{ version: string }>(
    'SELECT version FROM dbos.dbos_migrations',
  );
  if (Number(versions[0]?.version ?? 0) < manifest.workflowTables)
    throw new AppError(
      'CONFLICT',
      'This backup was made by a newer Weekwise. Update Weekwise, then restore.',
    );
}

/** Everything or nothing: one transaction, checked against the counts of the backup. */
export async function loadDatabase(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  await client.query('BEGIN');
  try {
    const here = await tablesOf(client);
    // What the first migrations or the workflow engine put there themselves comes from the backup.
    await client.query(`TRUNCATE ${here.map(quoted).join(', ')}`);
    for (const table of here) {
      const entry = manifest.tables.find(
        ({ schema, name }) => schema === table.schema && name === table.name,
      );
      if (entry !== undefined) await loadTable(client, folder, table, entry);
    }
    const missing = manifest.tables.find(
      ({ schema, name }) => !here.some((table) => table.schema === schema && table.name === name),
    );
    if (missing !== undefined)
      throw new AppError('CONFLICT', `This Weekwise has no table ${missing.name}. Update it, then restore.`);
    for (const sequence of manifest.sequences)
      await client.query('SELECT setval($1::regclass, $2::bigint)', [quoted(sequence), sequence.value]);
    await requeueWorkflows(client);
    await client.query('COMMIT');
  } catch (error) {
    // The error to tell is the one before.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function loadTable(
  client: pg.ClientBase,
  folder: string,
  table: StoredTable,
  { columns, file, rows }: TableEntry,
): Promise<void> {
  const name = quoted(table);
  // The triggers announce and follow changes; these are none, and what they once caused is in the backup too.
  await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // COPY refuses where row-level security binds the login, though its policy lets it write everything.
  if (table.bound) await client.query(`ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`);
  const loaded = await copyIn(
    client,
    `COPY ${name} (${columns.map((column) => `"${column}"`).join(', ')}) FROM STDIN`,
    readHashed(join(folder, file)),
  );
  if (loaded !== rows) throw new Error(`${file} holds ${loaded} rows where the manifest counts ${rows}.`);
  if (table.bound) await client.query(`ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`);
  await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
}
