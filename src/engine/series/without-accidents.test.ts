import { describe, expect, it } from 'vitest';
import { withoutAccidents } from './without-accidents.ts';

const noise = { dispersion: 1.5, extra: 0.002 };
const past = (counts: readonly number[], exposure: readonly number[] = counts.map(() => 1000)) => ({
  counts: Float64Array.from(counts),
  exposure: Float64Array.from(exposure),
  complementOf: () => 1,
});
const weightsOf = (...of: Parameters<typeof past>) => {
  const weights = withoutAccidents(past(...of), new Float64Array(of[0].length + 1).fill(1), noise);
  return weights && [...weights.slice(0, of[0].length)];
};

describe('the weeks behind an expectation without their accidents', () => {
  it('lack the one week in which robots came where nobody comes', () => {
    expect(weightsOf([0, 0, 1, 0, 2, 0, 0, 2250])).toEqual([1, 1, 1, 1, 1, 1, 1, 0]);
  });

  it('lack the week whose rate was another, however many trials it had', () => {
    const engaged = [120, 122, 118, 125, 119, 121, 120, 123];
    const visits = [200, 200, 200, 200, 200, 200, 2500, 200];
    expect(weightsOf(engaged, visits)).toEqual([1, 1, 1, 1, 1, 1, 0, 1]);
  });

  it.each([
    ['none that is like the others', [300, 310, 290, 305, 296, 301, 299, 303]],
    ['no two of the same kind in a row: that is a new level', [300, 310, 290, 305, 296, 301, 900, 920]],
    ['none of too few', [300, 10]],
  ])('lack %s', (_, counts) => {
    expect(weightsOf(counts)).toBeNull();
  });
});
