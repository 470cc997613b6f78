import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import type { Question } from '../../contract.ts';
import { AskAnew } from './ask-anew.tsx';
import { Choices } from './choices.tsx';

/** Asks back; one press answers. */
export function Clarification({ question }: { question: Question }) {
  const queries = useQueryClient();
  const choose = useMutation({
    mutationFn: async (choice: number) => {
      const { success, error } = await client.questions.clarify({ id: question.id, choice });
      return success ? undefined : (error ?? 'Failed to submit question');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: api.questions.list.key() }),
  });
  const { clarification } = question;
  if (clarification === null) return null;
  const refusal = choose.error === null ? choose.data : failureOf(choose.error).message;
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-read wrap-anywhere">{clarification.prompt}</p>
      <Choices
        label="Choose what you meant"
        choices={clarification.choices}
        busy={choose.isPending}
        onChoose={(index) => choose.mutate(index)}
      />
      {refusal !== undefined && (
        <p role="alert" className="text-note font-medium text-danger">
          {refusal}
        </p>
      )}
      <AskAnew question={question} />
    </div>
  );
}
