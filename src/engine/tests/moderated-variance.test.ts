import { describe, expect, it } from 'vitest';
import { Random } from '../../../benchmarks/sites/random.ts';
import { fitVariancePrior, fitVarianceTrend, moderateVariance } from './moderated-variance.ts';

/** s² of `df` residuals around a variance drawn from the scaled inverse χ² prior. */
function drawSquare(random: Random, scale: number, priorDf: number, df: number): number {
  const variance = (scale * priorDf) / (2 * random.gamma(priorDf / 2, 1));
  return (variance * 2 * random.gamma(df / 2, 1)) / df;
}

describe('moderated variances', () => {
  it('find the prior that the variances were drawn from', () => {
    const random = new Random(11);
    const squares = Array.from({ length: 3000 }, () => drawSquare(random, 2, 8, 6));
    const prior = fitVariancePrior(squares, 6);
    expect(prior.scale).toBeGreaterThan(1.8);
    expect(prior.scale).toBeLessThan(2.2);
    expect(prior.degreesOfFreedom).toBeGreaterThan(6);
    expect(prior.degreesOfFreedom).toBeLessThan(16);
  });

  it('trust the crowd when all variances are alike, and shrink towards it', () => {
    const random = new Random(12);
    const prior = fitVariancePrior(
      Array.from({ length: 500 }, () => drawSquare(random, 1, 1e6, 4)),
      4,
    );
    expect(prior.degreesOfFreedom).toBeGreaterThan(30);
    expect(moderateVariance(9, 4, { scale: 1, degreesOfFreedom: 4 })).toBe(5);
  });

  it('follow the size of the segments', () => {
    const random = new Random(13);
    const sizes = Array.from({ length: 1000 }, () => 3 + 5 * random.uniform());
    const squares = sizes.map((size) => drawSquare(random, Math.exp(0.4 * (size - 5)), 10, 6));
    const { scales } = fitVarianceTrend(
      squares,
      6,
      sizes.map((size) => [size]),
      sizes.map(() => 0),
    );
    const at = (size: number) => scales[sizes.findIndex((one) => Math.abs(one - size) < 0.02)]!;
    expect(Math.log(at(7.5) / at(3.5))).toBeCloseTo(1.6, 0);
  });

  it('know that one dimension scatters more than another, and make nothing of chance', () => {
    const random = new Random(17);
    const groups = Array.from({ length: 400 }, (_, place) => place % 4);
    const scalesOf = (truth: readonly number[]) => {
      const squares = groups.map((group) => drawSquare(random, truth[group] as number, 20, 11));
      const { scales } = fitVarianceTrend(
        squares,
        11,
        groups.map(() => []),
        groups,
      );
      return [0, 1, 2, 3].map((group) => scales[group] as number);
    };
    const different = scalesOf([1, 1, 1, 2.5]);
    expect((different[3] as number) / (different[0] as number)).toBeGreaterThan(2);
    expect((different[3] as number) / (different[0] as number)).toBeLessThan(3);
    const alike = scalesOf([1, 1, 1, 1]);
    expect(Math.max(...alike) / Math.min(...alike)).toBeLessThan(1.15);
  });

  it('are as sure as all of them together where nothing but chance tells them apart, and no surer', () => {
    const random = new Random(19);
    const alike = (count: number) =>
      fitVariancePrior(
        Array.from({ length: count }, () => drawSquare(random, 1, 1e6, 11)),
        11,
      ).degreesOfFreedom;
    expect(alike(15)).toBeLessThanOrEqual((15 * 11) / 2);
    expect(alike(2000)).toBeGreaterThan(100);
  });
});
