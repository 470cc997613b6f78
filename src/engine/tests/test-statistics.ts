/** What every test of a week against its expectation says, in the unit of its series. */
export interface TestStatistics {
  readonly observed: number;
  readonly expected: number;
  /** Standard deviation of observed − expected, the error of the expectation included. */
  readonly deviation: number;
  readonly degreesOfFreedom: number;
  /** Normal score, or Student's t; referred to Student's t, since the deviation is estimated. */
  readonly statistic: number;
  /** Two-sided. */
  readonly p: number;
}
