/**
 * The mean of a week together with the `weeks` before it that let expect `mean`, had nothing changed between them. The scatter of
 * a past week belongs to this mean: over the forecast alone a small count that was low by chance makes the next one look wild,
 * E[(y − x)² / x] > 2 of two Poisson counts, while E[(y − x)² / ½(x + y)] = 2 exactly.
 */
export function meanOfBoth(mean: number, observed: number, weeks: number): number {
  return (weeks * mean + Math.max(0, observed)) / (weeks + 1);
}
