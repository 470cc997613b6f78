import type { Analysis } from '#src/engine/finding.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, desc, eq, sql } from '#src/platform/database/drizzle.ts';
import { analyses, runs } from '#src/platform/database/tables.ts';
import type { Day } from '#src/shared/week.ts';
import type { RunRow } from './run-store.ts';
import { StoredAnalysis } from './stored-analysis.ts';

/** A run that is repeated after a crash writes the same again. */
export async function keepAnalysis(
  tx: Transaction,
  { id: runId, organizationId, sourceId, week }: Pick<RunRow, 'id' | 'organizationId' | 'sourceId' | 'week'>,
  analysis: Analysis,
): Promise<void> {
  await tx
    .insert(analyses)
    .values({ runId, organizationId, sourceId, week, analysis })
    .onConflictDoUpdate({ target: analyses.runId, set: { analysis: sql`excluded.analysis` } });
}

/** What a run found. Asked for where there must be an analysis: that there is none is a mistake, not a thing not found. */
export async function analysisOf(tx: Transaction, runId: string): Promise<Analysis> {
  const [row] = await tx
    .select({ analysis: analyses.analysis })
    .from(analyses)
    .where(eq(analyses.runId, runId));
  if (row === undefined) throw new Error(`The run ${runId} has no analysis.`);
  return StoredAnalysis.parse(row.analysis);
}

/** Whether a run got as far as an analysis, published or not. */
export async function hasAnalysis(tx: Transaction, runId: string): Promise<boolean> {
  const found = await tx.select({ runId: analyses.runId }).from(analyses).where(eq(analyses.runId, runId));
  return found.length > 0;
}

/** The newest finished analysis of a week, of one source or of any. */
export async function newestAnalysis(
  tx: Transaction,
  week: Day,
  sourceId: string | undefined,
): Promise<{ analysis: Analysis; run: RunRow } | undefined> {
  const [row] = await tx
    .select({ analysis: analyses.analysis, run: runs })
    .from(analyses)
    .innerJoin(runs, eq(runs.id, analyses.runId))
    .where(
      and(
        eq(analyses.week, week),
        eq(runs.status, 'completed'),
        sourceId === undefined ? undefined : eq(analyses.sourceId, sourceId),
      ),
    )
    .orderBy(desc(runs.finishedAt))
    .limit(1);
  return row && { analysis: StoredAnalysis.parse(row.analysis), run: row.run };
}

/** Weeks with a finished analysis, newest first; at most `limit`. */
export async function analysedWeeks(
  tx: Transaction,
  limit: number,
): Promise<{ week: Day; sourceId: string }[]> {
  return await tx
    .selectDistinct({ week: analyses.week, sourceId: analyses.sourceId })
    .from(analyses)
    .innerJoin(runs, eq(runs.id, analyses.runId))
    .where(eq(runs.status, 'completed'))
    .orderBy(desc(analyses.week), analyses.sourceId)
    .limit(limit);
}
