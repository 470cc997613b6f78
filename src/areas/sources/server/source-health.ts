import type { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import { type GoogleService, serviceNames } from '#src/connectors/google/google-service.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, eq, inArray } from '#src/platform/database/drizzle.ts';
import { sources } from '#src/platform/database/tables.ts';
import type { SourceRow } from './source-store.ts';

export const serviceOf = (type: SourceRow['type']): GoogleService =>
  type === 'GSC' ? 'search-console' : 'analytics';

/** What a refusal of Google's makes of a source, or null where it passes by itself: a quota, an outage. */
export function troubleOf(
  failure: Pick<GoogleFailure, 'kind' | 'message'>,
  type: SourceRow['type'],
  email: string,
): { readonly status: 'disconnected' | 'error'; readonly statusReason: string } | null {
  const what = type === 'GSC' ? 'Search Console property' : 'property';
  switch (failure.kind) {
    case 'scope_missing':
      return {
        status: 'disconnected',
        statusReason: `${email} did not allow reading ${serviceNames[serviceOf(type)]}. Connect again and leave its box ticked.`,
      };
    case 'no_access':
      return {
        status: 'error',
        statusReason: `Google says that ${email} may not read this ${what}: access was withdrawn, or the property was deleted. Have access given back, or connect an account that has it.`,
      };
    case 'api_disabled':
      return { status: 'error', statusReason: `Google refuses the reading: ${failure.message}` };
    default:
      return null;
  }
}

/** Only a source that worked can stop working: a draft stays one. */
export async function markTrouble(
  tx: Transaction,
  sourceId: string,
  trouble: { readonly status: 'disconnected' | 'error'; readonly statusReason: string },
): Promise<void> {
  await tx
    .update(sources)
    .set(trouble)
    .where(and(eq(sources.id, sourceId), inArray(sources.status, ['active', 'error', 'disconnected'])));
}

/** What could be read again has no trouble any more. */
export async function markWorking(tx: Transaction, sourceId: string): Promise<void> {
  await tx
    .update(sources)
    .set({ status: 'active', statusReason: null })
    .where(and(eq(sources.id, sourceId), inArray(sources.status, ['error', 'disconnected'])));
}
