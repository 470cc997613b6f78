import type { Period } from '../../dates/period.ts';
import { usualBefore } from './settle.ts';
import type { Settled } from './settled.ts';

const MOST_BEFORE = 8;
/** Of fewer nothing is usual. */
export const FEWEST_BEFORE = 3;

/** As many stretches of the same length and the same weekdays as there are data for, the latest first. */
export function periodsBefore({ period, view }: Pick<Settled, 'period' | 'view'>): readonly Period[] {
  const first = view.source.firstDay;
  const found: Period[] = [];
  let other = usualBefore(period);
  while (found.length < MOST_BEFORE && first !== null && other.from >= first) {
    found.push(other);
    other = usualBefore(other);
  }
  return found;
}
