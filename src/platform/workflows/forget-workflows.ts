import type { Transaction } from '../database/database.ts';

/** Deletes what the workflow engine remembers of an organization: queued, running and finished workflows with their steps. */
export async function forgetWorkflows({ $client }: Transaction, organizationId: string): Promise<void> {
  // A workflow belongs to an organization by its partition, or by the id among its input. A rare deed: the scan is borne.
  const { rows } = await $client.query<{ id: string }>(
    `SELECT workflow_uuid AS id FROM dbos.workflow_status WHERE queue_partition_key = $1
     UNION SELECT workflow_uuid FROM dbos.workflow_input i WHERE strpos(i::text, $1) > 0`,
    [organizationId],
  );
  const ids = rows.map(({ id }) => id);
  const { rows: tables } = await $client.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'dbos' AND column_name = 'workflow_uuid' AND table_type = 'BASE TABLE'
     ORDER BY table_name = 'workflow_status'`,
  );
  for (const { name } of tables)
    await $client.query(`DELETE FROM ${name} WHERE workflow_uuid = ANY($1)`, [ids]);
}
