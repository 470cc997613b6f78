/** What other areas may ask of this one. */
export type { GoogleAccess } from './google-access.ts';
export { createGrantRelease, type GrantRelease, type ReleasedTokens } from './release-grants.ts';
export { getSource, listSources, type SourceRow } from './source-store.ts';
export { upstreamError } from './upstream-error.ts';
