import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';

function FieldSkeleton() {
  return (
    <div className="grid gap-1.5">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
}

/** Two days side by side, the source, the switch, the cost and the button. */
export function ExplorerSkeleton() {
  return (
    <Loading label="Loading sources and credits">
      <div className="grid gap-6">
        <div className="grid gap-4 md:grid-cols-2">
          <FieldSkeleton />
          <FieldSkeleton />
        </div>
        <FieldSkeleton />
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-18 w-full rounded-box" />
        <Skeleton className="h-9 w-44" />
      </div>
    </Loading>
  );
}
