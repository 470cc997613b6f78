import { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import { type Grant, markRevoked } from '../grant-store.ts';
import { revokedReason } from '../revoked-reason.ts';
import { markTrouble, markWorking, troubleOf } from '../source-health.ts';
import type { SourceRow } from '../source-store.ts';
import type { GoogleAccessParts } from './google-parts.ts';

/** Does something with a grant. That Google does not accept it any more is noted at once. */
export async function noticing<Answer>(
  { database, clock }: GoogleAccessParts,
  organizationId: string,
  grant: Grant,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GoogleFailure && error.kind === 'revoked')
      await database.forOrganization(organizationId, (tx) =>
        markRevoked(tx, grant, revokedReason(grant, clock.now())),
      );
    throw error;
  }
}

/** The same for a source: what Google answers about it shows in its status. */
export async function noticingSource<Answer>(
  parts: GoogleAccessParts,
  source: SourceRow,
  grant: Grant,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { id, organizationId, type, status } = source;
  try {
    const answer = await noticing(parts, organizationId, grant, work);
    if (status === 'error' || status === 'disconnected')
      await parts.database.forOrganization(organizationId, (tx) => markWorking(tx, id));
    return answer;
  } catch (error) {
    const trouble = error instanceof GoogleFailure ? troubleOf(error, type, grant.email) : null;
    if (trouble) await parts.database.forOrganization(organizationId, (tx) => markTrouble(tx, id, trouble));
    throw error;
  }
}
