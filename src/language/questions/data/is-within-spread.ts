/** Two standard errors: where nothing changed, some 5 of 100 pairs lie further apart. */
const MANY_ERRORS = 2;
/** Fewer say nothing of how far single ones lie apart. */
const LEAST = 3;

/**
 * Whether the means of two samples lie so close together, for how far single figures lie apart within each, that they may do so by chance:
 * |mean₁ − mean₂| < 2 · √(s₁² ÷ n₁ + s₂² ÷ n₂), the error of Welch, which takes neither for as spread as the other (B. L. Welch, The
 * generalization of “Student's” problem when several different population variances are involved, Biometrika 34, 1947).
 */
export function isWithinSpread(one: readonly number[], other: readonly number[]): boolean {
  if (one.length < LEAST || other.length < LEAST) return false;
  const [first, second] = [spreadOf(one), spreadOf(other)];
  const error = Math.sqrt(first.variance / one.length + second.variance / other.length);
  return Math.abs(first.mean - second.mean) < MANY_ERRORS * error;
}

/** The variance of a sample, with one degree of freedom fewer than figures. */
function spreadOf(figures: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = figures.reduce((all, one) => all + one, 0) / figures.length;
  const squares = figures.reduce((all, one) => all + (one - mean) ** 2, 0);
  return { mean, variance: squares / (figures.length - 1) };
}
