import type { Database } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { sweepOrphans } from '#src/platform/facts/sweep-orphans.ts';
import type { Log } from '#src/platform/log.ts';
import { factsTable } from '#src/semantics/facts-table.ts';

/**
 * Removes what killed fetches and deleted organizations left in the store of facts. Once a start: nobody sees such rows, they
 * only take room.
 */
export async function sweepLeftovers({
  database,
  facts,
  log,
}: {
  database: Database;
  facts: Facts;
  log: Log;
}): Promise<void> {
  const answer = await facts.client.query({
    query: `SELECT DISTINCT toString(organization_id) AS id FROM ${factsTable}`,
    format: 'JSONEachRow',
  });
  for (const { id } of await answer.json<{ id: string }>()) {
    const swept = await database.forOrganization(id, (tx) => sweepOrphans(tx.$client, facts, id));
    if (swept > 0) log.info('Leftovers of fetches were removed', { organizationId: id, batches: swept });
  }
}
