import { clientFor, type GoogleApp } from '#src/connectors/google/google-client.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, eq, inArray } from '#src/platform/database/drizzle.ts';
import { googleGrants, sources } from '#src/platform/database/tables.ts';
import type { Log } from '#src/platform/log.ts';
import type { Vault } from '#src/platform/vault/vault.ts';
import { grantById } from './grant-store.ts';

export interface ReleaseParts {
  readonly vault: Vault;
  readonly app: GoogleApp;
  readonly log: Log;
}

/** The refresh tokens of grants that are gone from the database; Google is told after the transaction is certain. */
export type ReleasedTokens = readonly string[];

/** Giving up the Google grants of a person who leaves. */
export function createGrantRelease({ vault, app, log }: ReleaseParts) {
  return {
    /** Deletes what one person granted to one organization. Sources that lived on it say why they stand still. */
    async release(tx: Transaction, organizationId: string, userId: string): Promise<ReleasedTokens> {
      const rows = await tx
        .select({ id: googleGrants.id })
        .from(googleGrants)
        .where(and(eq(googleGrants.organizationId, organizationId), eq(googleGrants.userId, userId)));
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const grants = await Promise.all(ids.map((id) => grantById(tx, vault, id)));
      await tx
        .update(sources)
        .set({
          status: 'disconnected',
          statusReason:
            'The person whose Google account this source used has left. Connect a Google account again to continue.',
        })
        .where(and(inArray(sources.grantId, ids), inArray(sources.status, ['active', 'error'])));
      await tx.delete(googleGrants).where(inArray(googleGrants.id, ids));
      return grants.flatMap((grant) => (grant?.status === 'active' ? [grant.refreshToken()] : []));
    },

    /** Tells Google that the tokens are given up. One that cannot be told is only logged: we no longer hold the token. */
    async revokeAtGoogle(tokens: ReleasedTokens): Promise<void> {
      await Promise.all(
        tokens.map(async (token) => {
          try {
            await clientFor(app, token).revokeToken(token);
          } catch (error) {
            log.warn('Google could not be told that a grant was given up', { error });
          }
        }),
      );
    },
  };
}

export type GrantRelease = ReturnType<typeof createGrantRelease>;
