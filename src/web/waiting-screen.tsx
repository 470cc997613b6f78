import type { ReactNode } from 'react';

/** A moment before anything is known: words in the middle, no shapes, because nobody knows yet what comes. */
export function WaitingScreen({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="grid min-h-[60dvh] place-items-center text-ui text-faint">
      {children}
    </p>
  );
}
