import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf, saidByServer } from '#src/web/api/error.ts';
import { useUser } from '#src/web/api/session.ts';
import type { Question } from '../contract.ts';
import { noteAsked } from './just-asked.ts';
import { oneQuery } from './queries.ts';

export interface Asking {
  readonly questionText: string;
  readonly previousQuestionId?: string | undefined;
}

export interface Asker {
  readonly orgId: string;
  readonly userId: string;
}

/** What the server would not take, in its own words. */
class Refused extends Error {}

/** Sends a question; it is in every list at once, and what the lists say of it is asked for. */
export async function sendQuestion(
  queries: QueryClient,
  { orgId, userId }: Asker,
  { questionText, previousQuestionId }: Asking,
): Promise<Question | null> {
  const { success, error, question } = await client.questions.ask({
    query: { orgId },
    body: {
      questionText: questionText.trim(),
      userId,
      ...(previousQuestionId !== undefined && { previousQuestionId }),
    },
  });
  if (!success) throw new Refused(error || FAILED);
  const lists = { queryKey: api.questions.list.key() };
  if (question !== null) {
    noteAsked(question.id);
    queries.setQueriesData<{ success: true; questions: Question[] }>(lists, (list) =>
      list?.questions.some(({ id }) => id === question.id) === false
        ? { ...list, questions: [question, ...list.questions] }
        : list,
    );
    // A list that is full of pinned ones comes back without it.
    queries.setQueryData(oneQuery(orgId, userId, question.id).queryKey, {
      success: true,
      questions: [question],
    });
  }
  // Those that no screen shows are fetched by the next that does: fetched now, they would pass for fresh without the answer
  // that is told of meanwhile.
  void queries.invalidateQueries(lists);
  return question;
}

/** Asks from a screen. What went wrong is in `failure`; what was typed is the caller's to keep. */
export function useAsk(onAsked: (question: Question | null) => void, onFailed?: (sentence: string) => void) {
  const { organization } = useOrganization();
  const user = useUser();
  const queries = useQueryClient();
  // Two clicks in a row come before the button is drawn as busy.
  const isUnderWay = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (asking: Asking) =>
      sendQuestion(queries, { orgId: organization.id, userId: user.id }, asking),
    onSuccess: onAsked,
    onError: (failure) => onFailed?.(askFailure(failure).sentence),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const ask = (asking: Asking) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(asking);
  };
  return { ask, asking: isPending, failure: error === null ? undefined : askFailure(error), reset };
}

export interface AskFailure {
  /** What the server says, else that it failed. */
  readonly title: string;
  /** What is known of it where the server says nothing: the network is gone, a proxy answered. */
  readonly detail: string | undefined;
  /** Both, where there is room for one text only. */
  readonly sentence: string;
  /** Nothing can be asked until somebody signs in. */
  readonly isSignedOut: boolean;
}

const FAILED = 'Failed to submit question';

export function askFailure(error: Error): AskFailure {
  const said = error instanceof Refused ? error.message : saidByServer(error);
  const { code, message } = failureOf(error);
  const isSignedOut = code === 'UNAUTHENTICATED';
  if (said !== undefined) return { title: said, detail: undefined, sentence: said, isSignedOut };
  // Of what broke within the page nothing more is known.
  if (code === 'UNKNOWN') return { title: FAILED, detail: undefined, sentence: FAILED, isSignedOut };
  return { title: FAILED, detail: message, sentence: `${FAILED}. ${message}`, isSignedOut };
}
