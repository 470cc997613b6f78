import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import type { Day } from '#src/shared/week.ts';
import { useAttemptKey } from '#src/web/api/attempt-key.ts';
import { client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { type Failure, type FailureCode, failureOf } from '#src/web/api/error.ts';
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

type RunWish = Parameters<typeof client.insights.generate>[0];

const unheard: ReadonlySet<FailureCode> = new Set(['OFFLINE', 'UNAVAILABLE', 'UNKNOWN']);

/** Long enough to read that it was accepted. */
const REDIRECT_MS = 2000;

/** Asks for a run; once it is accepted, leads on to its week. */
export function useGenerate(): Generation {
  const { organization } = useOrganization();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const { keyOf, answered } = useAttemptKey();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (wish: RunWish) =>
      client.insights.generate(wish, { context: { idempotencyKey: keyOf(wish) } }),
    onError: (failed) => {
      // Whether these were heard is not known; anything else is an answer.
      if (!unheard.has(failureOf(failed).code)) answered();
    },
    onSuccess: (answer, { selectedDate, sourceId }) => {
      answered();
      if (answer.status === 'blocked') return;
      for (const { queryKey } of [
        creditsQuery(organization.id),
        periodsQuery(organization.id),
        weekCardsQuery(organization.id, selectedDate),
        availabilityQuery(organization.id, selectedDate),
        availabilityQuery(organization.id, selectedDate, sourceId),
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
