import type { ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

/** One chapter of the gallery. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="border-t border-line py-10 first:border-0 first:pt-0">
      <h2 className="mb-6 text-head font-semibold">{title}</h2>
      <div className="grid gap-8">{children}</div>
    </section>
  );
}

/** One component in some of its states. */
export function Specimen({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-note font-medium text-faint">{name}</h3>
      <div className={classNames('min-w-0', wide ? '' : 'flex flex-wrap items-start gap-4')}>{children}</div>
    </div>
  );
}
