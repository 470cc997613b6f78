import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Day } from '#src/shared/week.ts';
import { api } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { creditsQuery, explorationsQuery, periodsQuery } from '../queries.ts';

export interface ExploreWish {
  readonly sourceId: string;
  readonly startDate: Day;
  readonly endDate: Day;
  readonly includeTopN: boolean;
  readonly topNLandingPage: number;
  readonly topNHighCard: number;
}

export interface Exploring {
  readonly explore: (wish: ExploreWish) => void;
  readonly isPending: boolean;
  /** Why nothing was started, in the words of the specification. */
  readonly refusal: string | undefined;
}

/** Starts an exploration without waiting for its end, which the list of explorations tells of. */
export function useExplore(): Exploring {
  const { organization } = useOrganization();
  const queries = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    ...api.insights.exploreHistory.mutationOptions(),
    onSettled: () =>
      Promise.all(
        [
          creditsQuery(organization.id),
          explorationsQuery(organization.id),
          periodsQuery(organization.id),
        ].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      ),
  });
  return {
    explore: (wish) => mutate({ query: { orgId: organization.id }, body: { ...wish, waitSeconds: 0 } }),
    isPending,
    refusal: refusalOf(data, error),
  };
}

function refusalOf(data: object | undefined, error: Error | null): string | undefined {
  if (error !== null) return `Error: ${failureOf(error).message}`;
  return data !== undefined && 'error' in data ? `Analysis failed: ${String(data.error)}` : undefined;
}
