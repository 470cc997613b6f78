import type { Transaction } from '#src/platform/database/database.ts';
import { and, desc, eq, inArray, lt } from '#src/platform/database/drizzle.ts';
import { siteAnalyses } from '#src/platform/database/tables.ts';
import { notFound } from '#src/shared/error-code.ts';
import type { SiteAnalysis } from '../../site-context-contract.ts';

export type SiteAnalysisRow = typeof siteAnalyses.$inferSelect;

const OPEN: SiteAnalysisRow['status'][] = ['pending', 'running'];
export const isOpen = ({ status }: SiteAnalysisRow): boolean => OPEN.includes(status);

export const presentSiteAnalysis = (row: SiteAnalysisRow): SiteAnalysis => ({
  workflowId: row.id,
  sourceId: row.sourceId,
  hostname: row.hostname,
  status: row.status,
  progress: row.progress,
  currentStep: row.currentStep,
  error: row.failure,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

export async function insertSiteAnalysis(
  tx: Transaction,
  values: typeof siteAnalyses.$inferInsert,
): Promise<SiteAnalysisRow> {
  const [row] = await tx.insert(siteAnalyses).values(values).returning();
  if (row === undefined) throw new Error('The analysis of the site was not kept.');
  return row;
}

export async function getSiteAnalysis(tx: Transaction, id: string): Promise<SiteAnalysisRow> {
  const [row] = await tx.select().from(siteAnalyses).where(eq(siteAnalyses.id, id));
  if (row === undefined) throw notFound();
  return row;
}

export async function latestSiteAnalysis(
  tx: Transaction,
  sourceId: string,
): Promise<SiteAnalysisRow | undefined> {
  const [row] = await tx
    .select()
    .from(siteAnalyses)
    .where(eq(siteAnalyses.sourceId, sourceId))
    .orderBy(desc(siteAnalyses.createdAt))
    .limit(1);
  return row;
}

/** Changes an analysis that has not ended; whether it had not. One that has ended never changes. */
export async function changeOpenAnalysis(
  tx: Transaction,
  id: string,
  change: Partial<typeof siteAnalyses.$inferInsert>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(siteAnalyses)
    .set(change)
    .where(and(eq(siteAnalyses.id, id), inArray(siteAnalyses.status, OPEN)));
  return (rowCount ?? 0) > 0;
}

/** Those that nobody works on any more would keep the source closed for ever. */
export async function giveUpStaleAnalyses(
  tx: Transaction,
  sourceId: string,
  before: Date,
  now: Date,
): Promise<void> {
  await tx
    .update(siteAnalyses)
    .set({
      status: 'failed',
      failure: 'The analysis made no progress and was given up. What was known before is unchanged.',
      finishedAt: now,
    })
    .where(
      and(
        eq(siteAnalyses.sourceId, sourceId),
        inArray(siteAnalyses.status, OPEN),
        lt(siteAnalyses.createdAt, before),
      ),
    );
}
