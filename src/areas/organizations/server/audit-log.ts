import type { Transaction } from '#src/platform/database/database.ts';
import { desc, eq, lt, sql } from '#src/platform/database/drizzle.ts';
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

/** The detail that holds the id of the person whom `person` names: by it the name is found when they delete their account. */
export const ABOUT = 'personId';

/** Names leave with people: what was done to somebody stays, and who they were does not. */
export async function forgetPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.update(auditEntries).set({ userName: '' }).where(eq(auditEntries.userId, userId));
  await tx
    .update(auditEntries)
    .set({ details: sql`${auditEntries.details} - 'person' - ${ABOUT}::text` })
    .where(sql`${auditEntries.details} ->> ${ABOUT}::text = ${userId}`);
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
        details: shown(row.details as AuditEntry['details']),
      }),
    ),
    more: rows.length > limit,
  };
}

const shown = ({ [ABOUT]: _, ...details }: AuditEntry['details']): AuditEntry['details'] => details;
