import type { TrendTest } from './trend-test.ts';

/**
 * The analysed week has this part at least of what the line has drifted. A choice of ours, the same half that tells a drift of its own
 * (`explain-trends.ts`): what is told of it is how far the analysed week lies from where the line began.
 */
const STILL_DRIFTED = 0.5;

/**
 * Whether the analysed week is where the drift has led to: a rise that broke off in it is none that anything keeps to.
 *
 * @param length weeks from the first to the analysed one
 * @param observed what the analysed week has; below a half it counts as a half, as in every logarithm of a count
 */
export function driftGoesOn(
  { slope, start }: Pick<TrendTest, 'slope' | 'start'>,
  length: number,
  observed: number,
): boolean {
  const drifted = Math.log(Math.max(0.5, observed)) - start;
  return drifted * Math.sign(slope) >= STILL_DRIFTED * Math.abs(slope) * length;
}
