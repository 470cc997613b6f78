import { digamma, trigamma, trigammaInverse } from './polygamma.ts';

/** The prior that many variance estimates share: s² is around `scale` as if `degreesOfFreedom` residuals had shown it. */
export interface VariancePrior {
  readonly scale: number;
  readonly degreesOfFreedom: number;
}

/** Variance of a standard normal value that is winsorized at 5 % on either side. */
const WINSORIZED_VARIANCE = 0.8313;
/**
 * The prior is known no better than all residuals together show it; half of them, because neighbouring weeks and nested members
 * are alike.
 */
const INDEPENDENT_PART = 0.5;

/**
 * Fits the scaled inverse χ² prior of many sample variances `squares` with `df` degrees of freedom each, by the moments
 * of log s² (Smyth 2004, "Linear models and empirical Bayes methods for assessing differential expression", §6.2).
 * Logs are winsorized at 5 % on either side, so that a handful of wild members does not decide for all.
 */
export function fitVariancePrior(squares: ArrayLike<number>, df: number): VariancePrior {
  const logs = Array.from(squares)
    .filter((square) => square > 0)
    .map(Math.log)
    .sort((a, b) => a - b);
  if (logs.length === 0) return { scale: 1, degreesOfFreedom: 0 };
  const edge = Math.floor(logs.length * 0.05);
  const low = logs[edge] as number;
  const high = logs[logs.length - 1 - edge] as number;
  const kept = logs.map((value) => Math.min(high, Math.max(low, value)));
  const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
  const centre = mean - digamma(df / 2) + Math.log(df / 2);
  if (kept.length < 3) return { scale: Math.exp(centre), degreesOfFreedom: df };
  const variance = kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (kept.length - 1);
  const spread = variance / WINSORIZED_VARIANCE - trigamma(df / 2);
  const most = INDEPENDENT_PART * kept.length * df;
  const priorDf = spread > 0 ? Math.min(most, 2 * trigammaInverse(spread)) : most;
  return {
    scale: Math.exp(centre + digamma(priorDf / 2) - Math.log(priorDf / 2)),
    degreesOfFreedom: priorDf,
  };
}

/** A prior whose scale follows covariates of the segments, such as their size (the "trend" of limma, Law et al. 2014). */
export interface VarianceTrend {
  readonly scales: readonly number[];
  readonly degreesOfFreedom: number;
}

/** Fewer estimates than these per covariate do not carry a line. */
const ESTIMATES_PER_COVARIATE = 15;

/**
 * As `fitVariancePrior`, with log s² = a + Σ bₖ·xₖ + error instead of a constant. Estimates that are null take part in
 * nothing but get a scale.
 *
 * @param covariates one row of numbers for each estimate
 * @param groups a number for each estimate; those of one group (countries) have a level of their own besides
 */
export function fitVarianceTrend(
  squares: readonly (number | null)[],
  df: number,
  covariates: readonly (readonly number[])[],
  groups: readonly number[],
): VarianceTrend {
  const known = squares.flatMap((square, index) => (square !== null && square > 0 ? [index] : []));
  const width = covariates[0]?.length ?? 0;
  const flat = fitVariancePrior(
    known.map((index) => squares[index] as number),
    df,
  );
  if (known.length < ESTIMATES_PER_COVARIATE * (width + 1))
    return { scales: squares.map(() => flat.scale), degreesOfFreedom: flat.degreesOfFreedom };
  const logs = known.map((index) => Math.log(squares[index] as number));
  const sorted = [...logs].sort((a, b) => a - b);
  const edge = Math.floor(logs.length * 0.05);
  const [low, high] = [sorted[edge] as number, sorted[logs.length - 1 - edge] as number];
  const line = leastSquares(
    known.map((index) => [1, ...(covariates[index] as readonly number[])]),
    logs.map((value) => Math.min(high, Math.max(low, value))),
  );
  const onLine = covariates.map((row) =>
    row.reduce((sum, x, k) => sum + x * (line[k + 1] as number), line[0] as number),
  );
  const levels = groupLevels(
    known.map((index, place) => ({
      group: groups[index] as number,
      rest: Math.min(high, Math.max(low, logs[place] as number)) - (onLine[index] as number),
    })),
  );
  const fitted = onLine.map((value, index) => value + (levels.get(groups[index] as number) ?? 0));
  const level = known.reduce((sum, index) => sum + (fitted[index] as number), 0) / known.length;
  const rest = known.map((index) => (squares[index] as number) / Math.exp((fitted[index] as number) - level));
  const prior = fitVariancePrior(rest, df);
  return {
    scales: fitted.map((value) => prior.scale * Math.exp(value - level)),
    degreesOfFreedom: prior.degreesOfFreedom,
  };
}

/**
 * What the members of each group have in common, shrunk by how far groups differ more than chance lets them: τ² of a
 * random-effects model by the method of moments (DerSimonian & Laird 1986).
 */
function groupLevels(
  rests: readonly { readonly group: number; readonly rest: number }[],
): ReadonlyMap<number, number> {
  const sums = new Map<number, { count: number; sum: number }>();
  for (const { group, rest } of rests) {
    const entry = sums.get(group) ?? { count: 0, sum: 0 };
    sums.set(group, { count: entry.count + 1, sum: entry.sum + rest });
  }
  const groups = [...sums].map(([group, { count, sum }]) => ({ group, count, mean: sum / count }));
  if (groups.length < 2 || rests.length <= groups.length) return new Map();
  const within =
    rests.reduce((sum, { rest }) => sum + rest * rest, 0) -
    groups.reduce((sum, { count, mean }) => sum + count * mean * mean, 0);
  const variance = within / (rests.length - groups.length);
  if (!(variance > 0)) return new Map();
  const between = groups.reduce((sum, { count, mean }) => sum + count * mean * mean, 0) / variance;
  const squares = groups.reduce((sum, { count }) => sum + count * count, 0);
  const spread =
    (Math.max(0, between - (groups.length - 1)) * variance) / (rests.length - squares / rests.length);
  return new Map(
    groups.map(({ group, count, mean }) => [group, (mean * spread) / (spread + variance / count)]),
  );
}

/** Ordinary least squares by the normal equations and Gauss elimination, for a handful of columns. */
function leastSquares(rows: readonly (readonly number[])[], y: readonly number[]): readonly number[] {
  const width = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: width }, (_, i) => [
    ...Array.from({ length: width }, (__, j) =>
      rows.reduce((sum, row) => sum + (row[i] as number) * (row[j] as number), i === j ? 1e-9 : 0),
    ),
    rows.reduce((sum, row, place) => sum + (row[i] as number) * (y[place] as number), 0),
  ]);
  for (let i = 0; i < width; i++) {
    const pivot = matrix[i] as number[];
    for (let j = 0; j < width; j++) {
      if (j === i) continue;
      const row = matrix[j] as number[];
      const factor = (row[i] as number) / (pivot[i] as number);
      for (let k = i; k <= width; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
    }
  }
  return matrix.map((row, i) => (row[width] as number) / (row[i] as number));
}

/** Posterior mean of a variance: (d₀s₀² + d s²) / (d₀ + d). */
export function moderateVariance(square: number, df: number, prior: VariancePrior): number {
  return (prior.degreesOfFreedom * prior.scale + df * square) / (prior.degreesOfFreedom + df);
}
