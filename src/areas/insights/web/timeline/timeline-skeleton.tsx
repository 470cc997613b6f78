import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';

const months = [3, 4];

export function TimelineSkeleton() {
  return (
    <Loading label="Loading timeline...">
      <div className="flex h-10 items-center">
        <Skeleton className="h-5 w-14" />
      </div>
      {months.map((weeks) => (
        <div key={weeks} className="pb-6">
          <div className="flex h-9.25 items-center border-b border-line-strong">
            <Skeleton className="h-3.5 w-20" />
          </div>
          {Array.from({ length: weeks }, (_, row) => (
            <div
              key={row}
              className="flex h-14.25 items-center justify-between gap-6 border-b border-line last:border-0 max-md:h-20.25"
            >
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-4 flex-1 max-md:hidden" />
              <Skeleton className="h-4 w-16" />
            </div>
          ))}
        </div>
      ))}
    </Loading>
  );
}
