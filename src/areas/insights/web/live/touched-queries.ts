import type { QueryKey } from '@tanstack/react-query';
import type { Day } from '#src/shared/week.ts';
import { api } from '#src/web/api/client.ts';
import type { ChangeEvent } from '../../contract.ts';

/** The queries a change touches, and no others: the weekly ones of its week, the timeline, the card itself. */
export function touchedQueries(
  organizationId: string,
  { kind, id, weekStart }: ChangeEvent,
  isProgress: (cardId: string) => boolean,
): QueryKey[] {
  switch (kind) {
    case 'ready':
      return [];
    case 'resync':
      return [[]];
    case 'source':
      return [
        api.sources.list.key({ input: { organizationId } }),
        ...(id === null
          ? []
          : [
              api.sources.get.key({ input: { sourceId: id } }),
              api.sources.imports.key({ input: { sourceId: id } }),
              api.sources.history.key({ input: { sourceId: id } }),
            ]),
      ];
    case 'membership':
      return [
        api.organizations.memberships.key(),
        api.organizations.people.key({ input: { organizationId } }),
        api.organizations.invitations.key({ input: { organizationId } }),
      ];
    case 'question':
      return [
        api.questions.list.key(),
        ...(id === null
          ? []
          : [api.questions.answer.key({ input: { id } }), api.questions.evidence.key({ input: { id } })]),
      ];
    case 'event':
      return [api.insights.knownEvents.key()];
    case 'run':
    case 'card':
      return touchedByCard(organizationId, id, weekStart, id !== null && isProgress(id));
  }
}

function touchedByCard(
  organizationId: string,
  id: string | null,
  week: Day | null,
  progressOnly: boolean,
): QueryKey[] {
  const ofWeek = week === null ? {} : { weekStart: week };
  const keys: QueryKey[] = [
    api.insights.availablePeriods.key({ input: { organizationId } }),
    api.insights.explorations.key({ input: { orgId: organizationId } }),
    api.insights.cards.key({
      input: { organizationId, ...(week === null ? {} : { time_period_start: week }) },
    }),
  ];
  // A run's own card tells how far the run is; what the week says has not changed by it.
  if (progressOnly) return [...keys, api.organizations.credits.key({ input: { organizationId } })];
  keys.push(
    api.insights.snapshot.key({ input: { organizationId, ...ofWeek } }),
    api.insights.checkAvailability.key({ input: { organizationId, ...ofWeek } }),
  );
  if (id !== null) keys.push(api.insights.evidence.key({ input: { cardId: id } }));
  return keys;
}
