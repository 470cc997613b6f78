import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Database } from '#src/platform/database/database.ts';
import type { WorkflowDefinition, Workflows } from '#src/platform/workflows/workflows.ts';
import { AppError, notFound } from '#src/shared/error-code.ts';
import type { Day } from '#src/shared/week.ts';
import type { SynthAnswer } from '../../exploration-contract.ts';
import { hasAnalysis } from '../analysis-store.ts';
import { getRun } from '../run-store.ts';
import type { SynthesizeRunInput } from '../workflows/synthesize-run.ts';
import { latestInvocation } from './read-exploration.ts';

export interface SynthesisParts {
  readonly database: Database;
  readonly workflows: Workflows;
  readonly synthesizeRun: WorkflowDefinition<SynthesizeRunInput>;
}

const NONE = 'No valid invocation found to trigger synth workflow';

/** The first of the two calls names the last run, of the source and week it is told; the second, with its ids, makes its cards anew. */
export async function triggerSynthesis(
  { database, workflows, synthesizeRun }: SynthesisParts,
  organizationId: string,
  {
    invocationId,
    sourceId,
    weekStart,
  }: {
    readonly invocationId?: string | undefined;
    readonly sourceId?: string | undefined;
    readonly weekStart?: Day | undefined;
  },
): Promise<z.infer<typeof SynthAnswer>> {
  return await database.forOrganization(organizationId, async (tx) => {
    if (invocationId === undefined) {
      const latest = await latestInvocation(tx, { sourceId, weekStart });
      if (latest === undefined) return { success: false, error: NONE };
      return { success: true, invocationId: latest.invocationId, sourceId: latest.sourceId };
    }
    const run = await getRun(tx, invocationId);
    // The ids go together; one of another source leads nowhere.
    if (sourceId !== undefined && run.sourceId !== sourceId) throw notFound();
    if (run.kind !== 'week' || !(await hasAnalysis(tx, run.id))) return { success: false, error: NONE };
    if (run.status === 'queued' || run.status === 'in_progress')
      throw new AppError(
        'CONFLICT',
        'This run is still under way. Its cards come by themselves when it ends.',
      );
    const workflowId = randomUUID();
    await workflows.enqueue(tx, synthesizeRun, workflowId, organizationId, { runId: run.id, organizationId });
    return { success: true, invocationId: run.id, sourceId: run.sourceId, workflowId };
  });
}
