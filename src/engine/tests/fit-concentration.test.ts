import { describe, expect, it } from 'vitest';
import { Random } from '../../../benchmarks/sites/random.ts';
import { fitConcentration } from './fit-concentration.ts';

const SEGMENTS = 26;
const RESIDUALS = 11;
const u = Array.from({ length: SEGMENTS }, (_, place) => (3 * place) / (SEGMENTS - 1));

/** What is fitted for the first and the last segment, on average over `draws` panels with variance `a + b·u`. */
function meanOfFits(a: number, b: number, draws: number): { first: number; last: number } {
  const random = new Random(7);
  const fits = Array.from({ length: draws }, () => {
    const squares = u.map((x) => {
      let sum = 0;
      for (let residual = 0; residual < RESIDUALS; residual++) sum += random.normal() ** 2;
      return ((a + b * x) * sum) / RESIDUALS;
    });
    return fitConcentration(squares, u);
  });
  const mean = (place: number): number => fits.reduce((sum, fit) => sum + (fit[place] as number), 0) / draws;
  return { first: mean(0), last: mean(SEGMENTS - 1) };
}

describe('fitConcentration', () => {
  it('makes little of chance where no segment scatters more than another', () => {
    const { first, last } = meanOfFits(1, 0, 400);
    expect(last / first).toBeLessThan(1.1);
  });

  it('keeps what is plainly there', () => {
    const { first, last } = meanOfFits(1, 1, 400);
    expect(last / first).toBeGreaterThan(3.4);
    expect(last / first).toBeLessThan(4.8);
  });

  it('tells nothing of few segments', () => {
    expect(fitConcentration([1, 2, 3], [1, 2, 3])).toEqual([1, 1, 1]);
  });
});
