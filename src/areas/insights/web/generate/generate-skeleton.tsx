import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';

const fields = ['week', 'source', 'budget'];

export function GenerateSkeleton() {
  return (
    <Loading label="Loading sources and credits">
      <div className="grid gap-6">
        {fields.map((field) => (
          <div key={field} className="grid gap-1.5">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-9 w-full" />
          </div>
        ))}
        <Skeleton className="h-18 w-full rounded-box" />
        <Skeleton className="h-9 w-32" />
      </div>
    </Loading>
  );
}
