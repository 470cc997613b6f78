import type { ReadLimit } from './reading.ts';

/** "And more than 200?" takes the place of "more than 100"; "with at least 50 sessions" and "but less than 300" come on top. */
export function mergeLimits(before: readonly ReadLimit[], now: readonly ReadLimit[]): ReadLimit[] {
  const isReplaced = (old: ReadLimit): boolean =>
    now.some((one) => one.metric === old.metric && (sideOf(one) === sideOf(old) || !areBounds(one, old)));
  return [...before.filter((old) => !isReplaced(old)), ...now];
}

const sideOf = ({ is }: ReadLimit): 'over' | 'under' | 'equal' =>
  is === 'equal' ? 'equal' : is === 'above' || is === 'at_least' ? 'over' : 'under';

/** Something lies between them. */
const areBounds = (one: ReadLimit, other: ReadLimit): boolean => {
  const [over, under] = sideOf(one) === 'over' ? [one, other] : [other, one];
  const arePlain = [one, other].every(({ isMean, isShare }) => isMean !== true && isShare !== true);
  return arePlain && sideOf(over) === 'over' && sideOf(under) === 'under' && over.value < under.value;
};
