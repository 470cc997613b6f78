import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../benchmarks/sites/random.ts';
import { forecastSeries } from './forecast-series.ts';

const noise = (seed: number, length: number, spread: number) => {
  const random = new Random(seed);
  return Float64Array.from({ length }, () => spread * random.normal());
};

describe('the forecast of a series', () => {
  it('is the level where nothing but noise moves, with an error of its size', () => {
    const { ahead, error } = forecastSeries(
      noise(1, 60, 0.1).map((value) => 5 + value),
      4,
    );
    for (const value of ahead) expect(Math.abs(value - 5)).toBeLessThan(0.1);
    for (const value of error) expect(value).toBeLessThan(0.15);
  });

  it('knows the week of last year once years have shown it', () => {
    const season = (week: number) => 0.8 * Math.sin((2 * Math.PI * week) / 52);
    const logs = noise(2, 200, 0.05).map((value, week) => 3 + season(week) + value);
    const { ahead } = forecastSeries(logs, 13);
    ahead.forEach((value, h) => {
      expect(Math.abs(value - 3 - season(200 + h))).toBeLessThan(0.3);
    });
  });

  it('is not moved by one wild week, but by two', () => {
    const logs = noise(3, 20, 0.02);
    const wild = logs.map((value, week) => (week === 19 ? 1 : value));
    const twice = logs.map((value, week) => (week >= 18 ? 1 : value));
    expect(forecastSeries(wild, 1).ahead[0]).toBeLessThan(0.1);
    expect(forecastSeries(twice, 1).ahead[0]).toBeGreaterThan(forecastSeries(wild, 1).ahead[0]! + 0.05);
  });

  it('has a finite mean for whatever is known, missing weeks or constants among it', () => {
    const value = fc.oneof(fc.double({ min: -5, max: 20, noNaN: true }), fc.constant(Number.NaN));
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 120 }),
        fc.integer({ min: 1, max: 6 }),
        (list, horizon) => {
          const { ahead } = forecastSeries(Float64Array.from(list), horizon);
          expect(ahead).toHaveLength(horizon);
          const known = list.some((one) => !Number.isNaN(one));
          for (const one of ahead) expect(Number.isFinite(one)).toBe(known);
        },
      ),
    );
    expect(forecastSeries(new Float64Array(30).fill(7), 2).ahead[1]).toBeCloseTo(7, 12);
    expect(forecastSeries(new Float64Array(0), 2).ahead[0]).toBeNaN();
  });
});
