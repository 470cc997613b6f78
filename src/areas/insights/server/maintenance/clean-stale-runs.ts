import { settleCredits } from '#src/areas/organizations/server/service.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { WorkflowDefinition, Workflows } from '#src/platform/workflows/workflows.ts';
import { hasAnalysis } from '../analysis-store.ts';
import { showProgress } from '../progress-card.ts';
import { changeOpenRun, getRun, lockStaleRuns } from '../run-store.ts';
import type { SynthesizeRunInput } from '../workflows/synthesize-run.ts';

export interface MaintenanceParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly workflows: Workflows;
  readonly synthesizeRun: WorkflowDefinition<SynthesizeRunInput>;
}

export interface CleanedRuns {
  readonly cleaned: readonly string[];
  /** Of these, whose exploration had ended, so that only their cards were missing. */
  readonly synthesisTriggered: readonly string[];
}

/**
 * Ends runs of an organization that stand still, gives their credits back and lets the next one start. Where the analysis
 * was there already, the cards are made from it.
 */
export async function cleanStaleRuns(
  { database, clock, workflows, synthesizeRun }: MaintenanceParts,
  organizationId: string,
  maxAgeMs: number,
): Promise<CleanedRuns> {
  const cleaned: string[] = [];
  const synthesisTriggered: string[] = [];
  await database.forOrganization(organizationId, async (tx) => {
    for (const { id } of await lockStaleRuns(tx, maxAgeMs)) {
      const ended = await changeOpenRun(tx, id, {
        status: 'failed',
        failure:
          'The run stood still and was ended. Nothing that was shown before has changed, and the credits were given back.',
        finishedAt: new Date(clock.now()),
      });
      if (!ended) continue;
      await settleCredits(tx, { id, organizationId, usedCredits: 0 });
      await showProgress(tx, await getRun(tx, id));
      cleaned.push(id);
      if (!(await hasAnalysis(tx, id))) continue;
      await workflows.enqueue(tx, synthesizeRun, `synthesize ${id}`, organizationId, {
        runId: id,
        organizationId,
      });
      synthesisTriggered.push(id);
    }
  });
  // A worker that wakes up again finds its workflow ended; what it still writes meets a run that is closed.
  for (const id of cleaned) await workflows.cancel(id);
  return { cleaned, synthesisTriggered };
}
