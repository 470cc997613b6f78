import type { AskMetric } from '../../data/asked-metric.ts';
import type { Settled } from '../settling/settled.ts';
import { hasMoved } from './how-far.ts';
import { isAsAsked } from './is-as-asked.ts';

/** Whether it moved as far, or in the direction, that a question of yes or no asks. */
export function yesOrNo(settled: Settled, metric: AskMetric, now: number, before: number): boolean {
  const { reading } = settled;
  if (reading.moves.length > 0)
    return hasMoved(settled, metric, now - before, before <= 0 ? null : (now - before) / before);
  return isAsAsked(reading.asks, metric, now, before);
}
