import type { TransactionClient } from './transaction-client.ts';

/**
 * Held until the transaction ends. Two fetches of one report take turns, so that each sees what the other left; and
 * none is under way while leftovers are swept, since its rows are not visible yet and would look like leftovers.
 */
export async function lockForStoring(
  db: TransactionClient,
  { organizationId, sourceId, reportId }: { organizationId: string; sourceId: string; reportId: string },
): Promise<void> {
  await db.query(
    'SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0)), pg_advisory_xact_lock(hashtextextended($2, 0))',
    [`facts ${organizationId}`, `facts ${sourceId} ${reportId}`],
  );
}

/** A number that no other part of the program uses as an advisory lock. */
const SWEEPING = 7_233_420;

export async function lockForSweeping(db: TransactionClient, organizationId: string): Promise<void> {
  await db.query('SELECT pg_advisory_xact_lock_shared($1)', [SWEEPING]);
  await db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`facts ${organizationId}`]);
}

/** While this connection lasts no rows are deleted: a backup reads them after its snapshot was taken. Storing goes on. */
export async function holdSweeping(db: TransactionClient): Promise<void> {
  await db.query('SELECT pg_advisory_lock($1)', [SWEEPING]);
}
