import type { ReactNode } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

export type BadgeTone = 'problem' | 'opportunity' | 'need_more_data' | 'neutral' | 'live' | 'danger';

const tones: Record<BadgeTone, string> = {
  problem: 'bg-loss-tint text-loss',
  opportunity: 'bg-gain-tint text-gain',
  // Outlined and dashed: not a verdict yet.
  need_more_data: 'border border-dashed border-line-control text-soft',
  neutral: 'bg-hover text-soft',
  live: 'bg-accent-tint text-accent',
  danger: 'bg-danger-tint text-danger',
};

/** A word about a thing. `live` has a dot: it is so now. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 shrink-0 items-center gap-1.5 rounded-full px-2 text-note font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {tone === 'live' && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
