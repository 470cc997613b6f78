import type { Database } from '#src/platform/database/database.ts';
import type { WorkflowDefinition, Workflows } from '#src/platform/workflows/workflows.ts';
import { AppError } from '#src/shared/error-code.ts';
import type { RunPlanningInput } from '../workflows/run-planning-session.ts';
import { changeSession, currentSession, lockSession, type SessionRow } from './planning-store.ts';

export interface AutoRunParts {
  readonly database: Database;
  readonly workflows: Workflows;
  readonly runPlanning: WorkflowDefinition<RunPlanningInput>;
}

const workflowIdOf = ({ id }: SessionRow, count: number) => `${id}-auto-${count}`;

/** Lets the session go on by itself; asked again while it does, nothing more begins. */
export async function autoRun(
  { database, workflows, runPlanning }: AutoRunParts,
  organizationId: string,
): Promise<{ session: SessionRow; workflowId: string | null }> {
  return await database.forOrganization(organizationId, async (tx) => {
    const found = await currentSession(tx);
    const session = found && (await lockSession(tx, found.id));
    if (session === undefined) throw new AppError('CONFLICT', 'No active planning agent session.');
    if (session.status !== 'active') return { session, workflowId: null };
    if (session.autoRunning) return { session, workflowId: workflowIdOf(session, session.autoRuns) };
    const count = session.autoRuns + 1;
    const workflowId = workflowIdOf(session, count);
    await changeSession(tx, session.id, { autoRunning: true, autoRuns: count, failure: null });
    await workflows.enqueue(tx, runPlanning, workflowId, organizationId, {
      sessionId: session.id,
      organizationId,
      from: session.ticks + 1,
    });
    return { session: { ...session, autoRunning: true }, workflowId };
  });
}
