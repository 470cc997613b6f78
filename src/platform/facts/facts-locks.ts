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

export async function lockForSweeping(db: TransactionClient, organizationId: string): Promise<void> {
  await db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`facts ${organizationId}`]);
}
