import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';

export function MappingSkeleton() {
  return (
    <Loading label="Asking Google for the property's metrics">
      <div className="max-w-[48rem] divide-y divide-line border-y border-line">
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <div key={row} className="grid grid-cols-[13rem_1fr] gap-x-8 gap-y-3 py-5 max-md:grid-cols-1">
            <div className="grid content-start gap-2 pt-1">
              <Skeleton className="h-3.5 w-24" />
              <Skeleton className="h-3 w-40" />
            </div>
            <div className="grid gap-2">
              <Skeleton className="h-9" />
              <Skeleton className="h-9" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
