import type { Log } from '#src/platform/log.ts';
import type { SourceRow } from '../source-store.ts';
import { requestSiteAnalysis, type SiteAnalysisRequests } from './request-site-analysis.ts';
import { hostnameOfSource } from './site-hostname.ts';

/** A source whose setup was just finished has its site analysed by itself. That this fails is no matter of the setup: it is only logged. */
export async function analyzeNewSite(
  parts: SiteAnalysisRequests & { readonly log: Log },
  source: SourceRow,
): Promise<void> {
  try {
    const hostname = hostnameOfSource(source);
    if (hostname === undefined) return;
    const { organizationId, id: sourceId } = source;
    await requestSiteAnalysis(parts, { organizationId, sourceId, hostname, again: false });
  } catch (error) {
    parts.log.warn('The site of a new source was not analysed', { sourceId: source.id, error });
  }
}
