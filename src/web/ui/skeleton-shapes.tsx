import type { ReactNode } from 'react';
import { Skeleton } from '#src/web/ui/skeleton.tsx';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Says once what is loading; the shapes inside are silent. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

/** Lines of text, the last one short. Each line is as tall as a line of reading text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div>
      {numbered(lines).map((line) => (
        <div key={line} className="flex h-6 items-center">
          <Skeleton className={line === lines - 1 ? 'h-3.5 w-3/5' : 'h-3.5 w-full'} />
        </div>
      ))}
    </div>
  );
}

/** Rows of a DataTable. */
export function TableSkeleton({ rows = 5, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div>
      {numbered(rows + 1).map((row) => (
        <div key={row} className="flex h-9.25 items-center gap-6 border-b border-line">
          {numbered(columns).map((column) => (
            <div key={column} className={column === 0 ? 'flex-3' : 'flex flex-1 justify-end'}>
              <Skeleton className={column === 0 ? 'h-3.5 w-3/5' : 'h-3.5 w-16'} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Cards of findings: badge, title, two lines. */
export function CardSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div className="divide-y divide-line">
      {numbered(count).map((card) => (
        <div key={card} className="grid gap-3 py-6 first:pt-0">
          <Skeleton className="h-5 w-20 rounded-full" />
          <Skeleton className="h-6 w-4/5" />
          <TextSkeleton lines={2} />
        </div>
      ))}
    </div>
  );
}

/** A row of Stats. */
export function StatSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className="flex flex-wrap gap-x-12 gap-y-6">
      {numbered(count).map((stat) => (
        <div key={stat} className="grid gap-2">
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="h-8 w-28" />
          <Skeleton className="h-3.5 w-16" />
        </div>
      ))}
    </div>
  );
}
