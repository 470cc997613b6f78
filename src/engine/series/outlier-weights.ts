/** Farrington Flexible (Noufaily et al. 2013): past residuals beyond this many standard deviations are down-weighted. */
const OUTLIER = 2.58;

/**
 * Takes weight from past weeks by their standardized residuals, oldest first: times (2.58 / |r|)² beyond 2.58. Two outliers in
 * a row on the same side are a new level rather than an accident, so the earlier of them keeps its weight.
 */
export function downWeight(scores: Float64Array, weights: Float64Array): void {
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] as number;
    if (Math.abs(score) <= OUTLIER) continue;
    const next = scores[place + 1];
    const newLevel = next !== undefined && Math.abs(next) > OUTLIER && Math.sign(next) === Math.sign(score);
    if (!newLevel) weights[place] = (weights[place] as number) * (OUTLIER / score) ** 2;
  }
}
