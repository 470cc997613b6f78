import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/web/api/client.ts';

const MINUTE = 60_000;

/** Sources change seldom, and what changes them here says so. */
export const sourcesQuery = (organizationId: string) =>
  queryOptions({
    ...api.sources.list.queryOptions({ input: { organizationId } }),
    staleTime: 5 * MINUTE,
  });

export const sourceQuery = (sourceId: string) =>
  queryOptions({ ...api.sources.get.queryOptions({ input: { sourceId } }), staleTime: 5 * MINUTE });

/** Asks Google, so it is not repeated while someone looks. */
export const ga4PropertiesQuery = (organizationId: string) =>
  queryOptions({
    ...api.sources.ga4Properties.queryOptions({ input: { organizationId } }),
    staleTime: MINUTE,
    refetchOnWindowFocus: false,
  });

export const mappingChoicesQuery = (sourceId: string) =>
  queryOptions({
    ...api.sources.mappingChoices.queryOptions({ input: { sourceId } }),
    staleTime: 5 * MINUTE,
    refetchOnWindowFocus: false,
  });

/** Asks Google, so it is not repeated while someone looks. */
export const searchConsoleSitesQuery = (organizationId: string) =>
  queryOptions({
    ...api.sources.searchConsoleSites.queryOptions({ input: { organizationId } }),
    staleTime: MINUTE,
    refetchOnWindowFocus: false,
  });

export const googleAccountsQuery = (organizationId: string) =>
  queryOptions({
    ...api.sources.googleAccounts.queryOptions({ input: { organizationId } }),
    staleTime: MINUTE,
  });

/** How far the history of a source is. The change stream tells of each step; the interval is for a stream that is cut. */
export const historyQuery = (sourceId: string) =>
  queryOptions({
    ...api.sources.history.queryOptions({ input: { sourceId } }),
    staleTime: MINUTE,
    refetchInterval: ({ state }) =>
      state.data?.history.state === 'running' || state.data?.history.state === 'waiting' ? 10_000 : false,
  });
