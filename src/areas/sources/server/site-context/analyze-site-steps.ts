import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { SiteAccess } from '#src/platform/http-client/site-client.ts';
import type { Log } from '#src/platform/log.ts';
import { type Crawl, crawlSite, isSiteTrouble } from './crawl/crawl-site.ts';
import { learnSite } from './learn/learn-site.ts';
import { changeOpenAnalysis, getSiteAnalysis, isOpen } from './site-analysis-store.ts';
import { keepSiteContext } from './site-context-store.ts';

export interface AnalyzeSiteParts {
  readonly database: Database;
  readonly sites: SiteAccess;
  readonly clock: Clock;
  readonly log: Log;
}

export const AnalyzeSiteInput = z.object({ analysisId: z.uuid(), organizationId: z.uuid() });
export type AnalyzeSiteInput = z.infer<typeof AnalyzeSiteInput>;

/** A site that needs longer than this for twenty pages is left with what was read. */
const CRAWL_WITHIN_MS = 90_000;
/** Where the bar stands when all pages are read. */
const READ_PERCENT = 90;

export function createAnalyzeSiteSteps(
  { database, sites, clock, log }: AnalyzeSiteParts,
  { analysisId, organizationId }: AnalyzeSiteInput,
) {
  const inOrganization = <Result>(work: Parameters<typeof database.forOrganization<Result>>[1]) =>
    database.forOrganization(organizationId, work);
  const change = (values: Parameters<typeof changeOpenAnalysis>[2]) =>
    inOrganization((tx) => changeOpenAnalysis(tx, analysisId, values));
  const end = (failure: string) => change({ status: 'failed', failure, finishedAt: new Date(clock.now()) });

  return {
    /** The host to read; null when the analysis has ended already. One whose source was deleted is not found. */
    async begin(): Promise<string | null> {
      const analysis = await inOrganization((tx) => getSiteAnalysis(tx, analysisId));
      if (!isOpen(analysis)) return null;
      await change({ status: 'running', currentStep: `Opening ${analysis.hostname}` });
      return analysis.hostname;
    },

    /** What was read, or why nothing could be: a site that does not answer is no failure of ours, and nothing to repeat. */
    async crawl(hostname: string): Promise<Crawl | { readonly trouble: string }> {
      const client = await sites.open();
      try {
        return await crawlSite({
          client,
          hostname,
          pause,
          signal: AbortSignal.timeout(CRAWL_WITHIN_MS),
          onProgress: async (read, planned) => {
            await change({
              progress: Math.round((read / planned) * READ_PERCENT),
              currentStep: `Read ${read} of at most ${planned} pages`,
            });
          },
        });
      } catch (error) {
        if (isSiteTrouble(error)) return { trouble: error.message };
        throw error;
      } finally {
        await client.close();
      }
    },

    /** Findings and end of the analysis in one transaction. */
    async keep(crawl: Crawl): Promise<void> {
      const findings = learnSite(crawl.hostname, crawl.pages);
      const now = new Date(clock.now());
      await inOrganization(async (tx) => {
        const { sourceId } = await getSiteAnalysis(tx, analysisId);
        const ended = await changeOpenAnalysis(tx, analysisId, {
          status: 'completed',
          progress: 100,
          currentStep: 'Done',
          finishedAt: now,
        });
        if (ended) await keepSiteContext(tx, { organizationId, sourceId }, findings, now);
      });
    },

    async refuse(trouble: string): Promise<void> {
      log.warn('A site could not be analysed', { analysisId, reason: trouble });
      await end(trouble);
    },

    async fail(error: unknown): Promise<void> {
      log.error('An analysis of a site failed', { analysisId, error });
      await end('The analysis stopped because of a mistake of ours. Try again later.');
    },
  };
}
