import type { z } from 'zod';
import type { Transaction } from '#src/platform/database/database.ts';
import { desc, eq } from '#src/platform/database/drizzle.ts';
import { explorations, runs } from '#src/platform/database/tables.ts';
import { notFound } from '#src/shared/error-code.ts';
import { Exploration } from '../../explorer-contract.ts';
import type { RunRow } from '../run-store.ts';

export type ExplorationRow = typeof explorations.$inferSelect;
export type ExplorationResult = NonNullable<z.infer<typeof Exploration>['result']>;

const Result = Exploration.shape.result;

export async function getExploration(
  tx: Transaction,
  runId: string,
): Promise<{ exploration: ExplorationRow; run: RunRow }> {
  const [row] = await tx
    .select({ exploration: explorations, run: runs })
    .from(explorations)
    .innerJoin(runs, eq(runs.id, explorations.runId))
    .where(eq(explorations.runId, runId));
  if (row === undefined) throw notFound();
  return row;
}

/** The newest first. */
export async function listExplorations(tx: Transaction, limit: number): Promise<Exploration[]> {
  const rows = await tx
    .select({ exploration: explorations, run: runs })
    .from(explorations)
    .innerJoin(runs, eq(runs.id, explorations.runId))
    .orderBy(desc(explorations.createdAt))
    .limit(limit);
  return rows.map(presentExploration);
}

export async function keepResult(tx: Transaction, runId: string, result: ExplorationResult): Promise<void> {
  await tx.update(explorations).set({ result }).where(eq(explorations.runId, runId));
}

export function presentExploration({
  exploration,
  run,
}: {
  readonly exploration: ExplorationRow;
  readonly run: RunRow;
}): Exploration {
  return {
    explorationId: run.id,
    sourceId: run.sourceId,
    status: run.status,
    progress: run.status === 'completed' ? 100 : run.progress,
    currentStep: run.currentStep,
    failure: run.failure,
    startDate: exploration.startDate,
    endDate: exploration.endDate,
    includeTopN: exploration.includeTopN,
    topNLandingPage: exploration.topNLandingPage,
    topNHighCard: exploration.topNHighCard,
    creditsReserved: exploration.creditsReserved,
    createdAt: exploration.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    result: Result.parse(exploration.result),
  };
}
