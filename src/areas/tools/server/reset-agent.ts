import pRetry from 'p-retry';
import { type ResetDepth, type ResetParts, resetSources } from '#src/areas/insights/server/service.ts';
import { noteDeed } from '#src/areas/organizations/server/service.ts';
import { asc, eq } from '#src/platform/database/drizzle.ts';
import { isUnreachable } from '#src/platform/database/is-unreachable.ts';
import { sources } from '#src/platform/database/tables.ts';
import type { SignedInUser } from '#src/platform/http/request-context.ts';
import { AppError } from '#src/shared/error-code.ts';

export interface ResetRequest {
  readonly organizationId: string;
  readonly by: SignedInUser;
  readonly propertyId: string;
  readonly hardReset: boolean;
  readonly purge: boolean;
  readonly retryMigrations: boolean;
  readonly backoffMs: number;
  readonly retries: number;
}

export async function resetAgent(parts: ResetParts, request: ResetRequest) {
  const { organizationId, by, propertyId, retries, backoffMs } = request;
  const depth: ResetDepth = request.purge ? 'purge' : request.hardReset ? 'hard' : 'soft';
  const found = await parts.database.forOrganization(organizationId, (tx) =>
    tx
      .select({ id: sources.id, name: sources.name })
      .from(sources)
      .where(eq(sources.ga4PropertyId, propertyId))
      .orderBy(asc(sources.createdAt)),
  );
  if (found.length === 0)
    throw new AppError('CONFLICT', `No source of this organization uses the GA4 property ${propertyId}.`);
  const reset = () =>
    resetSources(
      parts,
      organizationId,
      found.map(({ id }) => id),
      depth,
      (tx) =>
        noteDeed(tx, {
          organizationId,
          by,
          action: 'Reset Analytics AI',
          details: { depth, property: propertyId, sources: found.map(({ name }) => name).join(', ') },
        }),
    );
  const answer = request.retryMigrations
    ? await pRetry(reset, {
        retries,
        minTimeout: backoffMs,
        shouldRetry: ({ error }) => isUnreachable(error),
      })
    : await reset();
  return { success: true as const, depth, sources: found, ...answer };
}
