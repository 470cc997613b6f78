import type { ReactNode } from 'react';

/** On every screen of the demo, above everything: none of these figures are anyone's. */
export function DemoBanner({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="About this demo"
      className="border-b border-line bg-accent-tint px-4 py-1.5 text-center text-note text-ink md:px-10"
    >
      {children}
    </aside>
  );
}
