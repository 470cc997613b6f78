import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#src/web/api/client.ts';
import { newestChangeAtStart } from '#src/web/api/session.ts';
import type { Card } from '../../contract.ts';
import { setConnectionState } from './connection-store.ts';
import { invalidateInTurn } from './invalidate-in-turn.ts';
import { openChangeStream } from './open-change-stream.ts';
import { touchedQueries } from './touched-queries.ts';

/** Keeps what is on the page true: stands once, below the organization, for as long as it is the current one. */
export function useLiveChanges(organizationId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const invalidate = invalidateInTurn(queries);
    const isProgress = (cardId: string) =>
      queries
        .getQueriesData<{ cards: Card[] }>({ queryKey: api.insights.cards.key() })
        .some(([, data]) =>
          data?.cards.some((card) => card.id === cardId && card.card_type === 'workflow_progress'),
        );
    const close = openChangeStream({
      url: `/api/analytics/changes?organizationId=${encodeURIComponent(organizationId)}`,
      after: newestChangeAtStart(organizationId),
      onState: setConnectionState,
      onRefused: () => invalidate([api.organizations.memberships.key()]),
      onChange: (change) => invalidate(touchedQueries(organizationId, change, isProgress)),
    });
    return () => {
      close();
      setConnectionState('connecting');
    };
  }, [organizationId, queries]);
}
