import type { Random } from './random.ts';

/** Box and Muller's normal deviate, mean 0 and deviation 1. */
export function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Marsaglia and Tsang (2000): gamma of mean 1, the less spread the higher the shape (≥ 1). */
function drawGamma(random: Random, shape: number): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = drawNormal(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return (d * v) / shape;
  }
}

/** Knuth's method for small means, the normal approximation for large ones. */
export function drawPoisson(random: Random, mean: number): number {
  if (mean > 40) return Math.max(0, Math.round(mean + Math.sqrt(mean) * drawNormal(random)));
  const floor = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > floor; product *= random()) count += 1;
  return count;
}

/** Counts that vary more than chance alone: variance = mean + mean² / shape (negative binomial). */
export function drawCount(random: Random, mean: number, shape: number): number {
  return mean <= 0 ? 0 : drawPoisson(random, mean * drawGamma(random, shape));
}

/** How often a further step follows the last one, when it does with probability `more`. */
export function drawSteps(random: Random, more: number): number {
  return Math.floor(Math.log(1 - random()) / Math.log(more));
}
