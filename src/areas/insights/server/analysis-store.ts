import type { Analysis } from '#src/engine/analysis.ts';
import type { WeekBreakdown } from '#src/engine/explored.ts';
import type { EarlierFinding } from '#src/engine/rank/link-weeks.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, asc, desc, eq, gte, lte, sql } from '#src/platform/database/drizzle.ts';
import { analyses, runs, sources } from '#src/platform/database/tables.ts';
import { addWeeks, type Day } from '#src/shared/week.ts';
import { SnapshotInsights } from '../snapshot-insights.ts';
import type { RunRow } from './run-store.ts';
import { StoredAnalysis } from './stored-analysis.ts';

/** A run that is repeated after a crash writes the same again. */
export async function keepAnalysis(
  tx: Transaction,
  { id: runId, organizationId, sourceId, week }: Pick<RunRow, 'id' | 'organizationId' | 'sourceId' | 'week'>,
  analysis: Analysis,
  breakdown: WeekBreakdown | null,
): Promise<void> {
  await tx
    .insert(analyses)
    .values({ runId, organizationId, sourceId, week, analysis, breakdown })
    .onConflictDoUpdate({
      target: analyses.runId,
      set: { analysis: sql`excluded.analysis`, breakdown: sql`excluded.breakdown` },
    });
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

/** The numbers of a run's week by page, source and category; null of runs from before they were kept. */
export async function breakdownOf(tx: Transaction, runId: string): Promise<SnapshotInsights | null> {
  const [row] = await tx
    .select({ breakdown: analyses.breakdown })
    .from(analyses)
    .where(eq(analyses.runId, runId));
  return SnapshotInsights.nullable().parse(row?.breakdown ?? null);
}

/** Whether a run got as far as an analysis, published or not. */
export async function hasAnalysis(tx: Transaction, runId: string): Promise<boolean> {
  const found = await tx.select({ runId: analyses.runId }).from(analyses).where(eq(analyses.runId, runId));
  return found.length > 0;
}

export interface WhichAnalysis {
  readonly week?: Day | undefined;
  readonly sourceId?: string | undefined;
  readonly runId?: string | undefined;
  /** Without the nodes of the exploration and the findings of segments, which are nearly all of it. */
  readonly ofSiteAlone?: boolean;
}

const ofSite = sql<unknown>`${analyses.analysis} || jsonb_build_object('nodes', '[]'::jsonb, 'findings', (
  SELECT coalesce(jsonb_agg(finding), '[]') FROM jsonb_array_elements(${analyses.analysis} -> 'findings') AS finding
  WHERE finding -> 'segment' = '{}'))`;

export interface FoundAnalysis {
  readonly analysis: Analysis;
  readonly breakdown: SnapshotInsights | null;
  readonly run: RunRow;
}

/**
 * The newest finished analysis that matches, of Google Analytics before other sources; for a week, of the first source in the
 * organization's list. One that was asked for comes before a glance at the week in a scan of many.
 */
export async function latestAnalysis(
  tx: Transaction,
  { week, sourceId, runId, ofSiteAlone = false }: WhichAnalysis,
): Promise<FoundAnalysis | undefined> {
  const [row] = await tx
    .select({ analysis: ofSiteAlone ? ofSite : analyses.analysis, breakdown: analyses.breakdown, run: runs })
    .from(analyses)
    .innerJoin(runs, eq(runs.id, analyses.runId))
    .innerJoin(sources, eq(sources.id, analyses.sourceId))
    .where(
      and(
        eq(runs.status, 'completed'),
        week === undefined ? undefined : eq(analyses.week, week),
        sourceId === undefined ? undefined : eq(analyses.sourceId, sourceId),
        runId === undefined ? undefined : eq(analyses.runId, runId),
      ),
    )
    .orderBy(
      desc(sql`${runs.kind} = 'week'`),
      // Of several sources, the one that counts visits and what they bring speaks for the site.
      desc(sql`${sources.type} = 'GA4'`),
      // A page of a week that showed whichever was analysed last would change its subject with every run.
      ...(week === undefined ? [] : [asc(sources.priority), asc(sources.createdAt), asc(sources.id)]),
      desc(runs.finishedAt),
    )
    .limit(1);
  return (
    row && {
      analysis: StoredAnalysis.parse(row.analysis),
      breakdown: SnapshotInsights.nullable().parse(row.breakdown),
      run: row.run,
    }
  );
}

/** The newest finished analysis of a week, of one source or of any. */
export const newestAnalysis = (
  tx: Transaction,
  week: Day,
  sourceId: string | undefined,
): Promise<FoundAnalysis | undefined> => latestAnalysis(tx, { week, sourceId });

/**
 * Of each analysed week that begins within a range one analysis, oldest week first: the newest that was asked for, else the
 * newest glance in a scan of many.
 */
export async function analysesBetween(
  tx: Transaction,
  sourceId: string,
  from: Day,
  to: Day,
): Promise<Analysis[]> {
  const rows = await tx
    .selectDistinctOn([analyses.week], { analysis: analyses.analysis })
    .from(analyses)
    .innerJoin(runs, eq(runs.id, analyses.runId))
    .where(
      and(
        eq(analyses.sourceId, sourceId),
        eq(runs.status, 'completed'),
        gte(analyses.week, from),
        lte(analyses.week, to),
      ),
    )
    .orderBy(analyses.week, desc(sql`${runs.kind} = 'week'`), desc(runs.finishedAt));
  return rows.map(({ analysis }) => StoredAnalysis.parse(analysis));
}

/** What the weeks before had found, by the analysis that speaks for each of them; a week that was analysed twice counts once. */
export async function earlierFindings(
  tx: Transaction,
  sourceId: string,
  week: Day,
  weeks: number,
): Promise<EarlierFinding[]> {
  const before = await analysesBetween(tx, sourceId, addWeeks(week, -weeks), addWeeks(week, -1));
  return before
    .flatMap(({ findings }) => findings)
    .map(({ id, week: of, metric, segment, direction, shape, effect }) => ({
      id,
      week: of,
      metric,
      segment,
      direction,
      shape,
      effect,
    }));
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
