import type { CommonFactor } from './common-factor.ts';
import type { Noise, Panel } from './panel.ts';

/** What one panel was expected to be in each week that has full weeks before it, one step ahead. */
export interface Expectation {
  readonly panel: Panel;
  /** Weeks with an expectation, oldest first, the analysed week last. */
  readonly targets: readonly number[];
  /** mean[segment · weeks + week] in counts, NaN where there is none. */
  readonly mean: Float64Array;
  /**
   * Var(observed − mean) = noise variance · inflation. The site moves with a segment that is s of it: with independent counts
   * Var(y − s·Σy) = μ(1 − s), and of a relative deviation δ of its own (1 − s)δ is left. On top comes the error of the
   * estimated share, Σw² / (Σw)² of a week like those behind it: counting noise of a mean m grows with m and not with m², so
   * that in a week of f times their size it weighs f times as much. For a segment that was left out of the movement of the
   * site nothing cancels, and the error of that movement comes on top, s of it.
   */
  readonly inflation: Float64Array;
  /** 1 − rate for rates, the mean itself for means, 1 otherwise. */
  readonly complement: Float64Array;
  /** Weight of the week in the expectation of the analysed week: weight[segment · weeks + week]. */
  readonly weight: Float64Array;
  /** Site total of each week with the segments that went their own way put back to what was expected (counts, money). */
  readonly cleaned: Float64Array;
  /** The leaves of the analysed week as the past let expect them, times the common factor. */
  readonly expectedLeaves: Float64Array;
  /** Common movement of the analysed week, and the leaves that did not take part. */
  readonly common: CommonFactor;
  readonly noise: Noise;
  readonly decay: number;
}
