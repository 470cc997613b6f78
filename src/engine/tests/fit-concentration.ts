const ROUNDS = 15;
/** A wild segment does not decide for all. */
const LARGEST = 6;
/** Fewer estimates than these tell no second coefficient. */
const FEWEST = 20;

/**
 * E[s²] = a + b·u with a, b ≥ 0, by iteratively reweighted least squares with weights 1 / fitted²: what part of the scatter
 * of each segment comes with u. Returns the fitted values, 1 on average.
 */
export function fitConcentration(
  squares: readonly (number | null)[],
  u: readonly number[],
): readonly number[] {
  const known = squares.flatMap((square, place) => (square !== null && square > 0 ? [place] : []));
  const flat = u.map(() => 1);
  if (known.length < FEWEST) return flat;
  let [a, b] = [1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [ones, line, both, y, yu] = [0, 0, 0, 0, 0];
    for (const place of known) {
      const x = u[place] as number;
      const fitted = Math.max(1e-6, a + b * x);
      const weight = 1 / (fitted * fitted);
      const square = Math.min(LARGEST * fitted, squares[place] as number);
      ones += weight;
      both += weight * x;
      line += weight * x * x;
      y += weight * square;
      yu += weight * square * x;
    }
    const determinant = ones * line - both * both;
    if (!(determinant > 1e-9 * ones * line)) return flat;
    [a, b] = [(y * line - yu * both) / determinant, (yu * ones - y * both) / determinant];
    if (b < 0) return flat;
    if (a < 0) [a, b] = [0, yu / line];
  }
  [a, b] = shrunk(
    a,
    b,
    known.map((place) => ({ square: squares[place] as number, x: u[place] as number })),
  );
  const mean = known.reduce((sum, place) => sum + a + b * (u[place] as number), 0) / known.length;
  return u.map((x) => Math.max(0.05, (a + b * x) / mean));
}

/**
 * b may not be negative, so that it would be too large on average where there is nothing: it is shrunk by its own variance, as far
 * as it goes (the positive part of James & Stein 1961), and a fitted to what is left.
 */
function shrunk(
  a: number,
  b: number,
  known: readonly { readonly square: number; readonly x: number }[],
): [number, number] {
  let [ones, line, both, y, rest] = [0, 0, 0, 0, 0];
  for (const { square, x } of known) {
    const fitted = Math.max(1e-6, a + b * x);
    const weight = 1 / (fitted * fitted);
    const kept = Math.min(LARGEST * fitted, square);
    ones += weight;
    both += weight * x;
    line += weight * x * x;
    y += weight * kept;
    rest += weight * (kept - fitted) ** 2;
  }
  const variance = ((rest / Math.max(1, known.length - 2)) * ones) / (ones * line - both * both);
  const less = b * b > variance ? b * (1 - variance / (b * b)) : 0;
  return [Math.max(0, (y - less * both) / ones), less];
}
