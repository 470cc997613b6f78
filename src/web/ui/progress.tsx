import { useId } from 'react';
import { formatShare } from '#src/web/ui/format/percent.ts';

export interface ProgressProps {
  readonly label: string;
  /** 0 to 100; without it, only that something is under way is known. */
  readonly percent?: number | undefined;
  /** What is done now and how far: "Testing 214 of 412 segments". */
  readonly step?: string | undefined;
}

export function Progress({ label, percent, step }: ProgressProps) {
  const id = useId();
  const known = percent === undefined ? undefined : Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className="text-ui font-medium">
          {label}
        </span>
        {known !== undefined && <span className="text-ui text-soft">{formatShare(known / 100)}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known}
        aria-valuetext={step}
        className="h-1.5 overflow-hidden rounded-full bg-hover"
      >
        {known === undefined ? (
          // Standing still, a third of the bar would be read as a third of the work.
          <div className="h-full w-1/3 animate-[wander_1.6s_ease-in-out_infinite_alternate] rounded-full bg-accent motion-reduce:w-full motion-reduce:rounded-none motion-reduce:bg-transparent motion-reduce:bg-[repeating-linear-gradient(90deg,var(--accent)_0_4px,transparent_4px_12px)]" />
        ) : (
          <div
            className="h-full origin-left rounded-full bg-accent transition-[width] duration-(--calm)"
            style={{ width: `${known}%` }}
          />
        )}
      </div>
      {/* The line keeps its height while the next step is not yet named. */}
      <p className="min-h-4 text-note text-faint">{step}</p>
    </div>
  );
}
