import type { Transaction } from '#src/platform/database/database.ts';
import { and, eq, sql } from '#src/platform/database/drizzle.ts';
import { sourceHistories } from '#src/platform/database/tables.ts';
import { reports } from '#src/semantics/report.ts';
import { addDays, type Day, daysBetween, weekOf } from '#src/shared/week.ts';
import { type History, MOST_HISTORY_WEEKS } from '../../contract.ts';

export type HistoryRow = typeof sourceHistories.$inferSelect;

const weeklyReports = Object.values(reports).flatMap(({ id, grain }) => (grain === 'week' ? [id] : []));

export async function findHistory(tx: Transaction, sourceId: string): Promise<HistoryRow | undefined> {
  const [row] = await tx.select().from(sourceHistories).where(eq(sourceHistories.sourceId, sourceId));
  return row;
}

export async function presentHistory(tx: Transaction, sourceId: string): Promise<History> {
  const row = await findHistory(tx, sourceId);
  const { newestDay, restatedDays } = await whatDaysTell(tx, sourceId);
  return {
    state: row?.state ?? 'idle',
    weeksWanted: weeksWanted(row),
    weeksFetched: row?.weeksFetched ?? 0,
    from: row?.fromDay ?? null,
    to: row?.toDay ?? null,
    doing: row?.doing ?? '',
    continuesAt: row?.state === 'waiting' ? (row.continuesAt?.toISOString() ?? null) : null,
    failure: row?.failure ?? null,
    newestDay,
    restatedDays,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** The complete weeks that there are to fetch: a source younger than what is wanted has fewer. */
function weeksWanted(row: HistoryRow | undefined): number {
  if (row === undefined) return MOST_HISTORY_WEEKS;
  const { fromDay, toDay } = row;
  if (fromDay === null || toDay === null) return row.weeksWanted;
  return Math.max(0, daysBetween(fromDay, weekOf(addDays(toDay, 1))) / 7);
}

async function whatDaysTell(
  { $client }: Transaction,
  sourceId: string,
): Promise<{ newestDay: Day | null; restatedDays: number }> {
  const { rows } = await $client.query<{ newestDay: Day | null; restatedDays: number }>(
    `SELECT
       (SELECT max(day)::text FROM fact_days
        WHERE source_id = $1 AND row_count > 0 AND report_id <> ALL ($2::text[])) AS "newestDay",
       -- a day that was known to be unfinished is expected to change
       (SELECT count(DISTINCT day)::integer FROM fact_restatements
        WHERE source_id = $1 AND noticed_at > now() - interval '28 days'
          AND NOT old_marks @> '[{"type": "provisional"}]') AS "restatedDays"`,
    [sourceId, weeklyReports],
  );
  return rows[0] ?? { newestDay: null, restatedDays: 0 };
}

/** Notes that a fetch is wanted: one row a source. False when one is queued or under way already, which will do. */
export async function wantHistory(
  tx: Transaction,
  want: { organizationId: string; sourceId: string; fetchId: string; weeks: number },
): Promise<boolean> {
  const { organizationId, sourceId, fetchId, weeks } = want;
  const waiting = { fetchId, state: 'waiting', doing: 'Waiting to start' } as const;
  await tx
    .insert(sourceHistories)
    .values({ organizationId, sourceId, weeksWanted: weeks, ...waiting })
    .onConflictDoUpdate({
      target: sourceHistories.sourceId,
      set: {
        ...waiting,
        failure: null,
        continuesAt: null,
        startedAt: null,
        weeksWanted: sql`greatest(${sourceHistories.weeksWanted}, excluded.weeks_wanted)`,
        updatedAt: sql`now()`,
      },
      // Queued is what waits for nothing but its turn.
      setWhere: sql`${sourceHistories.state} <> 'running' AND NOT (${sourceHistories.state} = 'waiting' AND ${sourceHistories.continuesAt} IS NULL)`,
    });
  return (await findHistory(tx, sourceId))?.fetchId === fetchId;
}

/** Changes the row of a fetch that still is the source's own; one that was replaced by a newer fetch changes nothing. */
export async function noteHistory(
  tx: Transaction,
  { sourceId, fetchId }: { sourceId: string; fetchId: string },
  change: Partial<typeof sourceHistories.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(sourceHistories)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(sourceHistories.sourceId, sourceId), eq(sourceHistories.fetchId, fetchId)))
    .returning({ sourceId: sourceHistories.sourceId });
  return changed.length > 0;
}
