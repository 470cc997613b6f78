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

const asSeen = (weeks: Float64Array) => ({ seen: weeks, cleaned: weeks });

describe('the whole site with a handful of events a week', () => {
  it('is not alarmed by a week without any more often than it should be', () => {
    const random = new Random(5);
    let [alarms, zeros] = [0, 0];
    for (let site = 0; site < 400; site++) {
      const counts = Float64Array.from({ length: WEEKS + 1 }, () => random.poisson(3));
      const test = testSite(
        counts[WEEKS] as number,
        forecastSite(asSeen(counts), calendar, 1 / 3, 1),
        WEEKS,
        1,
      );
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
    const forecast = forecastSite(asSeen(counts), calendar, 1 / 3, 1);
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
    return (
      testSite(site[WEEKS] as number, forecastSite(asSeen(site), calendar, 1e-4, null), WEEKS, null)?.p ?? 1
    );
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

  it('is no news in the weeks after a channel died that is still counted as an accident', () => {
    const usual = Float64Array.from(scattered, (value) => 8 * value);
    for (const weeksAgo of [1, 2, 4]) {
      const seen = usual.map((value, week) => (week >= WEEKS - weeksAgo ? 0.6 * value : value));
      const pWith = (past: Parameters<typeof forecastSite>[0]) =>
        testSite(seen[WEEKS] as number, forecastSite(past, calendar, 1e-4, null), WEEKS, null)?.p;
      expect(pWith({ seen: usual, cleaned: usual })).toBeLessThan(0.001);
      expect(pWith({ seen, cleaned: usual })).toBeGreaterThan(0.05);
    }
  });

  it('has not risen when it is back where it was before a week of holidays', () => {
    const wandering = Float64Array.of(
      ...[
        8095, 7597, 8231, 8378, 7800, 8048, 8034, 7553, 7817, 7476, 7930, 8098, 7254, 7535, 7779, 7284, 7697,
      ],
      ...[
        7670, 7833, 7771, 7821, 8177, 8459, 8389, 8542, 8390, 7398, 7297, 7502, 7805, 7546, 7924, 8414, 8193,
      ],
      ...[8446, 8276, 8213, 8300, 7885, 6967, 4807, 7559],
    );
    const current = wandering.length - 1;
    const weeks = {
      weeks: current + 1,
      current,
      history: Array.from({ length: current }, (_, week) => week),
      daysPresent: Array.from(wandering, () => 7),
    };
    const forecast = forecastSite(asSeen(wandering), weeks, 1e-4, 1);
    expect(testSite(7559, forecast, current, 1)?.p).toBeGreaterThan(0.05);
    expect(testSite(9900, forecast, current, 1)?.p).toBeLessThan(0.01);
  });
});
