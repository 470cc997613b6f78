import { servicesIn } from '#src/connectors/google/google-service.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { desc, sql } from '#src/platform/database/drizzle.ts';
import { googleGrants } from '#src/platform/database/tables.ts';
import type { GoogleAccount } from '../google-account.ts';

/** The Google accounts that were connected to the organization, the newest first. */
export async function listGoogleAccounts(tx: Transaction): Promise<GoogleAccount[]> {
  const rows = await tx
    .select({
      id: googleGrants.id,
      email: googleGrants.email,
      scopes: googleGrants.scopes,
      status: googleGrants.status,
      connectedAt: googleGrants.updatedAt,
      connectedBy: sql<
        string | null
      >`(SELECT nullif(u.name, '') FROM users u WHERE u.id = google_grants.user_id)`,
      sources: sql<number>`(SELECT count(*)::int FROM sources s WHERE s.grant_id = google_grants.id)`,
    })
    .from(googleGrants)
    .orderBy(desc(googleGrants.updatedAt));
  return rows.map(({ scopes, connectedAt, ...row }) => ({
    ...row,
    services: servicesIn(scopes),
    connectedAt: connectedAt.toISOString(),
  }));
}
