import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import type { SiteAnalysis } from '#src/areas/sources/site-context-contract.ts';
import { client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { showToast } from '#src/web/ui/toast-store.ts';
import { LOOK_EVERY_MS, latestSiteAnalysisQuery, siteAnalysisQuery, siteContextQuery } from './queries.ts';

const isOpen = (analysis: SiteAnalysis | null | undefined): boolean =>
  analysis?.status === 'pending' || analysis?.status === 'running';

const NO_PROPERTY = 'No GA4 property associated with this source';

/** The source's last analysis, followed while it runs, and the way to begin another. */
export function useSiteAnalysis(source: Source) {
  const queryClient = useQueryClient();
  const latestQuery = latestSiteAnalysisQuery(source.id);
  const latest = useQuery(latestQuery);
  const known = latest.data?.analysis ?? null;
  const followed = useQuery({
    ...siteAnalysisQuery(known?.workflowId ?? ''),
    enabled: isOpen(known),
    refetchInterval: LOOK_EVERY_MS,
  });
  const now = followed.data;
  useEffect(() => {
    if (now === undefined || isOpen(now) || now.workflowId !== known?.workflowId || !isOpen(known)) return;
    queryClient.setQueryData(latestQuery.queryKey, (before) => ({
      analysis: now,
      hasContext: before?.hasContext === true || now.status === 'completed',
    }));
    void queryClient.invalidateQueries({ queryKey: siteContextQuery(source.id).queryKey });
  }, [now, known, queryClient, latestQuery.queryKey, source.id]);

  const begin = useMutation({
    mutationFn: () =>
      client.sources.analyzeSite({
        sourceId: source.id,
        organizationId: source.organizationId,
        forceRefresh: true,
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: latestQuery.queryKey }),
    onError: (error) => {
      const { message } = failureOf(error);
      if (message === NO_PROPERTY) tellNoProperty();
      else showToast({ tone: 'danger', title: 'Failed to analyze site', detail: message });
    },
  });
  const current = now !== undefined && now.workflowId === known?.workflowId ? now : known;
  return {
    analysis: current,
    running: isOpen(current),
    pending: latest.isPending,
    hasContext: latest.data?.hasContext === true,
    failure: latest.error,
    again: () => void latest.refetch(),
    beginning: begin.isPending,
    begin: () => {
      const hasHost = source.url !== null || source.property !== null || source.platform_id !== null;
      if (hasHost) begin.mutate();
      else tellNoProperty();
    },
  };
}

const tellNoProperty = () =>
  showToast({
    tone: 'danger',
    title: NO_PROPERTY,
    detail: 'Connect a property, or enter the website in Details. Then analyze the site.',
  });
