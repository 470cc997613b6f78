/** What other areas may ask of this one. */

export {
  type FetchParts,
  type FetchPlan,
  fetchSpan,
  fetchTotals,
  planFetch,
} from './history/fetch-source.ts';
export { firstWeekOf } from './history/first-week.ts';
export { type RefreshParts, refreshSources } from './history/refresh-sources.ts';
export { spansOf } from './history/spans-of.ts';
export type { Range } from './history/stale-days.ts';
export { type StoppedBy, stoppedBy } from './history/stopped-by.ts';
export { storedHistory, storedReports } from './history/whole-weeks.ts';
export type { GrantRelease, ReleasedTokens } from './release-grants.ts';
export { siteContextOf } from './site-context/site-context-store.ts';
export { getSource, listSources, type SourceRow } from './source-store.ts';
export { upstreamError } from './upstream-error.ts';
