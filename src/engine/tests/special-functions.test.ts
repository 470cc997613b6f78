import { describe, expect, it } from 'vitest';
import { countSurprise, negativeBinomialScore } from './count-surprise.ts';
import { incompleteBeta } from './incomplete-beta.ts';
import { incompleteGammaLower, incompleteGammaUpper } from './incomplete-gamma.ts';
import { logGamma } from './log-gamma.ts';
import { normalUpper, normalUpperQuantile } from './normal.ts';
import { digamma, trigamma, trigammaInverse } from './polygamma.ts';
import { studentQuantile, studentTwoSided } from './student-t.ts';

const close = (actual: number, expected: number, relative = 1e-9) =>
  expect(Math.abs(actual / expected - 1), `${actual} against ${expected}`).toBeLessThan(relative);

// Reference values of scipy.stats and scipy.special 1.17.1.
describe('special functions', () => {
  it('gamma family', () => {
    close(logGamma(0.3), 1.0957979948180756);
    close(logGamma(1.5), -0.12078223763524526);
    close(logGamma(10), 12.801827480081469);
    close(logGamma(123.4), 469.3360974421906);
    close(logGamma(70000.5), 710938.4554101425);
    close(digamma(0.2), -5.289039896592189);
    close(trigamma(0.2), 26.26737720542378);
    close(digamma(1), -0.5772156649015329);
    close(trigamma(1), 1.6449340668482266);
    close(digamma(3.7), 1.1671535393615113);
    close(trigamma(3.7), 0.31003785767003833);
    close(digamma(55), 3.9982147288427368);
    close(trigamma(55), 0.01834810912486842);
    close(trigammaInverse(trigamma(2.5)), 2.5, 1e-7);
    close(trigammaInverse(trigamma(40)), 40.0, 1e-6);
  });
  it('incomplete gamma and beta, tails included', () => {
    close(incompleteGammaLower(0.5, 0.2), 0.47291074313446196, 1e-8);
    close(incompleteGammaUpper(0.5, 0.2), 0.5270892568655381, 1e-8);
    close(incompleteGammaLower(3, 10), 0.9972306042844884, 1e-8);
    close(incompleteGammaUpper(3, 10), 0.0027693957155115775, 1e-8);
    close(incompleteGammaLower(200, 260), 0.999952499875557, 1e-8);
    close(incompleteGammaUpper(200, 260), 4.750012444300866e-5, 1e-8);
    close(incompleteGammaLower(5000, 4700), 7.597064861941285e-6, 1e-8);
    close(incompleteGammaUpper(5000, 4700), 0.9999924029351381, 1e-8);
    close(incompleteBeta(0.25, 1 - 0.25, 2, 3), 0.26171875, 1e-8);
    close(incompleteBeta(0.9, 1 - 0.9, 0.5, 4.5), 0.9999914619487767, 1e-8);
    close(incompleteBeta(0.25, 1 - 0.25, 300, 700), 0.00017989197772738858, 1e-8);
    close(incompleteBeta(0.91, 1 - 0.91, 4420, 300), 1.1422733217382177e-11, 1e-8);
  });
  it('normal and Student', () => {
    close(normalUpper(-1), 0.8413447460685429);
    close(normalUpper(0.5), 0.3085375387259869);
    close(normalUpper(3), 0.0013498980316300933);
    close(normalUpper(12), 1.776482112077653e-33);
    close(normalUpper(30), 4.906713927147908e-198);
    close(normalUpperQuantile(0.7), -0.5244005127080407);
    close(normalUpperQuantile(0.025), 1.9599639845400545);
    close(normalUpperQuantile(1e-10), 6.361340902404056);
    close(normalUpperQuantile(1e-200), 30.20559417957964);
    close(studentTwoSided(1, 3), 0.3910022189557705);
    close(studentTwoSided(4.2, 7.5), 0.0034600818129523203);
    close(studentTwoSided(25, 12), 1.0164797615466309e-11);
    close(studentQuantile(0.05, 3), 3.1824463052837086);
    close(studentQuantile(0.05, 8), 2.3060041352041662);
    close(studentQuantile(1e-5, 20), 5.85366792177136);
  });
  it('normal scores of count tails', () => {
    close(negativeBinomialScore(30, 20, 45), 1.4143050400691493, 1e-6);
    close(negativeBinomialScore(5, 20, 45), -2.8406322931125114, 1e-6);
    close(negativeBinomialScore(0, 8, 12), -3.170372015328639, 1e-6);
    close(negativeBinomialScore(4420, 2671, 9000), 15.834009035208664, 1e-6);
    close(negativeBinomialScore(20, 12, 12), 2.1335759721039818, 1e-8);
    // Scattering less than by chance: that of Poisson times √(mean / variance).
    close(negativeBinomialScore(4, 12, 10), -2.5795755459809286 * Math.sqrt(1.2), 1e-8);
  });
  it.each([
    [840, 1200, 6700],
    [1500, 1200, 6700],
    [280, 400, 1200],
    [520, 400, 1200],
    [45, 80, 160],
    [130, 80, 160],
    [6, 15, 18],
    [30, 15, 18],
  ])(
    '%i where %i were expected, variance %i: as a Poisson count with a log-normal level',
    (y, mean, variance) => {
      const exact = poissonLogNormalScore(y, mean, variance);
      expect(Math.abs(countSurprise(y, mean, variance) - exact)).toBeLessThan(0.06);
    },
  );
});

/** By adding up over the level, an independent way to the mid-p value of countSurprise. */
function poissonLogNormalScore(y: number, mean: number, variance: number): number {
  const spread = Math.sqrt(Math.log(1 + (variance - mean) / mean ** 2));
  let [below, at, all] = [0, 0, 0];
  for (let z = -9; z <= 9; z += 0.01) {
    const weight = Math.exp(-0.5 * z * z);
    const level = mean * Math.exp(spread * z - 0.5 * spread ** 2);
    const upTo = (count: number) => incompleteGammaUpper(count + 1, level);
    below += weight * upTo(y - 1);
    at += weight * (upTo(y) - upTo(y - 1));
    all += weight;
  }
  const lower = (below + 0.5 * at) / all;
  return lower < 0.5 ? -normalUpperQuantile(lower) : normalUpperQuantile(1 - lower);
}
