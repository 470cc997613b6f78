import type { ReactNode } from 'react';

/** What a thing is about; quieter than a badge, which is a verdict. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block h-5 max-w-48 truncate rounded-control border border-line-strong px-1.5 text-note/4.5 text-soft">
      {children}
    </span>
  );
}
