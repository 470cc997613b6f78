import { describe, expect, it } from 'vitest';
import { Random } from '../../../benchmarks/sites/random.ts';
import { fitTrendModel, testTrend } from './trend-test.ts';

const SPREAD = 0.06;
const weeks = Array.from({ length: 20 }, (_, week) => week);

/** Counts around a level that wanders, and drifts by so much of its logarithm a week. */
function series(random: Random, correlation: number, slope: number): readonly number[] {
  const level = 100 * Math.exp(4 * random.uniform());
  let state = SPREAD * random.normal();
  return weeks.map((week) => {
    state = correlation * state + SPREAD * Math.sqrt(1 - correlation ** 2) * random.normal();
    return random.poisson(level * Math.exp(state + slope * week));
  });
}

/** Share of series with p < 0.01, sixteen of a site. */
function told(correlation: number, slope: number): number {
  const random = new Random(31);
  const sites = 40;
  let below = 0;
  for (let site = 0; site < sites; site++) {
    const all = Array.from({ length: 16 }, (_, place) => series(random, correlation, place < 2 ? slope : 0));
    const model = fitTrendModel(all, { dispersion: 1, extra: SPREAD ** 2 }, weeks);
    const asked = slope === 0 ? all : all.slice(0, 2);
    below += asked.filter((values, place) => testTrend(place, values, model).p < 0.01).length / asked.length;
  }
  return below / sites;
}

describe('drifts', () => {
  it('are not seen in levels that wander slowly: chance hides from small series how alike their weeks are', () => {
    expect(told(0.7, 0)).toBeLessThan(0.018);
  });

  it('are seen in steady series', () => {
    expect(told(0, 0.015)).toBeGreaterThan(0.8);
  });
});
