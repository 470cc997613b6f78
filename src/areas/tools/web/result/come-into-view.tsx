import { type ReactNode, useEffect, useRef } from 'react';

/** What a button far above it asked for: brought to where it can be read, at once. */
export function ComeIntoView({ when, children }: { when: unknown; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (when !== undefined) place.current?.scrollIntoView({ block: 'start' });
  }, [when]);
  return (
    <div ref={place} className="min-w-0 scroll-mt-6">
      {children}
    </div>
  );
}
