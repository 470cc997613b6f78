import { type GoogleService, servicesIn } from '#src/connectors/google/google-service.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, desc, eq, inArray, ne, sql } from '#src/platform/database/drizzle.ts';
import { googleGrants, sources } from '#src/platform/database/tables.ts';
import { SealBroken, type Vault } from '#src/platform/vault/vault.ts';
import { AppError } from '#src/shared/error-code.ts';

/** A sealed refresh token opens only in the row it was made for. */
export const tokenPlace = (organizationId: string, userId: string, subject: string): string =>
  `google_grant:${organizationId}:${userId}:${subject}`;

type GrantRow = typeof googleGrants.$inferSelect;

/** A Google account that somebody connected to an organization. */
export interface Grant {
  readonly id: string;
  readonly userId: string;
  readonly subject: string;
  readonly email: string;
  readonly services: readonly GoogleService[];
  readonly status: 'active' | 'revoked';
  /** How often it was connected; the token changes each time. */
  readonly connection: number;
  readonly connectedAt: Date;
  readonly refreshToken: () => string;
}

function toGrant(vault: Vault, row: GrantRow): Grant {
  const { id, userId, googleSubject, email, scopes, status, connection, updatedAt } = row;
  return {
    id,
    userId,
    subject: googleSubject,
    email,
    services: servicesIn(scopes),
    status,
    connection,
    connectedAt: updatedAt,
    refreshToken: () => openToken(vault, row),
  };
}

function openToken(vault: Vault, row: GrantRow): string {
  try {
    return vault.open(row.refreshTokenSealed, tokenPlace(row.organizationId, row.userId, row.googleSubject));
  } catch (cause) {
    if (!(cause instanceof SealBroken)) throw cause;
    throw new AppError(
      'CONFLICT',
      'The stored connection to Google cannot be opened: its encryption key is not in ENCRYPTION_KEYS any more. Put the key back, or connect Google again.',
      { cause },
    );
  }
}

/** How many living grants no key of the ring opens. */
export async function grantsThatDoNotOpen(tx: Transaction, vault: Vault): Promise<number> {
  const rows = await tx.select().from(googleGrants).where(eq(googleGrants.status, 'active'));
  return rows.filter((row) => {
    try {
      openToken(vault, row);
      return false;
    } catch (error) {
      if (error instanceof AppError) return true;
      throw error;
    }
  }).length;
}

/** What Google gave after a person agreed, with a token that lasts. */
export interface LastingConsent {
  readonly refreshToken: string;
  readonly scopes: readonly string[];
  readonly subject: string;
  readonly email: string;
}

/**
 * Keeps what Google gave. The same account connecting again replaces its token, unless the new one allows less than a
 * living one does: a good token is never lost. Answers undefined then.
 */
export async function keepGrant(
  tx: Transaction,
  vault: Vault,
  organizationId: string,
  userId: string,
  consent: LastingConsent,
): Promise<string | undefined> {
  const [before] = await tx
    .select()
    .from(googleGrants)
    .where(
      and(
        eq(googleGrants.organizationId, organizationId),
        eq(googleGrants.userId, userId),
        eq(googleGrants.googleSubject, consent.subject),
      ),
    )
    .for('update');
  if (before?.status === 'active') {
    const given = servicesIn(consent.scopes);
    if (servicesIn(before.scopes).some((service) => !given.includes(service))) return undefined;
  }
  const fresh = {
    email: consent.email,
    scopes: [...consent.scopes],
    refreshTokenSealed: vault.seal(consent.refreshToken, tokenPlace(organizationId, userId, consent.subject)),
    status: 'active' as const,
  };
  const [grant] = await tx
    .insert(googleGrants)
    .values({ organizationId, userId, googleSubject: consent.subject, ...fresh })
    .onConflictDoUpdate({
      target: [googleGrants.organizationId, googleGrants.userId, googleGrants.googleSubject],
      set: { ...fresh, connection: sql`${googleGrants.connection} + 1`, updatedAt: sql`now()` },
    })
    .returning();
  if (grant === undefined) throw new Error('The grant was not kept.');
  await reviveSources(tx, grant);
  return grant.id;
}

/** Sources that had lost this Google account work again, whoever had connected it before. */
async function reviveSources(tx: Transaction, grant: GrantRow): Promise<void> {
  const services = servicesIn(grant.scopes);
  const types = (['GA4', 'GSC'] as const).filter((type) =>
    services.includes(type === 'GA4' ? 'analytics' : 'search-console'),
  );
  if (types.length === 0) return;
  const deadTwins = tx
    .select({ id: googleGrants.id })
    .from(googleGrants)
    .where(
      and(
        eq(googleGrants.googleSubject, grant.googleSubject),
        ne(googleGrants.id, grant.id),
        eq(googleGrants.status, 'revoked'),
      ),
    );
  await tx.update(sources).set({ grantId: grant.id }).where(inArray(sources.grantId, deadTwins));
  await tx
    .update(sources)
    .set({ status: 'active', statusReason: null })
    .where(
      and(
        eq(sources.grantId, grant.id),
        eq(sources.status, 'disconnected'),
        inArray(sources.type, [...types]),
      ),
    );
}

/** The grants that this user gave to this organization, the newest first. */
export async function grantsOfUser(
  tx: Transaction,
  vault: Vault,
  organizationId: string,
  userId: string,
): Promise<Grant[]> {
  const rows = await tx
    .select()
    .from(googleGrants)
    .where(and(eq(googleGrants.organizationId, organizationId), eq(googleGrants.userId, userId)))
    .orderBy(desc(googleGrants.updatedAt));
  return rows.map((row) => toGrant(vault, row));
}

export async function grantById(tx: Transaction, vault: Vault, id: string): Promise<Grant | undefined> {
  const [row] = await tx.select().from(googleGrants).where(eq(googleGrants.id, id));
  return row && toGrant(vault, row);
}

/** Google no longer honours the token: the grant is dead, and each source that lives on it says why. A token that was replaced meanwhile is left alone. */
export async function markRevoked(
  tx: Transaction,
  grant: Pick<Grant, 'id' | 'connection'>,
  reason: string,
): Promise<void> {
  const [dead] = await tx
    .update(googleGrants)
    .set({ status: 'revoked' })
    .where(and(eq(googleGrants.id, grant.id), eq(googleGrants.connection, grant.connection)))
    .returning({ id: googleGrants.id });
  if (dead === undefined) return;
  await tx
    .update(sources)
    .set({ status: 'disconnected', statusReason: reason })
    .where(and(eq(sources.grantId, dead.id), inArray(sources.status, ['active', 'error'])));
}
