import type { AskMetric } from '../../data/asked-metric.ts';
import { isBetterDown } from '../../data/is-better-down.ts';
import type { Reading } from '../../reading/reading.ts';
import { type Gap, type GapGroup, type GapSpec, ratioOf } from './gap-groups.ts';

/** The sign that the difference has to have; a smaller bounce rate, or a smaller position, is the better one. */
export function sideOf(is: Gap['is'], metric: AskMetric): 1 | -1 | null {
  if (is === null) return null;
  const isUp = is === 'above' || is === 'better';
  const isTurned =
    metric.unit === 'position' || ((is === 'better' || is === 'worse') && isBetterDown(metric));
  return isUp === !isTurned ? 1 : -1;
}

/** "Less than half of": the first against so many times the second. */
const isApart = ([a, b]: GapGroup['values'], side: number, factor: number): boolean =>
  a !== null && b !== null && Math.sign(a - factor * b) === side;

/** Whether it is as it was said of the two; "not more" is as many, too. */
export function isAsSaid({ values }: GapGroup, side: number, { factor = 1, isDenied = false }: Gap): boolean {
  const [a, b] = values;
  return a !== null && b !== null && isApart(values, side, factor) !== isDenied;
}

/** Time as it runs; members by how far the two lie apart, those first that lie as the question says. */
export function inGapOrder(
  groups: readonly GapGroup[],
  { gap, grain }: Pick<GapSpec, 'gap' | 'grain'>,
  { rank }: Reading,
  side: number,
): readonly GapGroup[] {
  if (grain !== null && rank === null) return [...groups].sort((a, b) => (a.key < b.key ? -1 : 1));
  const sign = (rank?.direction === 'bottom') === (gap.isDenied === true) ? 1 : -1;
  const farOf = (group: GapGroup): number => {
    if (gap.isRatio === true) return sign * (ratioOf(group) ?? -sign * Number.MAX_VALUE);
    const difference = group.difference ?? 0;
    return sign * (side === 0 ? Math.abs(difference) : side * difference);
  };
  return [...groups].sort((a, b) => farOf(b) - farOf(a) || (a.key < b.key ? -1 : 1));
}
