import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { CardSkeleton, Loading, TableSkeleton } from '#src/web/ui/skeleton-shapes.tsx';

/** The overview and the list, as they will stand. */
export function WeekSkeleton() {
  return (
    <Loading label="Loading the week">
      <div className="grid gap-12">
        <div>
          <Skeleton className="mb-2 h-7 w-40" />
          <Skeleton className="mb-4 h-4 w-72" />
          <TableSkeleton rows={6} columns={5} />
        </div>
        <div>
          <Skeleton className="mb-4 h-7 w-32" />
          <CardSkeleton count={3} />
        </div>
      </div>
    </Loading>
  );
}
