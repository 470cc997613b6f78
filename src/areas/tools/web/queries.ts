import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { planningAgentId } from '#src/shared/agent-id.ts';
import type { Day } from '#src/shared/week.ts';
import { api } from '#src/web/api/client.ts';

const MINUTE = 60_000;
const WHILE_RUNNING_MS = 1_000;

export const sourcesQuery = (organizationId: string) =>
  queryOptions({
    ...api.sources.list.queryOptions({ input: { organizationId } }),
    staleTime: 5 * MINUTE,
  });

export const latestInvocationQuery = (orgId: string, sourceId: string, weekStart: Day) =>
  queryOptions({
    ...api.insights.latestInvocation.queryOptions({ input: { orgId, sourceId, weekStart } }),
    staleTime: MINUTE,
    // What is said of another choice stays until this one's answer is there, and no label flickers.
    placeholderData: keepPreviousData,
  });

/** The session of the planning agent; looked at again and again only while it goes on by itself. */
export const sessionQuery = (organizationId: string) =>
  queryOptions({
    ...api.tools.planningStatus.queryOptions({ input: { agentId: planningAgentId(organizationId) } }),
    refetchInterval: ({ state }) => (state.data?.session?.autoRunning ? WHILE_RUNNING_MS : false),
  });
