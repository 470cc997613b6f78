import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { TextSkeleton } from '#src/web/ui/skeleton-shapes.tsx';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** `compact`: only their headings, as the history shows them. */
export function QuestionsSkeleton({ compact = false }: { compact?: boolean }) {
  return (
    <div role="status" aria-busy="true">
      <p className="mb-3 text-ui text-faint">Loading questions...</p>
      <div className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <div key={row} className={compact ? 'grid gap-2 py-4' : 'grid gap-3 py-6'}>
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-3.5 w-48" />
            {!compact && <TextSkeleton lines={3} />}
          </div>
        ))}
      </div>
    </div>
  );
}
