/** How closely two numbers keep the same order, from −1 to 1, with its range of 95 %. */
export interface RankCorrelation {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Fewer pairs than this that count as independent tell nothing. */
const LEAST_PAIRS = 5;
const Z_95 = 1.959964;

/**
 * Spearman's rank correlation of two series of the same days: the correlation of their ranks, equal values sharing the mean of their
 * places. Its range is that of Fisher's z with the standard error of Fieller, Hartley and Pearson (1957), over as many
 * pairs as count as independent: days resemble their neighbours, and Pyper and Peterman (1998, equations 1 and 5) say how many fewer
 * they are for that.
 *
 * @param xs, ys numbers without unit, as many of each, in the order of time
 * @returns undefined where one of them is the same throughout, or where there are too few
 */
export function rankCorrelation(xs: readonly number[], ys: readonly number[]): RankCorrelation | undefined {
  const [a, b] = [centred(ranksOf(xs)), centred(ranksOf(ys))];
  const spread = Math.sqrt(sumOf(a, a) * sumOf(b, b));
  const pairs = spread === 0 ? 0 : independentPairs(a, b);
  if (pairs < LEAST_PAIRS) return undefined;
  const value = Math.max(-1, Math.min(1, sumOf(a, b) / spread));
  const z = Math.atanh(Math.max(-MOST, Math.min(MOST, value)));
  const reach = Z_95 * Math.sqrt(1.06 / (pairs - 3));
  return { value, low: Math.tanh(z - reach), high: Math.max(value, Math.tanh(z + reach)) };
}

/** A correlation of one is no number of Fisher's. */
const MOST = 0.999999;

/** 1 for the smallest; equal ones share the mean of their places. */
function ranksOf(values: readonly number[]): number[] {
  const inOrder = values.map((value, at) => ({ value, at })).sort((one, other) => one.value - other.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < inOrder.length; ) {
    let to = from;
    while (inOrder[to + 1]?.value === inOrder[from]?.value && to + 1 < inOrder.length) to++;
    for (let place = from; place <= to; place++) ranks[inOrder[place]?.at ?? 0] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranks;
}

function centred(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** @param lag how many places later the second one is read */
const sumOf = (a: readonly number[], b: readonly number[], lag = 0): number =>
  a.reduce((sum, value, at) => sum + value * (b[at + lag] ?? 0), 0);

/** 1/N* = 1/N + 2/N · Σ (N−j)/N · r(j) of both, over lags up to a fifth of the series; never more than there are. */
function independentPairs(a: readonly number[], b: readonly number[]): number {
  const many = a.length;
  let sum = 0;
  for (let lag = 1; lag <= Math.floor(many / 5); lag++) {
    // Each lag is the mean of so many products, and not of all
    const weight = many / (many - lag);
    const both = (sumOf(a, a, lag) / sumOf(a, a)) * (sumOf(b, b, lag) / sumOf(b, b)) * weight * weight;
    sum += ((many - lag) / many) * both;
  }
  return Math.min(many, many / Math.max(1, 1 + 2 * sum));
}
