import { factsTable } from '#src/semantics/facts-table.ts';
import type { Facts } from './facts-client.ts';
import { lockForSweeping } from './facts-locks.ts';
import type { TransactionClient } from './transaction-client.ts';

/**
 * Deletes the rows of batches that never became visible (a fetch that was killed) or no longer can (their source is
 * gone), and says how many batches. Works for an organization that is gone too: then every batch of it is one.
 */
export async function sweepOrphans(
  db: TransactionClient,
  { client }: Facts,
  organizationId: string,
): Promise<number> {
  await lockForSweeping(db, organizationId);
  const referenced = await db.query<{ batch: string }>(
    `SELECT batch FROM fact_days WHERE organization_id = $1
     UNION SELECT old_batch FROM fact_restatements WHERE organization_id = $1`,
    [organizationId],
  );
  const kept = new Set(referenced.rows.map(({ batch }) => batch));

  const answer = await client.query({
    query: `SELECT DISTINCT batch FROM ${factsTable} WHERE organization_id = {organization:UUID}`,
    query_params: { organization: organizationId },
    format: 'JSONEachRow',
  });
  const present = await answer.json<{ batch: string }>();
  const orphans = present.map(({ batch }) => batch).filter((batch) => !kept.has(batch));
  if (orphans.length === 0) return 0;

  await client.command({
    query: `DELETE FROM ${factsTable} WHERE organization_id = {organization:UUID} AND batch IN {batches:Array(UUID)}`,
    query_params: { organization: organizationId, batches: orphans },
  });
  return orphans.length;
}
