import type { SiteForecast, UsualLevel } from '../series/site-forecast.ts';
import { countSurprise } from './count-surprise.ts';
import { studentTwoSided } from './student-t.ts';
import type { TestStatistics } from './test-statistics.ts';

/** Below so many expected events a week without any is no wonder, and a logarithm tells it as one. */
const FEW_EVENTS = 100;

/**
 * Whether the whole site differs from what its own past let expect, in the unit of the series: t of ln(observed / expected); the spread is that of past one-step errors. Few events are tested as a count with this spread.
 * A site that took a new level of late must differ from that as well, and from the one it is back at: what stayed is no news.
 *
 * @param perEvent what one event makes of the series: 1 of a count, an order value of revenue; null where nothing is counted
 */
export function testSite(
  observed: number,
  forecast: SiteForecast,
  current: number,
  perEvent: number | null,
): TestStatistics | null {
  const expected = forecast.mean[current] as number;
  if (!(expected > 0) || !(observed >= 0)) return null;
  const events = perEvent === null ? Number.POSITIVE_INFINITY : expected / perEvent;
  const nearer = nearerLevel(observed, forecast, expected);
  if (nearer)
    return testSite(
      observed,
      { ...forecast, ...nearer, mean: forecast.mean.with(current, nearer.mean), alsoUsual: [] },
      current,
      perEvent,
    );
  const statistic =
    events < FEW_EVENTS
      ? countSurprise((observed / expected) * events, events, (events * forecast.deviation) ** 2)
      : Math.log(Math.max(observed, 1e-6 * expected) / expected) / forecast.deviation;
  return {
    observed,
    expected,
    deviation: expected * forecast.deviation,
    degreesOfFreedom: forecast.degreesOfFreedom,
    statistic,
    p: studentTwoSided(statistic, forecast.degreesOfFreedom),
  };
}

/** The other usual level that the week is nearest to, where it is nearer to that than to what was expected. */
function nearerLevel(
  observed: number,
  { alsoUsual, deviation }: SiteForecast,
  expected: number,
): UsualLevel | undefined {
  const distance = (level: UsualLevel) => Math.abs(Math.log(observed / level.mean)) / level.deviation;
  let least = distance({ mean: expected, deviation });
  let nearest: UsualLevel | undefined;
  for (const level of alsoUsual)
    if (distance(level) < least) {
      least = distance(level);
      nearest = level;
    }
  return nearest;
}
