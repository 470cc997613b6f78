import { settleCredits } from '#src/areas/organizations/server/service.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, eq, inArray, sql } from '#src/platform/database/drizzle.ts';
import { runs } from '#src/platform/database/tables.ts';
import { notFound } from '#src/shared/error-code.ts';

export type RunRow = typeof runs.$inferSelect;

export async function insertRun(tx: Transaction, run: typeof runs.$inferInsert): Promise<RunRow> {
  const [row] = await tx.insert(runs).values(run).returning();
  if (row === undefined) throw new Error('The run was not created.');
  return row;
}

export async function getRun(tx: Transaction, id: string): Promise<RunRow> {
  const [row] = await tx.select().from(runs).where(eq(runs.id, id));
  if (row === undefined) throw notFound();
  return row;
}

/** The same, and it stays until the end of the transaction: one that was deleted with its source is not found. */
export async function holdRun(tx: Transaction, id: string): Promise<RunRow> {
  const [row] = await tx.select().from(runs).where(eq(runs.id, id)).for('key share');
  if (row === undefined) throw notFound();
  return row;
}

/** Whether another run of the organization is waiting or working. */
export async function isBusy(tx: Transaction): Promise<boolean> {
  const [row] = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(inArray(runs.status, ['queued', 'in_progress']))
    .limit(1);
  return row !== undefined;
}

/** Changes a run that is still open. A run that has ended is never touched again: false. */
export async function changeOpenRun(
  tx: Transaction,
  id: string,
  change: Partial<typeof runs.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(runs)
    .set(change)
    .where(and(eq(runs.id, id), inArray(runs.status, ['queued', 'in_progress'])))
    .returning({ id: runs.id });
  return changed.length > 0;
}

/** Before the source of these runs goes, and they with it: nobody could settle them afterwards. */
export async function refundOpenRuns(tx: Transaction, sourceId: string): Promise<void> {
  const open = await tx
    .select({ id: runs.id, organizationId: runs.organizationId })
    .from(runs)
    .where(and(eq(runs.sourceId, sourceId), inArray(runs.status, ['queued', 'in_progress'])))
    // A run that is just ending settles itself; it is waited for, and then no longer open.
    .for('update');
  for (const run of open) await settleCredits(tx, { ...run, usedCredits: 0 });
}

/** Runs that were working and have not got further for so long, locked; those that somebody else just ends are left out. */
export async function lockStaleRuns(tx: Transaction, maxAgeMs: number): Promise<RunRow[]> {
  return await tx
    .select()
    .from(runs)
    .where(
      and(
        eq(runs.status, 'in_progress'),
        // The database's own clock on both sides: processes may disagree about the time.
        sql`${runs.progressedAt} < now() - make_interval(secs => ${maxAgeMs / 1000})`,
      ),
    )
    .for('update', { skipLocked: true });
}

/** Progress only grows: a step that is repeated after a crash does not take the bar back. */
export async function noteProgress(
  tx: Transaction,
  id: string,
  progress: number,
  currentStep: string,
): Promise<RunRow | undefined> {
  const [row] = await tx
    .update(runs)
    .set({
      progress: sql`greatest(${runs.progress}, ${Math.round(progress)})`,
      currentStep,
      status: 'in_progress',
      startedAt: sql`coalesce(${runs.startedAt}, now())`,
      progressedAt: sql`now()`,
    })
    .where(and(eq(runs.id, id), inArray(runs.status, ['queued', 'in_progress'])))
    .returning();
  return row;
}

/** A week that a scan has looked at, as a run that is over. Written again after a crash, it stays as it was. */
export async function keepExploredWeek(
  tx: Transaction,
  run: Omit<typeof runs.$inferInsert, 'kind' | 'status' | 'progress' | 'currentStep'>,
): Promise<void> {
  await tx
    .insert(runs)
    .values({ ...run, kind: 'explored_week', status: 'completed', progress: 100, currentStep: 'Done' })
    .onConflictDoNothing();
}

/** What a scan that failed had looked at is not left standing. */
export async function forgetExploredWeeks(tx: Transaction, explorationId: string): Promise<void> {
  await tx.delete(runs).where(eq(runs.explorationId, explorationId));
}
