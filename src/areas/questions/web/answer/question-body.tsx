import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading, TextSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import type { Question } from '../../contract.ts';
import { answerQuery } from '../queries.ts';
import { AnswerView } from './answer-view.tsx';
import { Clarification } from './clarification.tsx';
import { FailedQuestion } from './failed-question.tsx';

export interface QuestionBodyProps {
  readonly question: Question;
  /** Its answer is shown in brief at first. */
  readonly isFolded?: boolean;
}

/** What became of a question, whatever that is. Fetched with all that answers are shown with: it comes when one is. */
export function QuestionBody({ question, isFolded = false }: QuestionBodyProps) {
  switch (question.status) {
    case 'pending':
      return <Waiting>This question is waiting to be processed.</Waiting>;
    case 'running':
      return <Waiting>This question is currently being processed. Please check back soon.</Waiting>;
    case 'failed':
      return <FailedQuestion question={question} />;
    case 'clarification_needed':
      return <Clarification question={question} />;
    case 'answered':
      return <AnsweredQuestion question={question} isFolded={isFolded} />;
    default:
      // A status that this version does not know yet.
      return null;
  }
}

function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="text-ui text-soft">
      {children}
    </p>
  );
}

function AnsweredQuestion({ question, isFolded }: Required<QuestionBodyProps>) {
  const { data, error, refetch, isFetching } = useQuery(answerQuery(question.id));
  useEffect(() => {
    // One answer that does not come is logged and skipped: it must not take the others with it.
    if (error !== null)
      // biome-ignore lint/suspicious/noConsole: the log of the browser is where it is looked for
      console.warn(`The answer ${question.id} could not be loaded:`, failureOf(error).message);
  }, [error, question.id]);

  if (data === undefined && error !== null)
    return (
      <div className="flex flex-wrap items-center gap-3 text-ui text-soft">
        The answer could not be loaded.
        <Button size="small" onClick={() => void refetch()} busy={isFetching}>
          Try Again
        </Button>
      </div>
    );
  if (data === undefined) return <AnswerSkeleton />;
  return <AnswerView question={question} answer={data.answer} isFolded={isFolded} />;
}

function AnswerSkeleton() {
  return (
    <Loading label="Loading the answer">
      <div className="grid max-w-measure gap-3">
        <Skeleton className="h-6 w-4/5" />
        <TextSkeleton lines={3} />
      </div>
    </Loading>
  );
}
