import { GoogleFailure } from '#src/connectors/google/google-failure.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { GoogleAccess } from './google-access.ts';
import { getSource, type SourceRow } from './source-store.ts';
import { upstreamError } from './upstream-error.ts';

/** Asks Google whether a source can be read. What it refuses stands in the source's status then; only what passes by itself is a failure. */
export async function checkSource(
  { database, google }: { database: Database; google: GoogleAccess },
  organizationId: string,
  sourceId: string,
): Promise<SourceRow> {
  const look = () => database.forOrganization(organizationId, (tx) => getSource(tx, sourceId));
  const source = await look();
  if (source.type === 'FILE' || source.status === 'draft') return source;
  try {
    await google.check(source);
  } catch (error) {
    const told = ['revoked', 'scope_missing', 'no_access', 'api_disabled'];
    if (!(error instanceof GoogleFailure && told.includes(error.kind))) throw upstreamError(error);
  }
  return await look();
}
