import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { useUser } from '#src/web/api/session.ts';
import type { Question } from '../contract.ts';

export interface Asking {
  readonly questionText: string;
  readonly previousQuestionId?: string | undefined;
}

/** What the server would not take, in its own words. */
class Refused extends Error {}

/** Sends a question. What went wrong is in `error` as a sentence; what was typed is the caller's to keep. */
export function useAsk(onAsked: (question: Question | null) => void, onFailed?: (sentence: string) => void) {
  const { organization } = useOrganization();
  const user = useUser();
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ questionText, previousQuestionId }: Asking) => {
      const answer = await client.questions.ask({
        query: { orgId: organization.id },
        body: {
          questionText: questionText.trim(),
          userId: user.id,
          ...(previousQuestionId !== undefined && { previousQuestionId }),
        },
      });
      if (!answer.success) throw new Refused(answer.error ?? 'Failed to submit question');
      return answer.question;
    },
    onSuccess: async (question) => {
      onAsked(question);
      await queries.invalidateQueries({ queryKey: api.questions.list.key() });
    },
    onError: (failure) => onFailed?.(sentenceOf(failure)),
  });
  return { ask: mutate, asking: isPending, failure: error === null ? undefined : sentenceOf(error), reset };
}

function sentenceOf(error: Error): string {
  if (error instanceof Refused) return error.message;
  const { code, message } = failureOf(error);
  return code === 'UNKNOWN' ? 'Failed to submit question' : message;
}
