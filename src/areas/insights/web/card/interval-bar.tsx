import { classNames } from '#src/web/ui/class-names.ts';

export interface IntervalBarProps {
  readonly low: number;
  readonly value: number;
  readonly high: number;
  readonly write: (value: number) => string;
  readonly tone: 'gain' | 'loss' | 'mark';
}

const fills = { gain: 'bg-gain-fill', loss: 'bg-loss-fill', mark: 'bg-mark' } as const;

/** Where a change lies against no change at all: an interval that does not touch zero is what makes it a finding. */
export function IntervalBar({ low, value, high, write, tone }: IntervalBarProps) {
  const from = Math.min(0, low);
  const to = Math.max(0, high);
  const margin = (to - from || 1) * 0.08;
  const at = (point: number) => `${((point - from + margin) / (to - from + 2 * margin)) * 100}%`;
  const width = `${((high - low) / (to - from + 2 * margin)) * 100}%`;
  return (
    <div
      role="img"
      aria-label={`The change, ${write(value)}, on a line with zero; its interval runs from ${write(low)} to ${write(high)}`}
      className="relative mt-4 mb-2 h-11"
    >
      <span className="absolute inset-x-0 top-3 h-px bg-line-strong" />
      <span
        className={classNames('absolute top-2 h-2 rounded-full opacity-35', fills[tone])}
        style={{ left: at(low), width }}
      />
      <span
        className={classNames('absolute top-1 h-4 w-1 -translate-x-1/2 rounded-full', fills[tone])}
        style={{ left: at(value) }}
      />
      <span className="absolute top-0 h-6 w-px bg-ink" style={{ left: at(0) }} />
      <span
        aria-hidden="true"
        className="figures absolute top-7 -translate-x-1/2 text-note text-faint"
        style={{ left: at(0) }}
      >
        0
      </span>
      <span
        aria-hidden="true"
        className="figures absolute top-7 -translate-x-1/2 text-note font-medium text-ink"
        style={{ left: at(value) }}
      >
        {write(value)}
      </span>
    </div>
  );
}
