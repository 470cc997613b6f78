/** A part of the variance of every error, the same in all weeks, that neighbouring weeks share. */
export interface Wandering {
  readonly variance: number;
  /** Of weeks next to each other: Cov = σ²·variance·correlation^|x[i] − x[j]|. */
  readonly correlation: number;
}

/**
 * Generalized least squares of a straight line through y at the places x (weeks): errors of variance σ²·noise[i], of which
 * what wanders resembles that of neighbouring weeks and the rest comes anew each week, as chance does.
 */
export interface LineFit {
  readonly intercept: number;
  readonly slope: number;
  /** Variance of the slope and of the intercept for σ² = 1. */
  readonly slopeVariance: number;
  readonly interceptVariance: number;
  /** Estimate of σ² with n − 2 degrees of freedom. */
  readonly square: number;
  /** Restricted log likelihood, σ² profiled out (Harville 1974), up to a constant. */
  readonly logLikelihood: number;
}

/**
 * Whitens with the Cholesky factor of the errors' covariance and solves the normal equations of the line.
 *
 * @param noise variance of each error for σ² = 1, what wanders included
 * @param wandering null: errors that know nothing of each other
 */
export function fitLine(
  x: readonly number[],
  y: readonly number[],
  noise: readonly number[],
  wandering: Wandering | null,
): LineFit {
  const n = y.length;
  const factor = cholesky(
    y.map((_, i) =>
      y.map((__, j) => {
        if (i === j) return noise[i] as number;
        if (!wandering) return 0;
        return wandering.variance * wandering.correlation ** Math.abs((x[i] as number) - (x[j] as number));
      }),
    ),
  );
  const ones = whiten(
    factor,
    y.map(() => 1),
  );
  const line = whiten(factor, x);
  const values = whiten(factor, y);
  const [a, b, c] = [dot(ones, ones), dot(ones, line), dot(line, line)];
  const determinant = a * c - b * b;
  const [p, q] = [dot(ones, values), dot(line, values)];
  const intercept = (c * p - b * q) / determinant;
  const slope = (a * q - b * p) / determinant;
  const rest = values.reduce(
    (sum, value, i) => sum + (value - intercept * (ones[i] as number) - slope * (line[i] as number)) ** 2,
    0,
  );
  const square = rest / (n - 2);
  const logDeterminant = factor.reduce((sum, row, i) => sum + 2 * Math.log(row[i] as number), 0);
  const logLikelihood =
    -0.5 * (logDeterminant + Math.log(determinant) + (n - 2) * Math.log(Math.max(square, 1e-300)));
  return {
    intercept,
    slope,
    slopeVariance: a / determinant,
    interceptVariance: c / determinant,
    square,
    logLikelihood,
  };
}

function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const lower: number[][] = matrix.map(() => new Array<number>(n).fill(0));
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      const [rowI, rowJ] = [lower[i] as number[], lower[j] as number[]];
      let sum = (matrix[i] as number[])[j] as number;
      for (let k = 0; k < j; k++) sum -= (rowI[k] as number) * (rowJ[k] as number);
      rowI[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (rowJ[j] as number);
    }
  return lower;
}

/** Solves L x = v. */
function whiten(lower: readonly number[][], v: readonly number[]): number[] {
  const x: number[] = [];
  lower.forEach((row, i) => {
    let sum = v[i] as number;
    for (let k = 0; k < i; k++) sum -= (row[k] as number) * (x[k] as number);
    x.push(sum / (row[i] as number));
  });
  return x;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);
}
