import { queryOptions } from '@tanstack/react-query';
import { orgAgentId } from '#src/shared/agent-id.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { api } from '#src/web/api/client.ts';
import { snapshotFreshness } from './snapshot-freshness.ts';

const MINUTE = 60_000;
/** What the stream of changes keeps fresh; asked again only where the stream was away. */
const TOLD_OF_CHANGES = 5 * MINUTE;
/** The most the endpoint gives at once; a week has far fewer. */
const MOST_CARDS = 500;

export const periodsQuery = (organizationId: string) =>
  queryOptions({
    ...api.insights.availablePeriods.queryOptions({ input: { organizationId } }),
    staleTime: TOLD_OF_CHANGES,
  });

export const weekCardsQuery = (organizationId: string, week: Day) =>
  queryOptions({
    ...api.insights.cards.queryOptions({
      input: { organizationId, time_period_start: week, limit: MOST_CARDS },
    }),
    staleTime: TOLD_OF_CHANGES,
  });

export const snapshotQuery = (
  organizationId: string,
  week: Day,
  currentWeek: Day,
  sourceId: string | undefined,
) =>
  queryOptions({
    ...api.insights.snapshot.queryOptions({
      input: { organizationId, weekStart: week, ...(sourceId !== undefined && { sourceId }) },
    }),
    staleTime: snapshotFreshness(week, currentWeek),
  });

export interface WhichNumbers {
  readonly organizationId: string;
  readonly weekStart: Day;
  readonly runId: string;
  readonly part: 'site' | 'revenue' | 'traffic';
  readonly metric?: string;
}

export const numbersQuery = (input: WhichNumbers) =>
  queryOptions({ ...api.insights.snapshotQuery.queryOptions({ input }), staleTime: TOLD_OF_CHANGES });

export const weekEventsQuery = (organizationId: string, week: Day, sourceId: string | undefined) =>
  queryOptions({
    ...api.insights.knownEvents.queryOptions({
      input: {
        organizationId,
        from: week,
        to: addDays(week, 6),
        ...(sourceId !== undefined && { sourceId }),
      },
    }),
    staleTime: TOLD_OF_CHANGES,
  });

export const availabilityQuery = (organizationId: string, week: Day, sourceId?: string) =>
  queryOptions({
    ...api.insights.checkAvailability.queryOptions({
      input: { organizationId, weekStart: week, ...(sourceId !== undefined && { sourceId }) },
    }),
    staleTime: MINUTE / 2,
  });

export const explorationTreeQuery = (organizationId: string, week: Day, sourceId: string | undefined) =>
  queryOptions({
    ...api.insights.explorationTree.queryOptions({
      input: {
        agentId: orgAgentId(organizationId),
        weekStart: week,
        ...(sourceId !== undefined && { sourceId }),
      },
    }),
    staleTime: TOLD_OF_CHANGES,
  });

export const explorationNodeQuery = (which: {
  organizationId: string;
  invocationId: string;
  nodeId: string;
}) =>
  api.insights.explorationNode.queryOptions({
    input: {
      agentId: orgAgentId(which.organizationId),
      invocationId: which.invocationId,
      nodeId: which.nodeId,
    },
  });

export const evidenceQuery = (cardId: string) =>
  queryOptions({ ...api.insights.evidence.queryOptions({ input: { cardId } }), staleTime: TOLD_OF_CHANGES });

export const sourcesQuery = (organizationId: string) =>
  queryOptions({
    ...api.sources.list.queryOptions({ input: { organizationId } }),
    staleTime: 5 * MINUTE,
  });

export const creditsQuery = (organizationId: string) =>
  queryOptions(api.organizations.credits.queryOptions({ input: { organizationId } }));

const LOOK_AGAIN_MS = 2000;

/** The newest of them, looked at again and again while it goes on. */
export const explorationsQuery = (organizationId: string) =>
  queryOptions({
    ...api.insights.explorations.queryOptions({ input: { orgId: organizationId, limit: 1 } }),
    refetchInterval: ({ state }) =>
      state.data?.explorations.some(({ status }) => status === 'queued' || status === 'in_progress')
        ? LOOK_AGAIN_MS
        : false,
  });
