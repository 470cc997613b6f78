import { lazy, Suspense } from 'react';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import type { AnswerProofProps } from './answer-proof.tsx';

export const loadProof = () => import('./answer-proof.tsx');
const LoadedProof = lazy(async () => ({ default: (await loadProof()).AnswerProof }));

export function AnswerProof(props: AnswerProofProps) {
  return (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <LoadedProof {...props} />
    </Suspense>
  );
}
