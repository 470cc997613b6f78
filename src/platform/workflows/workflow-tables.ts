import { DBOS } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';

/** The workflow engine's own tables, for a command that fills them without running any workflow. */
export const makeWorkflowTables = (databaseUrl: string): Promise<void> => DBOS.migrate(databaseUrl);

/** Whoever worked on them is gone: they go back into their queues, and the next start goes on at their last finished step. */
export async function requeueWorkflows(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE dbos.workflow_status SET status = 'ENQUEUED', started_at_epoch_ms = NULL, owner_xid = NULL
     WHERE status = 'PENDING' AND queue_name IS NOT NULL`,
  );
  return rowCount ?? 0;
}
