import { randomUUID } from 'node:crypto';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/drizzle.ts';
import type { WorkflowDefinition, Workflows } from '#src/platform/workflows/workflows.ts';
import { STALE_AFTER_MS } from '#src/shared/stale-after.ts';
import type { AnalyzeSiteInput } from './analyze-site-steps.ts';
import {
  giveUpStaleAnalyses,
  insertSiteAnalysis,
  isOpen,
  latestSiteAnalysis,
  type SiteAnalysisRow,
} from './site-analysis-store.ts';

export interface SiteAnalysisRequests {
  readonly database: Database;
  readonly clock: Clock;
  readonly workflows: Workflows;
  readonly analyzeSite: WorkflowDefinition<AnalyzeSiteInput>;
}

export interface SiteAnalysisRequest {
  readonly organizationId: string;
  readonly sourceId: string;
  readonly hostname: string;
  /** Also what was read a moment ago. */
  readonly again: boolean;
}

const FRESH_MS = 5 * 60_000;

/**
 * Accepts an analysis, or answers with the one that is under way or only just completed. The analysis and its workflow
 * come to be in one transaction; one at a time for a source, and one at a time is worked on for an organization.
 */
export async function requestSiteAnalysis(
  { database, clock, workflows, analyzeSite }: SiteAnalysisRequests,
  { organizationId, sourceId, hostname, again }: SiteAnalysisRequest,
): Promise<SiteAnalysisRow> {
  const id = randomUUID();
  const now = clock.now();
  return await database.forOrganization(organizationId, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${sourceId}, 2))`);
    await giveUpStaleAnalyses(tx, sourceId, new Date(now - STALE_AFTER_MS), new Date(now));
    const latest = await latestSiteAnalysis(tx, sourceId);
    if (latest !== undefined) {
      const isFresh =
        latest.status === 'completed' &&
        latest.hostname === hostname &&
        (latest.finishedAt?.getTime() ?? 0) > now - FRESH_MS;
      if (isOpen(latest) || (isFresh && !again)) return latest;
    }
    const row = await insertSiteAnalysis(tx, {
      id,
      organizationId,
      sourceId,
      hostname,
      currentStep: 'Waiting to start',
      createdAt: new Date(now),
    });
    await workflows.enqueue(tx, analyzeSite, id, `site:${organizationId}`, {
      analysisId: id,
      organizationId,
    });
    return row;
  });
}
