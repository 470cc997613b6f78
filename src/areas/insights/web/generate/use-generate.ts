import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import type { Day } from '#src/shared/week.ts';
import { api } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { type Failure, failureOf } from '#src/web/api/error.ts';
import type { RunAnswer } from '../../contract.ts';
import { availabilityQuery, creditsQuery, periodsQuery, weekCardsQuery } from '../queries.ts';

export interface GenerateWish {
  readonly week: Day;
  readonly sourceId: string;
  readonly stepsBudget: number;
}

export interface Generation {
  readonly generate: (wish: GenerateWish) => void;
  readonly isPending: boolean;
  readonly answer: z.infer<typeof RunAnswer> | undefined;
  readonly failure: Failure | undefined;
}

/** Long enough to read that it was accepted. */
const REDIRECT_MS = 2000;

/** Asks for a run; once it is accepted, leads on to its week. */
export function useGenerate(): Generation {
  const { organization } = useOrganization();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const { mutate, isPending, data, error } = useMutation({
    ...api.insights.generate.mutationOptions(),
    onSuccess: (answer, { selectedDate }) => {
      if (answer.status === 'blocked') return;
      for (const { queryKey } of [
        creditsQuery(organization.id),
        periodsQuery(organization.id),
        weekCardsQuery(organization.id, selectedDate),
        availabilityQuery(organization.id, selectedDate),
      ])
        void queries.invalidateQueries({ queryKey });
      timer.current = window.setTimeout(
        () =>
          void navigate({
            to: '/$orgSlug/insights/$timePeriodStart',
            params: { orgSlug: organization.slug, timePeriodStart: selectedDate },
          }),
        REDIRECT_MS,
      );
    },
  });

  return {
    generate: ({ week, sourceId, stepsBudget }) =>
      mutate({ organizationId: organization.id, selectedDate: week, sourceId, stepsBudget }),
    isPending,
    answer: data,
    failure: error === null ? undefined : failureOf(error),
  };
}
