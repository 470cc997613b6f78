import { firstWeekOf, listSources } from '#src/areas/sources/server/service.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, count, eq, inArray, sql } from '#src/platform/database/drizzle.ts';
import { analyses, cards, runs } from '#src/platform/database/tables.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import type { Availability } from '../availability.ts';

/** An exploration of fewer tested findings than this was shallow. */
const SHALLOW_BELOW = 100;

export async function checkAvailability(
  tx: Transaction,
  week: Day,
  sourceId: string | undefined,
  now: number,
): Promise<Availability> {
  const [analysis] = await tx
    .select({
      insights: sql<number>`jsonb_array_length(${analyses.analysis} -> 'nodes')`,
      depth: sql<number>`coalesce((SELECT max((SELECT count(*) FROM jsonb_object_keys(node -> 'segment'))) FROM jsonb_array_elements(${analyses.analysis} -> 'nodes') AS node), 0)::int`,
      steps: sql<number>`coalesce((${analyses.analysis} -> 'steps')::int, 0)`,
      setsLeft: sql<number>`coalesce((SELECT (gap -> 'familiesLeft')::int FROM jsonb_array_elements(${analyses.analysis} -> 'gaps') AS gap WHERE gap ->> 'type' = 'budget_ended' LIMIT 1), 0)`,
      finishedAt: runs.finishedAt,
      invocationId: runs.id,
      sourceId: runs.sourceId,
      canSynthesize: sql<boolean>`${runs.kind} = 'week' AND ${runs.status} IN ('completed', 'failed')`,
    })
    .from(analyses)
    .innerJoin(runs, eq(runs.id, analyses.runId))
    .where(and(eq(analyses.week, week), sourceId === undefined ? undefined : eq(analyses.sourceId, sourceId)))
    // A run that is still writing its cards has not finished, and sorts after those that have; a glance in a scan after all.
    .orderBy(sql`(${runs.kind} = 'week') DESC, ${runs.finishedAt} DESC NULLS LAST`)
    .limit(1);
  const [published] = await tx
    .select({ count: count() })
    .from(cards)
    .where(
      and(
        eq(cards.week, week),
        sql`${cards.cardType} <> 'workflow_progress'`,
        sourceId === undefined ? undefined : eq(cards.sourceId, sourceId),
      ),
    );
  const days = await tx.execute<{ count: number }>(
    sql`SELECT count(DISTINCT day)::int AS count FROM fact_days WHERE day BETWEEN ${week} AND ${addDays(week, 6)} ${sourceId === undefined ? sql`` : sql`AND source_id = ${sourceId}`}`,
  );
  const [underWay] = await tx
    .select({ steps: sql<number | null>`max(${runs.stepsBudget})::int` })
    .from(runs)
    .where(
      and(
        eq(runs.kind, 'week'),
        eq(runs.week, week),
        inArray(runs.status, ['queued', 'in_progress']),
        sourceId === undefined ? undefined : eq(runs.sourceId, sourceId),
      ),
    );
  const availability = present(
    analysis?.insights ?? 0,
    days.rows[0]?.count ?? 0,
    (published?.count ?? 0) > 0,
    {
      lastRun: analysis?.finishedAt?.toISOString() ?? null,
      depth: analysis?.depth ?? 0,
      steps: analysis?.steps ?? 0,
      setsLeft: analysis?.setsLeft ?? 0,
    },
  );
  const source =
    sourceId === undefined ? undefined : (await listSources(tx)).find(({ id }) => id === sourceId);
  const { invocationId, sourceId: analysed, canSynthesize } = analysis ?? {};
  return {
    ...availability,
    stepsUnderWay: underWay?.steps ?? null,
    firstWeek: (source && (await firstWeekOf(tx, source, now))) ?? null,
    synthesis:
      canSynthesize === true && invocationId !== undefined && analysed !== undefined
        ? { invocationId, sourceId: analysed }
        : null,
  };
}

function present(
  insights: number,
  metrics: number,
  hasSynthesis: boolean,
  exploration: Availability['exploration'],
): Omit<Availability, 'synthesis' | 'stepsUnderWay' | 'firstWeek'> {
  const nothing = insights === 0 && metrics === 0 && !hasSynthesis;
  return {
    insights: { hasData: insights > 0, count: insights },
    metrics: { hasData: metrics > 0, count: metrics },
    cards: { hasSynthesis },
    exploration,
    completeness: nothing ? 'none' : hasSynthesis && insights >= SHALLOW_BELOW ? 'complete' : 'partial',
    suggestedAction: nothing
      ? 'explore'
      : !hasSynthesis
        ? 'synthesize'
        : insights < SHALLOW_BELOW
          ? 'deep_explore'
          : 'view_only',
  };
}
