import { type ReactNode, useId } from 'react';

export interface ProofPartProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One question about a finding and its answer. */
export function ProofPart({ title, aside, children }: ProofPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 id={id} className="text-read font-semibold">
          {title}
        </h4>
        {aside}
      </div>
      {children}
    </section>
  );
}
