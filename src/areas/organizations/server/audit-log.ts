import type { Transaction } from '#src/platform/database/database.ts';
import { desc, lt } from '#src/platform/database/drizzle.ts';
import { auditEntries } from '#src/platform/database/people-tables.ts';
import type { SignedInUser } from '#src/platform/http/request-context.ts';
import type { AuditEntry } from '../contract.ts';

export interface Deed {
  readonly organizationId: string;
  readonly by: SignedInUser;
  /** A short phrase in the past tense: "Removed a person". */
  readonly action: string;
  readonly details?: AuditEntry['details'];
}

/** Notes what somebody did, within the transaction that does it: no deed without its note. */
export async function noteDeed(
  tx: Transaction,
  { organizationId, by, action, details }: Deed,
): Promise<void> {
  await tx
    .insert(auditEntries)
    .values({ organizationId, userId: by.id, userName: by.name || by.email, action, details: details ?? {} });
}

interface Page {
  readonly limit: number;
  readonly before?: string | undefined;
}

export async function auditLog(tx: Transaction, { limit, before }: Page) {
  const rows = await tx
    .select()
    .from(auditEntries)
    .where(before === undefined ? undefined : lt(auditEntries.id, before))
    // Ids grow with time.
    .orderBy(desc(auditEntries.id))
    .limit(limit + 1);
  return {
    entries: rows.slice(0, limit).map(
      (row): AuditEntry => ({
        id: row.id,
        at: row.createdAt.toISOString(),
        by: row.userName,
        action: row.action,
        details: row.details as AuditEntry['details'],
      }),
    ),
    more: rows.length > limit,
  };
}
