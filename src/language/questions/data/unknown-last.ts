/**
 * To sort by: values as they go up or down, and behind them those that are unknown, whichever way the others go. An unknown
 * value is no zero, so it has no place among them.
 * @returns 0 for two equal or two unknown ones; put an order of names behind it
 */
export function unknownLast(a: number | null, b: number | null, direction: 'up' | 'down'): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction === 'up' ? a - b : b - a;
}
