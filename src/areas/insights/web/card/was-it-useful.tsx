import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { api } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import type { CardFeedback } from '../../card-feedback.ts';
import { reasonEffect, reasons, reasonWords } from '../feedback-words.ts';
import { evidenceQuery } from '../queries.ts';
import { ProofPart } from './proof-part.tsx';

/** The reader's word on a card. It shows at once; where it could not be kept, it is taken back and said. */
export function WasItUseful({ cardId, feedback }: { cardId: string; feedback: CardFeedback | null }) {
  const say = useFeedback(cardId);
  const chosen = feedback?.useful;
  return (
    <ProofPart title="Was this useful?">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<ThumbsUp aria-hidden="true" size={14} />}
          aria-pressed={chosen === true}
          className="aria-pressed:bg-accent-tint aria-pressed:text-accent"
          onClick={() => say(chosen === true ? null : { useful: true, reason: null })}
        >
          Useful
        </Button>
        <Button
          size="small"
          icon={<ThumbsDown aria-hidden="true" size={14} />}
          aria-pressed={chosen === false}
          className="aria-pressed:bg-accent-tint aria-pressed:text-accent"
          onClick={() => say(chosen === false ? null : { useful: false, reason: null })}
        >
          Not useful
        </Button>
      </div>
      {chosen === false && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-ui text-soft">Why not?</legend>
          <div className="flex flex-wrap gap-2">
            {reasons.map((reason) => (
              <Button
                key={reason}
                size="small"
                aria-pressed={feedback?.reason === reason}
                className="aria-pressed:bg-accent-tint aria-pressed:text-accent"
                onClick={() => say({ useful: false, reason })}
              >
                {reasonWords[reason]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <p aria-live="polite" className="text-note text-faint">
        {feedback === null
          ? 'Only you see what you say here.'
          : feedback.reason === null
            ? 'Kept. Press again to take it back.'
            : reasonEffect[feedback.reason]}
      </p>
    </ProofPart>
  );
}

/** Keeps or takes back; what stands lower in other lists is asked anew. */
function useFeedback(cardId: string): (said: CardFeedback | null) => void {
  const queries = useQueryClient();
  const { queryKey } = evidenceQuery(cardId);
  const { mutate } = useMutation({
    mutationFn: async (said: CardFeedback | null) => {
      if (said === null) await api.insights.withdrawFeedback.call({ cardId });
      else
        await api.insights.giveFeedback.call({
          cardId,
          useful: said.useful,
          ...(said.reason !== null && { reason: said.reason }),
        });
    },
    // In the order in which they were said.
    scope: { id: `feedback-${cardId}` },
    onMutate: async (feedback) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before !== undefined) queries.setQueryData(queryKey, { ...before, feedback });
      return before;
    },
    onError: (error, _said, before) => {
      queries.setQueryData(queryKey, before);
      showToast({ title: `Not kept: ${failureOf(error).message}`, tone: 'danger' });
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: api.insights.cards.key() });
      void queries.invalidateQueries({ queryKey: api.insights.snapshot.key() });
    },
  });
  return mutate;
}
