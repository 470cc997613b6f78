/**
 * How many normal standard deviations the logarithm of a mean (a position) is away from what was expected of it:
 * ln(observed / expected) over its standard deviation √variance / expected (delta method). A fall from 2 to 4 is as far as
 * one from 10 to 20.
 */
export function meanSurprise(observed: number, expected: number, variance: number): number {
  if (!(observed > 0) || !(expected > 0) || !(variance > 0)) return 0;
  return (Math.log(observed / expected) * expected) / Math.sqrt(variance);
}
