/** Fewer weeks on a side are an accident, not a level. */
const FEWEST_WEEKS = 2;
/**
 * A step fits a straight line to three quarters and a line fits a step as well, so that the better fit tells them apart; the
 * step has its moment to choose and must be better by this.
 */
const CLEARLY_BETTER = 0.75;

/**
 * Whether values moved once and stayed, rather than drifted: two levels, parted at the best week, leave clearly less than a
 * straight line does. What moved once was told in its week.
 *
 * @param weeks when each value was, ascending
 * @param variances of each value
 */
export function isOneStep(
  values: readonly number[],
  weeks: readonly number[],
  variances: readonly number[],
): boolean {
  const weights = variances.map((variance) => 1 / variance);
  let least = Number.POSITIVE_INFINITY;
  for (let start = FEWEST_WEEKS; start <= values.length - FEWEST_WEEKS; start++)
    least = Math.min(
      least,
      aroundMean(values.slice(0, start), weights.slice(0, start)) +
        aroundMean(values.slice(start), weights.slice(start)),
    );
  return least < CLEARLY_BETTER * aroundLine(values, weeks, weights);
}

function aroundMean(values: readonly number[], weights: readonly number[]): number {
  const mean = weighted(values, weights);
  return values.reduce((sum, value, place) => sum + (weights[place] as number) * (value - mean) ** 2, 0);
}

function aroundLine(values: readonly number[], weeks: readonly number[], weights: readonly number[]): number {
  const [x, y] = [weighted(weeks, weights), weighted(values, weights)];
  let [products, squares] = [0, 0];
  values.forEach((value, place) => {
    const along = (weeks[place] as number) - x;
    products += (weights[place] as number) * along * (value - y);
    squares += (weights[place] as number) * along * along;
  });
  const slope = products / squares;
  return values.reduce(
    (sum, value, place) =>
      sum + (weights[place] as number) * (value - y - slope * ((weeks[place] as number) - x)) ** 2,
    0,
  );
}

function weighted(values: readonly number[], weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return values.reduce((sum, value, place) => sum + value * (weights[place] as number), 0) / all;
}
