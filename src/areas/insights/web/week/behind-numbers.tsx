import { lazy, Suspense, useState } from 'react';
import { Button } from '#src/web/ui/button.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import type { WhichNumbers } from '../queries.ts';

// Nothing of it is needed before somebody asks.
const Select = lazy(async () => ({ default: (await import('#src/web/ui/select.tsx')).Select }));
const NumberProof = lazy(async () => ({ default: (await import('./number-proof.tsx')).NumberProof }));

export interface BehindNumbersProps extends Omit<WhichNumbers, 'metric'> {
  /** What the table is about: "Site overview". */
  readonly of: string;
  /** Each metric has a query of its own; without them the table has one. */
  readonly metrics?: readonly { readonly metric: string; readonly label: string }[];
}

/** Below a table: the query behind its numbers, on demand. */
export function BehindNumbers({ of, metrics, ...which }: BehindNumbersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(metrics?.[0]?.metric);
  return (
    <div className="mt-3 grid gap-3 print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide query and rows' : 'Show query and rows'}
          <span className="sr-only">{` of ${of}`}</span>
        </Button>
        {isOpen && metrics !== undefined && (
          <Suspense fallback={null}>
            <Select
              label="Metric"
              hideLabel
              options={metrics.map(({ metric, label }) => ({ value: metric, label }))}
              value={chosen ?? ''}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Suspense>
        )}
      </div>
      {isOpen && (
        <section
          aria-label={`Query behind ${of}`}
          className="min-w-0 rounded-box border border-line bg-raised p-4"
        >
          <Suspense fallback={<Skeleton className="h-48 w-full" />}>
            <NumberProof {...which} {...(chosen !== undefined && { metric: chosen })} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
