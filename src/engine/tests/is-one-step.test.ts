import { describe, expect, it } from 'vitest';
import { Random } from '../../../benchmarks/sites/random.ts';
import { isOneStep } from './is-one-step.ts';

const weeks = Array.from({ length: 12 }, (_, week) => week);
const even = weeks.map(() => 1);
/** Of 200 series with noise of 1: how many are called one step. */
function share(levelOf: (week: number) => number): number {
  const random = new Random(7);
  const draws = Array.from({ length: 200 }, () => weeks.map((week) => levelOf(week) + random.normal()));
  return draws.filter((values) => isOneStep(values, weeks, even)).length / draws.length;
}

describe('what moved once and stayed', () => {
  it('is told from a drift, at any of its weeks', () => {
    for (const start of [2, 4, 6, 8, 10])
      expect(share((week) => (week >= start ? 6 : 0))).toBeGreaterThan(0.9);
  });

  it('is no drift of the same size', () => {
    expect(share((week) => (week / 11) * 6)).toBeLessThan(0.1);
    expect(share((week) => -(week / 11) * 8)).toBeLessThan(0.05);
  });
});
