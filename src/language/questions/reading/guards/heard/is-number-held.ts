import type { Reading } from '../../reading.ts';
import { numbersOf } from './held-by-part.ts';

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));

/** A number of the question stands in some part of its reading; and as said. */
export function isNumberHeld(value: number, reading: Reading): boolean {
  const { metrics, limits, filters } = reading;
  return (
    numbersOf(reading).some((one) => isNear(one, value)) ||
    filters.some(({ members }) => members.some((name) => name.includes(String(value)))) ||
    // "Per thousand sessions"
    [...metrics, ...limits.map(({ metric }) => metric)].some((id) => id.startsWith(`per_${value}:`))
  );
}
