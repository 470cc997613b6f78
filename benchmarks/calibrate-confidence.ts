import { writeFileSync } from 'node:fs';
import { analyzeWeek } from '#src/engine/analyze-week.ts';
import { clarityFeatures } from '#src/engine/rank/confidence.ts';
import { isRight, randomWeek, simulate } from './sites/random-week.ts';

/**
 * Fits the confidence on simulated weeks of three kinds of sites, development seeds (1000, 1001, …), and writes its coefficients
 * into the engine: ridge-penalized logistic regression by Newton's method. benchmarks/confidence.ts measures on other seeds, and
 * on a kind of site that is not among these.
 *
 * `node benchmarks/calibrate-confidence.ts [weeks of each kind, 500]`
 */
const FIRST_SEED = 1000;
const RIDGE = 0.5;
const SITES = ['shop', 'publisher', 'software'] as const;
const weeks = Number(process.argv[2] ?? 500);

const rows: { x: readonly number[]; right: number }[] = [];
for (const site of SITES)
  for (let seed = FIRST_SEED; seed < FIRST_SEED + weeks; seed++) {
    const week = randomWeek(seed, site);
    for (const finding of analyzeWeek(simulate(week), { seed: 1 }).findings)
      rows.push({ x: clarityFeatures(finding), right: isRight(finding, week) ? 1 : 0 });
  }
const coefficients = fitLogistic(rows).map((value) => Number(value.toFixed(3)));
writeFileSync(
  new URL('../src/engine/rank/confidence-coefficients.ts', import.meta.url),
  `// Written by benchmarks/calibrate-confidence.ts from ${SITES.length * weeks} simulated weeks; see \`clarityFeatures\` for what they belong to.
export const confidenceCoefficients: readonly number[] = [
  ${coefficients.join(', ')},
];
`,
);
process.stdout.write(
  `${rows.length} findings of ${SITES.length * weeks} weeks: ${coefficients.join(', ')}\n`,
);

function fitLogistic(data: readonly { x: readonly number[]; right: number }[]): readonly number[] {
  const width = data[0]?.x.length ?? 0;
  let b = new Array<number>(width).fill(0);
  for (let round = 0; round < 50; round++) {
    // Gradient and Hessian side by side, solved by Gauss elimination; the constant is not penalized.
    const system: number[][] = b.map((value, i) => {
      const row = new Array<number>(width + 1).fill(0);
      if (i > 0) [row[i], row[width]] = [RIDGE, -RIDGE * value];
      return row;
    });
    for (const { x, right } of data) {
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, k) => sum + value * (b[k] as number), 0)));
      system.forEach((row, i) => {
        const xi = x[i] as number;
        for (let j = 0; j < width; j++) row[j] = (row[j] as number) + xi * (x[j] as number) * p * (1 - p);
        row[width] = (row[width] as number) + xi * (right - p);
      });
    }
    for (let i = 0; i < width; i++)
      for (let j = 0; j < width; j++) {
        if (j === i) continue;
        const [pivot, row] = [system[i] as number[], system[j] as number[]];
        const factor = (row[i] as number) / (pivot[i] as number);
        for (let k = i; k <= width; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
      }
    b = b.map((value, i) => {
      const row = system[i] as number[];
      return value + (row[width] as number) / (row[i] as number);
    });
  }
  return b;
}
