import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/web/api/client.ts';

export const uploadsQuery = (sourceId: string) =>
  queryOptions({
    ...api.sources.uploads.queryOptions({ input: { sourceId } }),
    // What somebody put right in the form must not be asked again behind their back.
    refetchOnWindowFocus: false,
  });

/** Often enough to watch; the stream of changes tells the rest. */
const WATCH_EVERY_MS = 1_000;

export const importsQuery = (sourceId: string) =>
  queryOptions({
    ...api.sources.imports.queryOptions({ input: { sourceId } }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'waiting' || status === 'running') === true
        ? WATCH_EVERY_MS
        : false,
  });
