import { type GoogleApp, revokeAtGoogle } from '#src/connectors/google/google-client.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { and, eq, inArray, sql } from '#src/platform/database/drizzle.ts';
import { googleGrants, sources } from '#src/platform/database/tables.ts';
import type { Log } from '#src/platform/log.ts';
import type { Vault } from '#src/platform/vault/vault.ts';
import { type Grant, grantById } from './grant-store.ts';

export interface ReleaseParts {
  readonly database: Database;
  readonly vault: Vault;
  readonly app: GoogleApp;
  readonly log: Log;
}

/** Grants that are gone from the database; Google is told after the transaction is certain. */
export type ReleasedTokens = readonly Grant[];

/** Giving up Google grants: of a person who leaves, or of an account that is no longer wanted. */
export function createGrantRelease({ database, vault, app, log }: ReleaseParts) {
  const releaseGrants = async (tx: Transaction, ids: readonly string[]): Promise<ReleasedTokens> => {
    const grants = await Promise.all(ids.map((id) => grantById(tx, vault, id)));
    // The sources on them are told why by the database, or go on with a colleague's grant of the same account.
    await tx.delete(googleGrants).where(inArray(googleGrants.id, [...ids]));
    return grants.flatMap((grant) => (grant?.status === 'active' ? [grant] : []));
  };

  return {
    /** Deletes what one person granted to one organization. Sources that lived on it say why they stand still. */
    async release(tx: Transaction, organizationId: string, userId: string): Promise<ReleasedTokens> {
      const rows = await tx
        .select({ id: googleGrants.id })
        .from(googleGrants)
        .where(and(eq(googleGrants.organizationId, organizationId), eq(googleGrants.userId, userId)));
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const lost = await tx.select({ id: sources.id }).from(sources).where(inArray(sources.grantId, ids));
      const released = await releaseGrants(tx, ids);
      await tx
        .update(sources)
        .set({
          statusReason:
            'The person whose Google account this source used has left. Connect a Google account again to continue.',
        })
        .where(
          and(
            inArray(
              sources.id,
              lost.map(({ id }) => id),
            ),
            eq(sources.status, 'disconnected'),
            sql`${sources.grantId} IS NULL`,
          ),
        );
      return released;
    },

    /** Deletes one account's grant. One that is not there is gone already. */
    releaseOne: (tx: Transaction, grantId: string): Promise<ReleasedTokens> => releaseGrants(tx, [grantId]),

    /**
     * Tells Google that the tokens are given up. Not of an account that is connected here still, by somebody else or to
     * another organization: Google ends all of an account's tokens with one. A Google that cannot be told is only logged.
     */
    async revokeAtGoogle(released: ReleasedTokens): Promise<void> {
      await Promise.all(
        released.map(async (grant) => {
          try {
            const [elsewhere] = await database.acrossOrganizations((tx) =>
              tx
                .select({ id: googleGrants.id })
                .from(googleGrants)
                .where(eq(googleGrants.googleSubject, grant.subject))
                .limit(1),
            );
            if (elsewhere === undefined) await revokeAtGoogle(app, grant.refreshToken());
          } catch (error) {
            log.warn('Google could not be told that a grant was given up', { error });
          }
        }),
      );
    },
  };
}

export type GrantRelease = ReturnType<typeof createGrantRelease>;
