import { lazy, Suspense } from 'react';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import type { Question } from '../../contract.ts';

const LoadedProof = lazy(async () => ({ default: (await import('./answer-proof.tsx')).AnswerProof }));

export function AnswerProof({ question }: { question: Question }) {
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <LoadedProof question={question} />
    </Suspense>
  );
}
