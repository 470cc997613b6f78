import { z } from 'zod';
import type { PlanningNode } from '#src/engine/planning/planning-node.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, asc, desc, eq, sql } from '#src/platform/database/drizzle.ts';
import { planningNodes, planningSessions, planningTicks } from '#src/platform/database/planning-tables.ts';
import type { Day } from '#src/shared/week.ts';
import { dayText } from '#src/shared/wire.ts';
import { PlanningTick } from '../../planning-contract.ts';

export type SessionRow = typeof planningSessions.$inferSelect;

/** A node as it lies in the database; a week that was not laid out yet is one too. */
export type StoredNode = Omit<PlanningNode, 'kind'> & { readonly kind: PlanningNode['kind'] | 'survey' };

const StoredNode: z.ZodType<StoredNode> = z.object({
  id: z.string(),
  week: dayText,
  kind: z.enum(['survey', 'site', 'trend', 'members']),
  table: z.string(),
  question: z.string(),
  metrics: z.array(z.string()),
  segment: z.record(z.string(), z.string()),
  cut: z.string().nullable(),
  parent: z.string().nullable(),
  tests: z.number(),
  share: z.number(),
});

export interface FrontierEntry {
  readonly node: StoredNode;
  readonly promise: number;
}

/** The session that the agent works on, or the last one that ended; undefined before the first. */
export async function currentSession(tx: Transaction): Promise<SessionRow | undefined> {
  const [row] = await tx
    .select()
    .from(planningSessions)
    .where(sql`${planningSessions.status} <> 'replaced'`)
    .orderBy(sql`${planningSessions.status} = 'active' DESC`, desc(planningSessions.createdAt))
    .limit(1);
  return row;
}

export async function sessionById(tx: Transaction, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(planningSessions).where(eq(planningSessions.id, id));
  return row;
}

/** For the end of a tick: whoever makes the same tick waits here, and finds it made. */
export async function lockSession(tx: Transaction, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(planningSessions).where(eq(planningSessions.id, id)).for('update');
  return row;
}

export async function changeSession(
  tx: Transaction,
  id: string,
  change: Partial<typeof planningSessions.$inferInsert>,
): Promise<SessionRow> {
  const [row] = await tx.update(planningSessions).set(change).where(eq(planningSessions.id, id)).returning();
  if (row === undefined) throw new Error(`There is no planning session ${id}.`);
  return row;
}

export async function insertNodes(
  tx: Transaction,
  { id: sessionId, organizationId }: Pick<SessionRow, 'id' | 'organizationId'>,
  entries: readonly { readonly node: StoredNode; readonly promise: number | null }[],
): Promise<void> {
  const PORTION = 1_000;
  for (let at = 0; at < entries.length; at += PORTION)
    await tx.insert(planningNodes).values(
      entries.slice(at, at + PORTION).map(({ node, promise }) => ({
        sessionId,
        organizationId,
        id: node.id,
        week: node.week,
        node,
        promise,
      })),
    );
}

const isOpen = (sessionId: string, leastPromise: number) =>
  and(
    eq(planningNodes.sessionId, sessionId),
    sql`${planningNodes.tick} IS NULL AND ${planningNodes.promise} >= ${leastPromise}`,
  );

/** Best first; of equal promise in the order of their ids, so that the choice is the same whoever makes it. */
export async function frontier(
  tx: Transaction,
  sessionId: string,
  leastPromise: number,
  limit: number,
): Promise<FrontierEntry[]> {
  const rows = await tx
    .select({ node: planningNodes.node, promise: planningNodes.promise })
    .from(planningNodes)
    .where(isOpen(sessionId, leastPromise))
    .orderBy(desc(planningNodes.promise), asc(planningNodes.id))
    .limit(limit);
  return rows.map(({ node, promise }) => ({ node: StoredNode.parse(node), promise: promise ?? 0 }));
}

export interface NodeCounts {
  readonly open: number;
  readonly asked: number;
  readonly possibleTests: number;
}

export async function countNodes(
  tx: Transaction,
  sessionId: string,
  leastPromise: number,
): Promise<NodeCounts> {
  const { rows } = await tx.$client.query<NodeCounts>(
    `SELECT count(*) FILTER (WHERE tick IS NULL AND promise >= $2)::int AS open,
       count(*) FILTER (WHERE tick IS NOT NULL)::int AS asked,
       coalesce(sum((node->>'tests')::int), 0)::int AS "possibleTests"
     FROM planning_nodes WHERE session_id = $1`,
    [sessionId, leastPromise],
  );
  return rows[0] ?? { open: 0, asked: 0, possibleTests: 0 };
}

/** What was asked of a week so far. */
export async function openedNodes(tx: Transaction, sessionId: string, week: Day): Promise<string[]> {
  const rows = await tx
    .select({ id: planningNodes.id })
    .from(planningNodes)
    .where(
      and(
        eq(planningNodes.sessionId, sessionId),
        eq(planningNodes.week, week),
        sql`${planningNodes.tick} IS NOT NULL AND ${planningNodes.node}->>'kind' <> 'survey'`,
      ),
    );
  return rows.map(({ id }) => id);
}

export async function closeNode(tx: Transaction, sessionId: string, id: string, tick: number): Promise<void> {
  await tx
    .update(planningNodes)
    .set({ tick })
    .where(and(eq(planningNodes.sessionId, sessionId), eq(planningNodes.id, id)));
}

export async function setPromises(
  tx: Transaction,
  sessionId: string,
  promises: Readonly<Record<string, number>>,
): Promise<void> {
  const ids = Object.keys(promises);
  if (ids.length === 0) return;
  await tx.$client.query(
    `UPDATE planning_nodes SET promise = fresh.promise
     FROM unnest($2::text[], $3::double precision[]) AS fresh (id, promise)
     WHERE session_id = $1 AND planning_nodes.id = fresh.id AND tick IS NULL`,
    [sessionId, ids, Object.values(promises)],
  );
}

export async function insertTick(
  tx: Transaction,
  { id: sessionId, organizationId }: Pick<SessionRow, 'id' | 'organizationId'>,
  tick: PlanningTick,
): Promise<void> {
  await tx.insert(planningTicks).values({ sessionId, organizationId, number: tick.number, tick });
}

export async function tickOf(
  tx: Transaction,
  sessionId: string,
  number: number,
): Promise<PlanningTick | null> {
  const [row] = await tx
    .select({ tick: planningTicks.tick })
    .from(planningTicks)
    .where(and(eq(planningTicks.sessionId, sessionId), eq(planningTicks.number, number)));
  return row === undefined ? null : PlanningTick.parse(row.tick);
}
