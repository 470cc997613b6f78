import type { Availability } from '../../availability.ts';
import { counted } from '../words.ts';

type Known = Pick<Availability, 'exploration' | 'stepsUnderWay'>;

/** What is lost by a run of fewer steps than the week was, or is being, analysed with; undefined where nothing is. */
export function fewerSteps({ exploration, stepsUnderWay }: Known, steps: number): string | undefined {
  const lost = 'what only they reach is no longer among the insights';
  if (stepsUnderWay !== null && stepsUnderWay > steps)
    return `A run of this week with ${counted(stepsUnderWay, 'step')} is under way. One with ${steps} comes after it and replaces its insights by those of fewer steps: ${lost}.`;
  if (exploration.steps > steps)
    return `This week was analysed with ${counted(exploration.steps, 'step')}. A run with ${steps} replaces its insights by those of fewer steps: ${lost}.`;
  return undefined;
}
