import { expect, it } from 'vitest';
import { meanOfBoth } from './mean-of-both.ts';

/** Poisson probabilities of 0, 1, … for a mean. */
function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count < 80; count++) chances.push(((chances[count - 1] as number) * mean) / count);
  return chances;
}

it.each([6, 10, 15])('makes the scatter of counts around the week before theirs, at a mean of %d', (mean) => {
  const chances = poisson(mean);
  let [ofBoth, ofForecast, all] = [0, 0, 0];
  chances.forEach((a, before) => {
    chances.forEach((b, now) => {
      // A forecast of nothing is not looked at.
      if (before === 0) return;
      all += a * b;
      ofBoth += (a * b * (now - before) ** 2) / meanOfBoth(before, now, 1);
      ofForecast += (a * b * (now - before) ** 2) / before;
    });
  });
  // Var(y − x) is two means; the weeks with a forecast of nothing are missing of it.
  expect(ofBoth / all).toBeCloseTo(2, 1);
  expect(ofForecast / all).toBeGreaterThan(2.15);
});
