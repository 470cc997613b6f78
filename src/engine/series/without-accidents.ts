import { median } from '#src/shared/quantile.ts';
import type { PastWeeks } from './new-level.ts';
import { type Noise, noiseVariance } from './panel.ts';

/** Beyond so many standard deviations from the level of the others a past week is an accident. */
const ACCIDENT = 5;
const FEWEST_WEEKS = 3;

/**
 * The weights of the weeks behind an expectation, none of them for accidents; null where there was none. Two such weeks in a
 * row on the same side are a new level and stay.
 *
 * @param weights may be longer than the weeks
 */
export function withoutAccidents(
  { counts, exposure, complementOf }: PastWeeks,
  weights: Float64Array,
  noise: Noise,
): Float64Array | null {
  const rates = [...counts].flatMap((count, place) => {
    const of = exposure[place] as number;
    return of > 0 ? [count / of] : [];
  });
  if (rates.length < FEWEST_WEEKS) return null;
  const usual = median(rates);
  const scores = counts.map((count, place) => {
    const mean = usual * (exposure[place] as number);
    // A level of nothing has the noise of one event.
    return (count - mean) / Math.sqrt(noiseVariance(noise, Math.max(1, mean), complementOf(usual)));
  });
  const isAccident = (place: number) => {
    const score = scores[place] as number;
    const isLike = (other: number | undefined) =>
      other !== undefined && Math.abs(other) > ACCIDENT && Math.sign(other) === Math.sign(score);
    return Math.abs(score) > ACCIDENT && !isLike(scores[place - 1]) && !isLike(scores[place + 1]);
  };
  if (!scores.some((_, place) => isAccident(place))) return null;
  return weights.map((weight, place) => (place < counts.length && isAccident(place) ? 0 : weight));
}
