import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/web/api/client.ts';

const FRESH_MS = 5 * 60_000;
/** Often enough for a bar that moves; an analysis takes seconds. */
export const LOOK_EVERY_MS = 1000;

/** What is known of the site; asked for once something is (`hasContext` of its last analysis), and 404 before. */
export const siteContextQuery = (sourceId: string) =>
  queryOptions({
    ...api.sources.siteContext.queryOptions({ input: { sourceId } }),
    staleTime: FRESH_MS,
  });

export const latestSiteAnalysisQuery = (sourceId: string) =>
  queryOptions({
    ...api.sources.latestSiteAnalysis.queryOptions({ input: { sourceId } }),
    staleTime: FRESH_MS,
  });

export const siteAnalysisQuery = (workflowId: string) =>
  queryOptions(api.sources.siteAnalysis.queryOptions({ input: { workflowId } }));
