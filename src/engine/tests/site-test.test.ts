import { describe, expect, it } from 'vitest';
import { Random } from '../../../benchmarks/sites/random.ts';
import { forecastSite } from '../series/site-forecast.ts';
import { testSite } from './site-test.ts';

const WEEKS = 20;
const calendar = {
  weeks: WEEKS + 1,
  current: WEEKS,
  history: Array.from({ length: WEEKS }, (_, week) => week),
  daysPresent: Array.from({ length: WEEKS + 1 }, () => 7),
};

describe('the whole site with a handful of events a week', () => {
  it('is not alarmed by a week without any more often than it should be', () => {
    const random = new Random(5);
    let [alarms, zeros] = [0, 0];
    for (let site = 0; site < 400; site++) {
      const counts = Float64Array.from({ length: WEEKS + 1 }, () => random.poisson(3));
      const test = testSite(counts[WEEKS] as number, forecastSite(counts, calendar, 1 / 3, 1), WEEKS, 1);
      if (counts[WEEKS] === 0) zeros++;
      if (test && test.p <= 0.01) alarms++;
    }
    expect(zeros).toBeGreaterThan(10);
    expect(alarms / 400).toBeLessThan(0.02);
  });

  it('expects what came on average, and sees seven times as much', () => {
    const counts = Float64Array.from(
      { length: WEEKS + 1 },
      (_, week) => [0, 2, 3, 5, 1, 7][week % 6] as number,
    );
    const forecast = forecastSite(counts, calendar, 1 / 3, 1);
    expect(forecast.mean[WEEKS]).toBeGreaterThan(2.3);
    expect(forecast.mean[WEEKS]).toBeLessThan(3.7);
    expect(testSite(21, forecast, WEEKS, 1)?.p).toBeLessThan(0.01);
  });
});

describe('the whole site at a new level', () => {
  const random = new Random(9);
  const scattered = Array.from({ length: WEEKS + 1 }, () => Math.exp(0.03 * random.normal()));
  const pOf = (of: (week: number) => number) => {
    const site = Float64Array.from(scattered, (value, week) => 8 * value * of(week));
    return testSite(site[WEEKS] as number, forecastSite(site, calendar, 1e-4, null), WEEKS, null)?.p ?? 1;
  };

  it('is news in its first week and in none after', () => {
    expect(pOf((week) => (week >= WEEKS ? 1.4 : 1))).toBeLessThan(0.001);
    for (const weeksAgo of [1, 2, 3, 5, 7])
      expect(pOf((week) => (week >= WEEKS - weeksAgo ? 1.4 : 1))).toBeGreaterThan(0.05);
  });

  it('is news again when it changes again, and is left by a week that was an accident', () => {
    expect(pOf((week) => (week === WEEKS ? 2 : week >= WEEKS - 3 ? 1.4 : 1))).toBeLessThan(0.01);
    expect(pOf((week) => (week === WEEKS - 1 ? 1.4 : 1))).toBeGreaterThan(0.05);
    expect(pOf((week) => (week === WEEKS - 1 ? 0.7 : week === WEEKS ? 1.4 : 1))).toBeLessThan(0.001);
  });
});
