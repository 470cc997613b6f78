import type { Finding } from '#src/engine/finding.ts';

/** A page or segment below this many expected sessions gets no severity: its percentages mean little. */
const LEAST_BASELINE_SESSIONS = 50;

/** The name of a drop in traffic by its size. Only ever a label on a change that passed its test. */
export function trafficSeverity({
  metric,
  effect,
}: Pick<Finding, 'metric' | 'effect'>): 'critical' | 'significant' | 'moderate' | null {
  if (metric !== 'sessions' || effect.relative === null || effect.expected < LEAST_BASELINE_SESSIONS)
    return null;
  if (effect.relative < -0.5) return 'critical';
  if (effect.relative <= -0.2) return 'significant';
  if (effect.relative <= -0.1) return 'moderate';
  return null;
}
