import { lazy, Suspense } from 'react';
import { Skeleton } from '#src/web/ui/skeleton.tsx';

const LoadedProof = lazy(async () => ({ default: (await import('./answer-proof.tsx')).AnswerProof }));

export function AnswerProof({ questionId }: { questionId: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <LoadedProof questionId={questionId} />
    </Suspense>
  );
}
