import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';

export function MappingSkeleton() {
  return (
    <Loading label="Loading the metrics">
      {/* Stands where the week will: Google may take a few seconds. */}
      <p className="max-w-[48rem] border-b border-line pr-3 pb-2 text-right text-note text-faint max-md:pr-0">
        Asking Google for last week’s figures…
      </p>
      <div className="max-w-[48rem] divide-y divide-line border-b border-line">
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
