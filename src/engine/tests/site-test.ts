import type { SiteForecast } from '../series/site-forecast.ts';
import { studentTwoSided } from './student-t.ts';

/** Whether the whole site differs from what its own past let expect. In the unit of the series. */
export interface SiteTest {
  readonly observed: number;
  readonly expected: number;
  readonly deviation: number;
  readonly degreesOfFreedom: number;
  readonly statistic: number;
  readonly p: number;
}

/** t of ln(observed / expected); the spread is that of past one-step errors. */
export function testSite(observed: number, forecast: SiteForecast, current: number): SiteTest | null {
  const expected = forecast.mean[current] as number;
  if (!(expected > 0) || !(observed >= 0)) return null;
  const statistic = Math.log(Math.max(observed, 1e-6 * expected) / expected) / forecast.deviation;
  return {
    observed,
    expected,
    deviation: expected * forecast.deviation,
    degreesOfFreedom: forecast.degreesOfFreedom,
    statistic,
    p: studentTwoSided(statistic, forecast.degreesOfFreedom),
  };
}
