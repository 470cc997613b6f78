import type { ChangeFeed } from '#src/platform/events/change-feed.ts';
import type { SignOuts } from '#src/platform/events/sign-outs.ts';
import type { Facts } from '#src/platform/facts/facts-client.ts';
import type { Guard } from '#src/platform/http/guard.ts';
import type { Log } from '#src/platform/log.ts';
import type { ChangeEvent } from '../contract.ts';
import { availablePeriods } from './available-periods.ts';
import { cardEvidence } from './card-evidence.ts';
import { keepFeedback, withdrawFeedback } from './card-feedback-store.ts';
import { listCards } from './card-store.ts';
import { changeBroadcast } from './change-broadcast.ts';
import { checkAvailability } from './check-availability.ts';
import { eventEndpoints } from './events/event-endpoints.ts';
import { type ExplorationParts, explorationEndpoints } from './exploration/exploration-endpoints.ts';
import { insightsApi } from './insights-api.ts';
import { presentCard } from './present-card.ts';
import { type RunRequests, requestRun } from './request-run.ts';
import { siteSnapshot } from './site-snapshot.ts';
import { snapshotQuery } from './snapshot-query.ts';

export interface InsightParts extends RunRequests, ExplorationParts {
  readonly facts: Facts;
  readonly feed: ChangeFeed;
  readonly signOuts: SignOuts;
  readonly log: Log;
}

export function insightEndpoints(guard: Guard, parts: InsightParts) {
  const api = insightsApi(guard);
  const { database } = parts;
  const broadcast = changeBroadcast(parts);

  const endpoints = {
    ...eventEndpoints(api, parts),
    ...explorationEndpoints(api, parts),
    availablePeriods: api.availablePeriods.handler(({ context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => ({
        periods: await availablePeriods(tx),
      })),
    ),
    cards: api.cards.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => {
        const rows = await listCards(tx, {
          weekStart: input.time_period_start,
          from: input.timeFrameStart,
          to: input.timeFrameEnd,
          cardType: input.card_type ?? input.cardType,
          metric: input.metric,
          tags: input.tags,
          readerId: context.known.user.id,
          limit: input.limit,
          offset: input.offset,
        });
        return { cards: rows.map(presentCard) };
      }),
    ),
    evidence: api.evidence.handler(({ input, context }) =>
      cardEvidence(parts, {
        organizationId: context.known.member.organizationId,
        readerId: context.known.user.id,
        cardId: input.cardId,
      }),
    ),
    giveFeedback: api.giveFeedback.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => ({
        feedback: await keepFeedback(tx, context.known.user.id, input.cardId, {
          useful: input.useful,
          reason: input.reason ?? null,
        }),
      })),
    ),
    withdrawFeedback: api.withdrawFeedback.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => {
        await withdrawFeedback(tx, context.known.user.id, input.cardId);
        return { success: true as const };
      }),
    ),
    snapshot: api.snapshot.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, async (tx) => ({
        snapshot: await siteSnapshot(tx, input.weekStart, input.sourceId, context.known.user.id),
      })),
    ),
    snapshotQuery: api.snapshotQuery.handler(async ({ input, context }) => ({
      query: await snapshotQuery(parts, context.known.member.organizationId, input),
    })),
    checkAvailability: api.checkAvailability.handler(({ input, context }) =>
      database.forOrganization(context.known.member.organizationId, (tx) =>
        checkAvailability(tx, input.weekStart, input.sourceId, parts.clock.now()),
      ),
    ),
    generate: api.generate.handler(({ input, context }) =>
      requestRun(parts, {
        organizationId: context.known.member.organizationId,
        userId: context.known.user.id,
        sourceId: input.sourceId,
        week: input.selectedDate,
        stepsBudget: input.stepsBudget,
        idempotencyKey: context.known.idempotencyKey,
      }),
    ),
    changes: api.changes.handler(({ input, context, lastEventId }) => {
      const { user, member, stillSignedIn, openStream } = context.known;
      broadcast.join({
        organizationId: member.organizationId,
        userId: user.id,
        lastEventId: lastEventId ?? input.after?.toString(),
        stillSignedIn,
        stream: openStream(),
      });
      return nothingMore();
    }),
  };
  return {
    endpoints,
    /** Ends the open streams, so that the server can stop. */
    close: async () => broadcast.close(),
  };
}

/** What the contract asks for; the events go out past it. */
async function* nothingMore(): AsyncGenerator<ChangeEvent> {}
