import { countSurprise } from '#src/engine/tests/count-surprise.ts';
import { logGamma } from '#src/engine/tests/log-gamma.ts';
import { normalUpper } from '#src/engine/tests/normal.ts';

/**
 * How often the test of a count is below 0.01 when its mean and variance are known, summed over all counts of a Poisson
 * distribution: what whole numbers alone cost, and the most that benchmarks/segment-false-positives.ts could show of orders.
 *
 * `npm run bench -- count-test-size`
 */
const NOMINAL = 0.01;
const STEP = 0.1;
for (const [from, to] of [
  [10, 20],
  [20, 50],
  [50, 120],
] as const) {
  const means = Array.from({ length: Math.round((to - from) / STEP) }, (_, place) => from + place * STEP);
  const value = means.reduce((sum, mean) => sum + sizeAt(mean), 0) / means.length;
  process.stdout.write(
    `${JSON.stringify({ name: `count-test-size/${from}_to_${to}`, value, unit: 'share of counts with p < 0.01', reference: '0.01', ratio: value / NOMINAL })}\n`,
  );
}

function sizeAt(mean: number): number {
  let size = 0;
  for (let count = 0; count < 3 * mean + 30; count++)
    if (2 * normalUpper(Math.abs(countSurprise(count, mean, mean))) < NOMINAL)
      size += Math.exp(count * Math.log(mean) - mean - logGamma(count + 1));
  return size;
}
