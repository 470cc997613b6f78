import type { Assembled } from '../../assemble.ts';
import type { Reading } from '../../reading.ts';

/**
 * "By month", "and orders?", "what about Linz vs Graz" behind whether one catches up with another: the same of other units, another number,
 * other names; so is "why?", which is told of no gap and asked back. Undefined where the one before asked of no gap over time, or this one
 * asks for something else.
 */
export function gapBehind(before: Reading, { reading: now, has }: Assembled): Reading['gap'] | undefined {
  const { gap } = before;
  const isNarrowed = now.filters.some(({ dimension }) => dimension === gap?.dimension);
  if (gap?.course === undefined || now.gap !== null || isNarrowed) return undefined;
  if (has.dimension || has.rank || has.versus || now.limits.length > 0) return undefined;
  if (now.each === null) return gap;
  const { dimension, members, names } = now.each;
  return members.length === 2 ? { ...gap, dimension, members, names } : undefined;
}

/** Weeks that nobody named are chosen anew where other units are asked for. */
export const isOfOtherUnits = ({ gap, periods: [period] }: Reading, now: Reading): boolean =>
  gap?.course !== undefined && period?.reading === 'default' && now.grain !== null;
