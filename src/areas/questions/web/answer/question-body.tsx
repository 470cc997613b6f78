import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading, TextSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import type { Question } from '../../contract.ts';
import { answerQuery } from '../queries.ts';
import { Clarification } from './clarification.tsx';
import { FailedQuestion } from './failed-question.tsx';

/** Markdown, tables and what is drawn: fetched with the first answer that is shown. */
const AnswerView = lazy(async () => ({ default: (await import('./answer-view.tsx')).AnswerView }));

/** What became of a question, whatever that is. */
export function QuestionBody({ question }: { question: Question }) {
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
      return <AnsweredQuestion question={question} />;
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

function AnsweredQuestion({ question }: { question: Question }) {
  const { data, error, refetch, isFetching } = useQuery(answerQuery(question.id));
  useEffect(() => {
    // One answer that does not come is logged and skipped: it must not take the others with it.
    if (error !== null)
      // biome-ignore lint/suspicious/noConsole: see above
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
  return (
    <Suspense fallback={<AnswerSkeleton />}>
      <AnswerView question={question} answer={data.answer} />
    </Suspense>
  );
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
