import { createHash, randomBytes } from 'node:crypto';
import type { GoogleService } from '#src/connectors/google/google-service.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, eq, lt } from '#src/platform/database/drizzle.ts';
import { grantAttempts } from '#src/platform/database/tables.ts';
import type { Vault } from '#src/platform/vault/vault.ts';

/** One connecting in progress: what must still be known when Google sends the person back. */
export interface GrantAttempt {
  readonly organizationId: string;
  readonly userId: string;
  readonly redirectTo: string;
  readonly codeVerifier: string;
  readonly services: readonly GoogleService[];
  /** The source that this is to mend. */
  readonly sourceId: string | null;
  /** Whether Google was asked before and sent no lasting token. */
  readonly askedAgain: boolean;
}

export const verifierPlace = (stateHash: string): string => `grant_attempt:${stateHash}`;
const hashOf = (state: string) => createHash('sha256').update(state).digest('base64url');

/** What goes out to Google: the state that only this attempt has, and the challenge that its verifier answers. */
export interface AttemptSecrets {
  readonly state: string;
  readonly codeVerifier: string;
  readonly codeChallenge: string;
}

export function newAttemptSecrets(): AttemptSecrets {
  const codeVerifier = randomBytes(48).toString('base64url');
  return { state: randomBytes(32).toString('base64url'), codeVerifier, codeChallenge: hashOf(codeVerifier) };
}

const ATTEMPT_MINUTES = 15;

export async function keepAttempt(
  tx: Transaction,
  vault: Vault,
  state: string,
  { codeVerifier, services, ...attempt }: GrantAttempt,
  now: number,
): Promise<void> {
  const stateHash = hashOf(state);
  await tx.delete(grantAttempts).where(lt(grantAttempts.expiresAt, new Date(now)));
  await tx.insert(grantAttempts).values({
    ...attempt,
    stateHash,
    services: [...services],
    codeVerifierSealed: vault.seal(codeVerifier, verifierPlace(stateHash)),
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
  const { organizationId, redirectTo, services, sourceId, askedAgain, codeVerifierSealed } = row;
  return {
    organizationId,
    userId,
    redirectTo,
    services,
    sourceId,
    askedAgain,
    codeVerifier: vault.open(codeVerifierSealed, verifierPlace(stateHash)),
  };
}
