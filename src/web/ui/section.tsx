import { type ReactNode, useId } from 'react';

export interface SectionProps {
  readonly title: string;
  readonly count?: number;
  readonly detail?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under its heading, divided from the one before by white and not by a box. */
export function Section({ title, count, detail, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-head font-semibold">
            {title}
            {count !== undefined && <span className="ml-2 text-read font-normal text-faint">{count}</span>}
          </h2>
          {detail !== undefined && <p className="max-w-measure text-ui text-soft">{detail}</p>}
        </div>
        {actions !== undefined && <div className="flex gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
