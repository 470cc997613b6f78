import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading, TextSkeleton } from '#src/web/ui/skeleton-shapes.tsx';

/** Where the effect, the chart and the parts will stand; with `headless` also the sentence above them. */
export function ProofSkeleton({ headless }: { headless: boolean }) {
  return (
    <Loading label="Loading the evidence">
      <div className="grid gap-8">
        {headless && (
          <div className="grid gap-3">
            <Skeleton className="h-5 w-24 rounded-full" />
            <Skeleton className="h-7 w-full" />
            <TextSkeleton lines={2} />
          </div>
        )}
        <Skeleton className="h-24 w-full" />
        <div className="grid gap-3">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-50 w-full" />
        </div>
        <TextSkeleton lines={4} />
      </div>
    </Loading>
  );
}
