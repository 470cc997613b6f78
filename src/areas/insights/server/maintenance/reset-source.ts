import { settleCredits } from '#src/areas/organizations/server/service.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { and, eq, inArray } from '#src/platform/database/drizzle.ts';
import { cards, runs } from '#src/platform/database/tables.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import { sweepOrphans } from '#src/platform/facts/sweep-orphans.ts';
import type { Workflows } from '#src/platform/workflows/workflows.ts';
import { changeOpenRun } from '../run-store.ts';

/** `soft`: what is under way. `hard`: also everything that was found. `purge`: also the facts it was found in. */
export type ResetDepth = 'soft' | 'hard' | 'purge';

export interface ResetParts {
  readonly database: Database;
  readonly facts: Facts;
  readonly clock: Clock;
  readonly workflows: Workflows;
}

export interface ResetAnswer {
  readonly runsEnded: number;
  readonly cardsDeleted: number;
  readonly daysDeleted: number;
}

/** Takes sources back to an earlier state. `alongside` is done in the same transaction. */
export async function resetSources(
  { database, facts, clock, workflows }: ResetParts,
  organizationId: string,
  sourceIds: readonly string[],
  depth: ResetDepth,
  alongside: (tx: Transaction) => Promise<void>,
): Promise<ResetAnswer> {
  const { answer, ended } = await database.forOrganization(organizationId, async (tx) => {
    const open = await endOpenRuns(tx, clock, organizationId, sourceIds);
    // The cards of a run hang on it and go with it; a soft reset takes only those that told of progress.
    const deleted =
      depth === 'soft'
        ? await tx
            .delete(cards)
            .where(and(inArray(cards.sourceId, [...sourceIds]), eq(cards.cardType, 'workflow_progress')))
            .returning({ id: cards.id })
        : await tx
            .delete(cards)
            .where(inArray(cards.sourceId, [...sourceIds]))
            .returning({ id: cards.id });
    if (depth !== 'soft') await tx.delete(runs).where(inArray(runs.sourceId, [...sourceIds]));
    const days = depth === 'purge' ? await forgetFacts(tx, sourceIds) : 0;
    await alongside(tx);
    return {
      answer: { runsEnded: open.length, cardsDeleted: deleted.length, daysDeleted: days },
      ended: open,
    };
  });
  for (const id of ended) await workflows.cancel(id);
  if (depth === 'purge')
    await database.forOrganization(organizationId, (tx) => sweepOrphans(tx.$client, facts, organizationId));
  return answer;
}

async function endOpenRuns(
  tx: Transaction,
  clock: Clock,
  organizationId: string,
  sourceIds: readonly string[],
): Promise<string[]> {
  const open = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(inArray(runs.sourceId, [...sourceIds]), inArray(runs.status, ['queued', 'in_progress'])))
    .for('update');
  for (const { id } of open) {
    await changeOpenRun(tx, id, {
      status: 'failed',
      failure: 'An administrator reset the source. The credits were given back.',
      finishedAt: new Date(clock.now()),
    });
    await settleCredits(tx, { id, organizationId, usedCredits: 0 });
  }
  return open.map(({ id }) => id);
}

/** What counts as a fact is said in these tables; the rows themselves are swept after the transaction. */
async function forgetFacts({ $client }: Transaction, sourceIds: readonly string[]): Promise<number> {
  const gone = await $client.query('DELETE FROM fact_days WHERE source_id = ANY($1::uuid[])', [sourceIds]);
  await $client.query('DELETE FROM fact_restatements WHERE source_id = ANY($1::uuid[])', [sourceIds]);
  // Else the source would be said to have all of its weeks.
  await $client.query('DELETE FROM source_histories WHERE source_id = ANY($1::uuid[])', [sourceIds]);
  return gone.rowCount ?? 0;
}
