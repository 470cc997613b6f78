import { refundOpenRuns } from '#src/areas/insights/server/service.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { sweepOrphans } from '#src/platform/facts/sweep-orphans.ts';
import type { Log } from '#src/platform/log.ts';
import { deleteSource, getSource, type SourceRow } from './source-store.ts';

export interface RemoveSourceParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly log: Log;
}

/** Deletes a source with all that hangs on it; runs that had not ended give back what they had taken. Its facts are out of sight with it, and swept out of their store after it. */
export async function removeSource(
  { database, facts, log }: RemoveSourceParts,
  organizationId: string,
  sourceId: string,
  /** What belongs into the same transaction: that it is noted who did it. */
  note: (tx: Transaction, source: SourceRow) => Promise<void> = async () => {},
): Promise<void> {
  await database.forOrganization(organizationId, async (tx) => {
    await note(tx, await getSource(tx, sourceId));
    await refundOpenRuns(tx, sourceId);
    await deleteSource(tx, sourceId);
  });
  try {
    // Not before the deletion is certain: rows that are swept do not come back.
    await database.forOrganization(organizationId, (tx) => sweepOrphans(tx.$client, facts, organizationId));
  } catch (error) {
    log.warn('The facts of a deleted source wait for the next sweep', { organizationId, error });
  }
}
