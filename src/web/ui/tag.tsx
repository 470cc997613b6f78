import type { ReactNode } from 'react';

/** What a thing is about; quieter than a badge, which is a verdict. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-5 max-w-48 items-center truncate rounded-control border border-line-strong px-1.5 text-note text-soft">
      {children}
    </span>
  );
}
