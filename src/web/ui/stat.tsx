import type { ReactNode } from 'react';

export interface StatProps {
  readonly label: string;
  /** A MetricValue, or what is not a metric as text. */
  readonly value: ReactNode;
  /** A MetricChange, usually. */
  readonly change?: ReactNode;
  /** What the change is measured against. */
  readonly note?: string;
  readonly chart?: ReactNode;
}

/** One number with its name above and its change below. Stands in a StatRow. */
export function Stat({ label, value, change, note, chart }: StatProps) {
  return (
    <div className="min-w-0">
      <dt className="text-ui text-soft">{label}</dt>
      <dd>
        <div className="text-title font-semibold">{value}</div>
        {(change !== undefined || note !== undefined) && (
          <div className="flex flex-wrap items-baseline gap-x-1.5 text-ui">
            {change}
            {note !== undefined && <span className="text-note text-faint">{note}</span>}
          </div>
        )}
        {chart !== undefined && <div className="mt-2">{chart}</div>}
      </dd>
    </div>
  );
}

/** Numbers that belong together, in as many columns as fit. */
export function StatRow({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8 gap-y-6">{children}</dl>;
}
