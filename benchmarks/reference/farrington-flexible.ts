/**
 * The outbreak detector of public health as a reference, written anew from the paper: Noufaily, Enki, Farrington, Garthwaite,
 * Andrews & Charlett (2013), "An improved algorithm for outbreak detection in multiple surveillance systems". Quasi-Poisson
 * log-linear model; weeks with Anscombe residuals above 2.58 down-weighted; the last three weeks left out; a negative binomial
 * for the week itself. The paper has five years, here is one: it cannot tell ten periods of the year apart (tried: 25 %
 * false alarms), so that there is one period, the trend is kept only where it is significant and does not lead out of what
 * was seen (Farrington et al. 1996), and the error of the mean is added to the variance.
 */
const WEEKS = 57;
const LEFT_OUT = 3;
const OUTLIER = 2.58;
const SIGNIFICANT = 1.96;

/** P(Y ≥ y) of the last week under the model of the 57 weeks before the three before it. */
export function farringtonFlexible(counts: readonly number[]): number {
  const now = counts.length - 1;
  const weeks = Array.from({ length: WEEKS }, (_, at) => now - LEFT_OUT - WEEKS + at).filter(
    (week) => week >= 0,
  );
  const y = weeks.map((week) => counts[week] as number);
  if (y.every((value) => value === 0)) return (counts[now] as number) > 0 ? 0 : 1;
  const fit = (trend: boolean) => {
    const design = weeks.map((week) => (trend ? [1, (week - now) / 52] : [1]));
    const first = poissonRegression(
      design,
      y,
      y.map(() => 1),
    );
    const model = poissonRegression(design, y, anscombeWeights(y, first));
    const mean = Math.exp(model.b[0] as number);
    return { mean, error: mean * mean * model.dispersion * (model.inverse[0]?.[0] as number), model };
  };
  let fitted = fit(true);
  const { b, inverse, dispersion } = fitted.model;
  const t = (b[1] as number) / Math.sqrt(dispersion * (inverse[1]?.[1] as number));
  if (!(Math.abs(t) > SIGNIFICANT) || !(fitted.mean <= Math.max(...y))) fitted = fit(false);
  const mean = Math.max(1e-6, fitted.mean);
  return upperTail(counts[now] as number, mean, fitted.model.dispersion + fitted.error / mean);
}

interface Model {
  readonly b: readonly number[];
  readonly means: readonly number[];
  readonly leverages: readonly number[];
  readonly inverse: readonly (readonly number[])[];
  readonly dispersion: number;
}

function poissonRegression(
  design: readonly (readonly number[])[],
  y: readonly number[],
  weights: readonly number[],
): Model {
  const width = design[0]?.length ?? 0;
  let means = y.map((value) => value + 0.5);
  let b: number[] = new Array(width).fill(0);
  let inverse: number[][] = [];
  for (let round = 0; round < 30; round++) {
    const matrix = Array.from({ length: width }, (_, i) => [
      ...Array.from({ length: width }, (__, j) =>
        design.reduce(
          (sum, x, at) =>
            sum + (weights[at] as number) * (means[at] as number) * (x[i] as number) * (x[j] as number),
          i === j ? 1e-6 : 0,
        ),
      ),
      ...Array.from({ length: width }, (__, j) => (i === j ? 1 : 0)),
    ]);
    invert(matrix);
    inverse = matrix.map((line) => line.slice(width));
    const right = Array.from({ length: width }, (_, i) =>
      design.reduce((sum, x, at) => {
        const mean = means[at] as number;
        const working = Math.log(mean) + ((y[at] as number) - mean) / mean;
        return sum + (weights[at] as number) * mean * (x[i] as number) * working;
      }, 0),
    );
    const next = inverse.map((line) => line.reduce((sum, value, j) => sum + value * (right[j] as number), 0));
    const change = Math.max(...next.map((value, k) => Math.abs(value - (b[k] as number))));
    b = next;
    means = design.map((x) =>
      Math.exp(
        Math.min(
          30,
          Math.max(
            -12,
            x.reduce((sum, value, k) => sum + value * (b[k] as number), 0),
          ),
        ),
      ),
    );
    if (change < 1e-8) break;
  }
  const leverages = design.map((x, at) => {
    const inner = inverse.map((line) => line.reduce((sum, value, j) => sum + value * (x[j] as number), 0));
    const own = x.reduce((sum, value, k) => sum + value * (inner[k] as number), 0);
    return Math.min(0.99, own * (means[at] as number) * (weights[at] as number));
  });
  const pearson = y.reduce(
    (sum, value, at) =>
      sum + ((weights[at] as number) * (value - (means[at] as number)) ** 2) / (means[at] as number),
    0,
  );
  return { b, means, leverages, inverse, dispersion: Math.max(1, pearson / (y.length - width)) };
}

function anscombeWeights(y: readonly number[], { means, leverages, dispersion }: Model): number[] {
  const residuals = y.map((value, at) => {
    const mean = means[at] as number;
    const raw = (1.5 * (value ** (2 / 3) * mean ** (-1 / 6) - Math.sqrt(mean))) / Math.sqrt(dispersion);
    return raw / Math.sqrt(1 - (leverages[at] as number));
  });
  const weights = residuals.map((residual) => (residual > OUTLIER ? residual ** -2 : 1));
  const scale = y.length / weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight * scale);
}

/** Gauss–Jordan on [A | I] in place. */
function invert(matrix: number[][]): void {
  matrix.forEach((pivot, i) => {
    const head = pivot[i] as number;
    for (let k = 0; k < pivot.length; k++) pivot[k] = (pivot[k] as number) / head;
    matrix.forEach((line, j) => {
      if (j === i) return;
      const factor = line[i] as number;
      for (let k = 0; k < line.length; k++) line[k] = (line[k] as number) - factor * (pivot[k] as number);
    });
  });
}

function upperTail(y: number, mean: number, dispersion: number): number {
  const size = dispersion > 1 + 1e-9 ? mean / (dispersion - 1) : Number.POSITIVE_INFINITY;
  let mass = size === Number.POSITIVE_INFINITY ? Math.exp(-mean) : (size / (size + mean)) ** size;
  let below = 0;
  for (let k = 0; k < y; k++) {
    below += mass;
    mass *=
      size === Number.POSITIVE_INFINITY ? mean / (k + 1) : ((k + size) / (k + 1)) * (mean / (mean + size));
  }
  return Math.max(0, 1 - below);
}
