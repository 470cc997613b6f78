import { randomUUID } from 'node:crypto';
import { implement } from '@orpc/server';
import {
  cleanStaleRuns,
  type MaintenanceParts,
  type ResetParts,
} from '#src/areas/insights/server/service.ts';
import { noteDeed } from '#src/areas/organizations/server/service.ts';
import type { Guard, IncomingContext } from '#src/platform/http/guard.ts';
import type { WorkflowDefinition } from '#src/platform/workflows/workflows.ts';
import { toolsContract } from '../contract.ts';
import { type InquiryParts, inquiryEndpoints } from './inquiry-endpoints.ts';
import { type PlanningEndpointParts, planningEndpoints } from './planning/planning-endpoints.ts';
import { queryFacts } from './query-facts.ts';
import { queryGroupEndpoints } from './query-groups/query-group-endpoints.ts';
import { resetAgent } from './reset-agent.ts';
import type { WakeInput } from './workflows/wake-organization.ts';

export interface ToolParts extends MaintenanceParts, ResetParts, PlanningEndpointParts, InquiryParts {
  readonly wakeOrganization: WorkflowDefinition<WakeInput>;
}

export function toolEndpoints(guard: Guard, parts: ToolParts) {
  const api = implement(toolsContract).$context<IncomingContext>().use(guard);
  const { database, workflows, wakeOrganization } = parts;
  return {
    ...planningEndpoints(guard, parts),
    ...queryGroupEndpoints(guard, parts),
    ...inquiryEndpoints(guard, parts),
    reset: api.reset.handler(({ input, context: { known } }) =>
      resetAgent(parts, { ...input, organizationId: known.member.organizationId, by: known.user }),
    ),
    triggerAlarm: api.triggerAlarm.handler(({ context: { known } }) => {
      const { organizationId } = known.member;
      const workflowId = randomUUID();
      return database.forOrganization(organizationId, async (tx) => {
        await workflows.enqueue(tx, wakeOrganization, workflowId, organizationId, { organizationId });
        await noteDeed(tx, { organizationId, by: known.user, action: 'Scheduled an agent alarm' });
        return { success: true as const, workflowId };
      });
    }),
    query: api.query.handler(({ input, context: { known } }) =>
      queryFacts(parts, known.member.organizationId, input.sourceId, input.plan),
    ),
    cleanup: api.cleanup.handler(async ({ input, context: { known } }) => {
      const { organizationId } = known.member;
      const { cleaned, synthesisTriggered } = await cleanStaleRuns(parts, organizationId, input.maxAgeMs);
      await database.forOrganization(organizationId, (tx) =>
        noteDeed(tx, {
          organizationId,
          by: known.user,
          action: 'Cleaned up runs that stood still',
          details: { ended: cleaned.length, synthesized: synthesisTriggered.length },
        }),
      );
      return { cleaned: cleaned.length, synthesisTriggered: [...synthesisTriggered] };
    }),
  };
}
