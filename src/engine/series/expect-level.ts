import type { PastWeeks } from './new-level.ts';
import { type Noise, noiseVariance, type Panel } from './panel.ts';

/** Of a segment that is nearly the whole site, nothing would be left to differ. */
const MOST_SHARE = 0.9;

/** The week that is expected: what a share or rate is taken of, and how the site moves in it. */
export interface Ahead {
  readonly exposure: number;
  readonly factor: number;
  readonly support: number;
  /** Whether the segment was left out of the movement of the site. */
  readonly wasTaken: boolean;
}

/** One segment in one week, in counts: see `Expectation` for its complement and inflation. */
export interface Level {
  readonly mean: number;
  readonly complement: number;
  readonly inflation: number;
}

/** Filled anew for each segment: there are hundreds of thousands of them. */
export function fillPast(
  { counts, exposure }: PastWeeks,
  panel: Panel,
  row: number,
  base: readonly number[],
  cleaned: Float64Array,
): void {
  for (let place = 0; place < base.length; place++) {
    const week = base[place] as number;
    counts[place] = panel.series[row + week] as number;
    exposure[place] = (panel.exposure ? panel.exposure[row + week] : cleaned[week]) as number;
  }
}

/**
 * What the linear part of the noise is multiplied with at a past rate, in a week that moves by `factor`: 1 − rate for shares, no
 * less than 0.02, the mean for means, 1 for counts and money.
 */
export function complementAt(panel: Panel, factor: number): (rate: number) => number {
  if (panel.bounded) return (rate) => Math.max(0.02, 1 - Math.min(1, rate * factor));
  return panel.type === 'mean' ? (rate) => rate * factor : () => 1;
}

/**
 * μ = E·f·Σ w y / Σ w e over the weeks behind, with counts y, exposures e and weights w; the inflation of its variance as
 * `Expectation` says. Null where there is nothing to take a share of.
 *
 * @param weights of the weeks behind, oldest first; may be longer than these
 */
export function expectLevel(
  panel: Panel,
  past: PastWeeks,
  weights: Float64Array,
  ahead: Ahead,
  noise: Noise,
): Level | null {
  let [events, exposure, sum, squares] = [0, 0, 0, 0];
  for (let place = 0; place < past.counts.length; place++) {
    const w = weights[place] as number;
    events += w * (past.counts[place] as number);
    exposure += w * (past.exposure[place] as number);
    sum += w;
    squares += w * w;
  }
  if (!(exposure > 0)) return null;
  const rate = events / exposure;
  const expected = ahead.exposure * rate * ahead.factor;
  // A rate with little history and much traffic today is known worse than the number of weeks says.
  const fromVolume = panel.exposure && events > 0 ? expected / events : 0;
  const share = Math.min(MOST_SHARE, expected / ahead.support);
  const counting = 1 / (1 + noise.extra * expected);
  const fewer = panel.exposure || !(events > 0) ? 1 : (expected * sum) / events;
  const perWeek = (squares / (sum * sum)) * (counting * fewer + 1 - counting);
  const known = 1 + Math.max(perWeek, fromVolume);
  const rest = 1 - share;
  return {
    mean: expected,
    complement: past.complementOf(rate),
    inflation: ahead.wasTaken ? known + share : known * (counting * rest + (1 - counting) * rest * rest),
  };
}

/** How far a count is from a level, in standard deviations. */
export function distance(seen: number, { mean, complement, inflation }: Level, noise: Noise): number {
  return Math.abs(seen - mean) / Math.sqrt(noiseVariance(noise, Math.max(1, mean), complement) * inflation);
}
