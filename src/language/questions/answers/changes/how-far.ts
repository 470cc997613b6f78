import type { AskMetric } from '../../data/asked-metric.ts';
import { holds } from '../../data/holds.ts';
import { isBetterDown } from '../../data/is-better-down.ts';
import { askedBack } from '../../reading/problem.ts';
import { isStable } from '../../reading/shape/stable-move.ts';
import type { Settled } from '../settling/settled.ts';

/** Whether the order is one of percent. */
export const isRelative = ({ reading }: Settled): boolean =>
  ['growth', 'shrinkage', 'relative_change'].includes(reading.rank?.by ?? '') ||
  (reading.rank === null && reading.moves.some((move) => move.isRelative));

/** Whether something moved as far as the question wants. */
export function hasMoved(
  { reading }: Settled,
  metric: AskMetric,
  change: number | null,
  relative: number | null,
): boolean {
  return reading.moves.every((move) => {
    if (move.metric !== undefined && move.metric !== metric.id) return true;
    if (move.isRelative && metric.unit === 'fraction') throw askedBack('move_of_rate');
    const moved = move.isRelative ? relative : change;
    if (moved === null) return false;
    const sign = signOf(reading, metric);
    const far =
      move.direction === 'either' ? Math.abs(moved) : move.direction === 'up' ? sign * moved : -sign * moved;
    // What hardly moved may not have moved at all
    return (far > 0 || isStable(move)) && holds(far, move.is, move.value);
  });
}

/** A gain is what the word says, a better position a smaller number; only "improved" and "winners" are about what is hoped for. */
export const signOf = ({ asks }: Settled['reading'], metric: AskMetric): 1 | -1 =>
  metric.unit === 'position' || (isBetterDown(metric) && (asks === 'better' || asks === 'worse')) ? -1 : 1;

/** What the rows of a change stand in order of. */
export function scoreOf(
  settled: Settled,
): (row: { now: number | null; change: number | null; relative: number | null }) => number {
  const { reading, asked } = settled;
  const sign = asked[0] === undefined ? 1 : signOf(reading, asked[0]);
  const least = Number.NEGATIVE_INFINITY;
  const [move] = reading.moves;
  if (reading.rank === null && move !== undefined)
    return ({ change, relative }) => {
      const moved = move.isRelative ? relative : change;
      if (moved === null) return least;
      return move.direction === 'either'
        ? Math.abs(moved)
        : move.direction === 'up'
          ? sign * moved
          : -sign * moved;
    };
  switch (reading.rank?.by) {
    case 'growth':
      return ({ relative }) => (relative === null ? least : sign * relative);
    case 'shrinkage':
      return ({ relative }) => (relative === null ? least : -sign * relative);
    case 'relative_change':
      return ({ relative }) => (relative === null ? least : Math.abs(relative));
    case 'gain':
    case 'both_ends':
      return ({ change }) => (change === null ? least : sign * change);
    case 'loss':
      return ({ change }) => (change === null ? least : -sign * change);
    case 'change':
      return ({ change }) => (change === null ? least : Math.abs(change));
    default:
      return ({ now }) => (now === null ? least : reading.rank?.direction === 'bottom' ? -now : now);
  }
}
