import { implement } from '@orpc/server';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import { planningAgentId } from '#src/shared/agent-id.ts';
import { planningContract } from '../../planning-contract.ts';
import { type AutoRunParts, autoRun } from './auto-run.ts';
import { makeTick, type TickParts } from './make-tick.ts';
import type { SessionRow } from './planning-store.ts';
import { sessionStatus } from './session-status.ts';
import { startSession } from './start-session.ts';

export type PlanningEndpointParts = TickParts & AutoRunParts;

export function planningEndpoints(guard: Guard, parts: PlanningEndpointParts) {
  const api = implement(planningContract).$context<IncomingContext>().use(guard);
  return {
    startPlanning: api.startPlanning.handler(async ({ input, context: { known } }) => {
      const { organizationId } = known.member;
      const sessionId = await startSession(parts, {
        ...input,
        organizationId,
        by: known.user,
        sessionId: input.sessionId,
      });
      return { success: true as const, sessionId, agentId: planningAgentId(organizationId) };
    }),
    planningTick: api.planningTick.handler(async ({ input, context: { known } }) => {
      const { session, tick } = await makeTick(parts, known.member.organizationId, { number: input.tick });
      return {
        success: true as const,
        sessionId: session.id,
        status: statusOf(session),
        endedBy: session.endedBy,
        endedReason: session.endedReason,
        tick,
      };
    }),
    planningAutoRun: api.planningAutoRun.handler(async ({ context: { known } }) => {
      const { session, workflowId } = await autoRun(parts, known.member.organizationId);
      return {
        success: true as const,
        sessionId: session.id,
        workflowId,
        status: statusOf(session),
      };
    }),
    planningStatus: api.planningStatus.handler(async ({ context: { known } }) => ({
      session: await sessionStatus(parts, known.member.organizationId),
    })),
  };
}

/** A session that another one replaced has ended too. */
const statusOf = ({ status }: SessionRow) => (status === 'active' ? 'active' : 'completed');
