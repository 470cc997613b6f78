import type { Effect } from '../finding.ts';

/** A page or segment below this many expected sessions gets no severity: its percentages mean little. */
export const LEAST_BASELINE_SESSIONS = 50;

export type TrafficSeverity = 'critical' | 'significant' | 'moderate';

/** The name of a drop in traffic by its size. Only ever a label on a change that passed its test. */
export function trafficSeverity({
  metric,
  effect,
}: {
  readonly metric: string;
  readonly effect: Pick<Effect, 'relative' | 'expected'>;
}): TrafficSeverity | null {
  if (metric !== 'sessions' || effect.relative === null || effect.expected < LEAST_BASELINE_SESSIONS)
    return null;
  if (effect.relative < -0.5) return 'critical';
  if (effect.relative <= -0.2) return 'significant';
  if (effect.relative <= -0.1) return 'moderate';
  return null;
}
