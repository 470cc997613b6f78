import { settleCredits } from '#src/areas/organizations/server/service.ts';
import { getSource } from '#src/areas/sources/server/service.ts';
import type { Analysis } from '#src/engine/analysis.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { and, eq, inArray } from '#src/platform/database/drizzle.ts';
import { runs } from '#src/platform/database/tables.ts';
import { creditsForSteps } from '#src/shared/credits.ts';
import { AppError } from '#src/shared/error-code.ts';
import { analysisOf, breakdownOf, hasAnalysis } from './analysis-store.ts';
import { publishCards } from './card-store.ts';
import { composeWeek } from './compose-week.ts';
import { showProgress } from './progress-card.ts';
import { changeOpenRun, getRun } from './run-store.ts';

const ended = (analysis: Analysis, clock: Clock) => ({
  status: 'completed' as const,
  progress: 100,
  currentStep: 'Done',
  failure: null,
  tested: analysis.tested,
  kept: analysis.kept,
  // A run that could not ask Google is partial already.
  ...(analysis.partial ? { partial: true } : {}),
  finishedAt: new Date(clock.now()),
});

/** Ends an open run with its cards and its account: all of it or nothing, in the transaction given. */
export async function publishRun(tx: Transaction, clock: Clock, runId: string): Promise<void> {
  const analysis = await analysisOf(tx, runId);
  const change = { ...ended(analysis, clock), stepsUsed: analysis.steps };
  if (!(await changeOpenRun(tx, runId, change))) return;
  const { organizationId } = await getRun(tx, runId);
  // Before the cards: writing them holds up all that the organization announces, and who asks for a run holds the account
  // first and announces then. The other way round the two would wait for each other.
  await settleCredits(tx, { id: runId, organizationId, usedCredits: creditsForSteps(analysis.steps) });
  await writeCards(tx, runId, analysis);
}

/**
 * The reduce stage alone: cards anew from what a finished or interrupted run had found. Costs nothing and asks Google for
 * nothing. A run that was interrupted after its analysis counts as completed from then on.
 */
export async function synthesizeRun(tx: Transaction, clock: Clock, runId: string): Promise<void> {
  if (!(await hasAnalysis(tx, runId)))
    throw new AppError(
      'CONFLICT',
      'This run found nothing that cards could be made of. Generate the week anew.',
    );
  const analysis = await analysisOf(tx, runId);
  const changed = await tx
    .update(runs)
    .set(ended(analysis, clock))
    .where(and(eq(runs.id, runId), inArray(runs.status, ['failed', 'completed'])))
    .returning({ id: runs.id });
  if (changed.length === 0)
    throw new AppError('CONFLICT', 'This run is still under way. Its cards come by themselves when it ends.');
  await writeCards(tx, runId, analysis);
}

async function writeCards(tx: Transaction, runId: string, analysis: Analysis): Promise<void> {
  const run = await getRun(tx, runId);
  const source = await getSource(tx, run.sourceId);
  await publishCards(
    tx,
    run,
    composeWeek({ analysis, breakdown: await breakdownOf(tx, runId), run, source }),
  );
  await showProgress(tx, run);
}
