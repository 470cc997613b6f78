import type { Run } from '../prepare-run.ts';
import type { LevelTest } from './level-test.ts';
import type { TestStatistics } from './test-statistics.ts';
import type { TrendTest } from './trend-test.ts';

/** One test of the analysis, in the unit of its metric. */
export interface Hypothesis extends TestStatistics {
  /** The table it was made on; `segment` is a number of its lattice. */
  readonly run: Run;
  readonly metric: string;
  /** Index in the lattice; 0 is the site. */
  readonly segment: number;
  readonly tier: Tier;
  readonly name: TestName;
  readonly dispersion: number;
  readonly level: LevelTest | null;
  readonly trend: Drift | null;
}

/** A drift, and whether the same weeks of the year before are known, without which it may be the season. */
export interface Drift extends TrendTest {
  readonly yearKnown: boolean;
}

/** Tests that share a part of the error budget; `derived`: of metrics other than the volume. */
export type Tier =
  | 'site'
  | 'one_dimension'
  | 'one_dimension_derived'
  | 'two_dimensions'
  | 'two_dimensions_derived'
  | 'trend';

/** See `TestResult.name`. */
export type TestName =
  | 'log_level_t'
  | 'negative_binomial_t'
  | 'overdispersed_share_t'
  | 'compound_revenue_t'
  | 'compound_amount_t'
  | 'log_mean_t'
  | 'raw_revenue_t'
  | 'log_linear_trend_t'
  | 'silent_days_nb';
