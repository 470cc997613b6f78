import { createHash } from 'node:crypto';
import type { GoogleConsent } from '#src/connectors/google/google-client.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, desc, eq, lt, sql } from '#src/platform/database/drizzle.ts';
import { googleGrants, grantAttempts, sources } from '#src/platform/database/tables.ts';
import type { Vault } from '#src/platform/vault/vault.ts';

/** A sealed refresh token opens only for the organization and Google account it was given to. */
const tokenPlace = (organizationId: string, subject: string) => `google_grant:${organizationId}:${subject}`;
const verifierPlace = (stateHash: string) => `grant_attempt:${stateHash}`;
const hashOf = (state: string) => createHash('sha256').update(state).digest('base64url');

export interface GrantAttempt {
  readonly organizationId: string;
  readonly userId: string;
  readonly redirectTo: string;
  readonly codeVerifier: string;
}

const ATTEMPT_MINUTES = 15;

export async function keepAttempt(
  tx: Transaction,
  vault: Vault,
  state: string,
  attempt: GrantAttempt,
  now: number,
): Promise<void> {
  const stateHash = hashOf(state);
  await tx.delete(grantAttempts).where(lt(grantAttempts.expiresAt, new Date(now)));
  await tx.insert(grantAttempts).values({
    stateHash,
    organizationId: attempt.organizationId,
    userId: attempt.userId,
    codeVerifierSealed: vault.seal(attempt.codeVerifier, verifierPlace(stateHash)),
    redirectTo: attempt.redirectTo,
    expiresAt: new Date(now + ATTEMPT_MINUTES * 60_000),
  });
}

/** Takes the attempt that this state belongs to. A state is good once, for the user who began it. */
export async function takeAttempt(
  tx: Transaction,
  vault: Vault,
  state: string,
  userId: string,
  now: number,
): Promise<GrantAttempt | undefined> {
  const stateHash = hashOf(state);
  const [row] = await tx
    .delete(grantAttempts)
    .where(and(eq(grantAttempts.stateHash, stateHash), eq(grantAttempts.userId, userId)))
    .returning();
  if (row === undefined || row.expiresAt.getTime() < now) return undefined;
  const { organizationId, redirectTo } = row;
  return {
    organizationId,
    userId,
    redirectTo,
    codeVerifier: vault.open(row.codeVerifierSealed, verifierPlace(stateHash)),
  };
}

/** Keeps what Google gave. The same account connecting again replaces its token and revives sources that had lost it. */
export async function keepGrant(
  tx: Transaction,
  vault: Vault,
  organizationId: string,
  userId: string,
  consent: GoogleConsent,
): Promise<void> {
  const fresh = {
    email: consent.email,
    scopes: [...consent.scopes],
    refreshTokenSealed: vault.seal(consent.refreshToken, tokenPlace(organizationId, consent.subject)),
    status: 'active' as const,
  };
  const [grant] = await tx
    .insert(googleGrants)
    .values({ organizationId, userId, googleSubject: consent.subject, ...fresh })
    .onConflictDoUpdate({
      target: [googleGrants.organizationId, googleGrants.userId, googleGrants.googleSubject],
      set: { ...fresh, updatedAt: sql`now()` },
    })
    .returning({ id: googleGrants.id });
  if (grant === undefined) throw new Error('The grant was not kept.');
  await tx
    .update(sources)
    .set({ status: 'active', statusReason: null })
    .where(and(eq(sources.grantId, grant.id), eq(sources.status, 'disconnected')));
}

export interface Grant {
  readonly id: string;
  readonly email: string;
  readonly scopes: readonly string[];
  readonly status: 'active' | 'revoked';
  readonly refreshToken: () => string;
}

function toGrant(vault: Vault, row: typeof googleGrants.$inferSelect): Grant {
  const { id, email, scopes, status } = row;
  const place = tokenPlace(row.organizationId, row.googleSubject);
  return { id, email, scopes, status, refreshToken: () => vault.open(row.refreshTokenSealed, place) };
}

/** The newest grant that this user gave to this organization. */
export async function grantOfUser(
  tx: Transaction,
  vault: Vault,
  organizationId: string,
  userId: string,
): Promise<Grant | undefined> {
  const [row] = await tx
    .select()
    .from(googleGrants)
    .where(and(eq(googleGrants.organizationId, organizationId), eq(googleGrants.userId, userId)))
    .orderBy(desc(googleGrants.updatedAt))
    .limit(1);
  return row && toGrant(vault, row);
}

export async function grantById(tx: Transaction, vault: Vault, id: string): Promise<Grant | undefined> {
  const [row] = await tx.select().from(googleGrants).where(eq(googleGrants.id, id));
  return row && toGrant(vault, row);
}

/** Google no longer honours the token: the grant is dead, and each source that lives on it says so. */
export async function markRevoked(tx: Transaction, grantId: string): Promise<void> {
  await tx
    .update(googleGrants)
    .set({ status: 'revoked', updatedAt: sql`now()` })
    .where(eq(googleGrants.id, grantId));
  await tx
    .update(sources)
    .set({
      status: 'disconnected',
      statusReason: 'Google no longer accepts this connection. Connect Google Analytics again to continue.',
    })
    .where(and(eq(sources.grantId, grantId), eq(sources.status, 'active')));
}
