/** A series on the log scale some weeks ahead, from its own past alone. */
export interface SeriesForecast {
  /** Expected logarithm 1, 2, … weeks after the last one. */
  readonly ahead: Float64Array;
  /** Root mean squared error of such forecasts in the past, by horizon; NaN where none could be made. */
  readonly error: Float64Array;
  /** Past weeks that forecasts were made from, for `error`. */
  readonly backTests: number;
  /** Expected logarithm of each week, one step ahead; NaN where none. */
  readonly oneStep: Float64Array;
  /** Var(observed − one step ahead) over the noise variance, by week, and for the week after the last one at the end. */
  readonly inflation: Float64Array;
  /** Weight of each week in the level at the end. */
  readonly weight: Float64Array;
}

/** Damped trend exponential smoothing (Gardner & McKenzie 1985). */
interface Smoothing {
  /** Part of an error that the level takes up, part of that which the trend takes up, and what a week leaves of the trend. */
  readonly level: number;
  readonly trend: number;
  readonly damping: number;
}

const LEVELS = [0.1, 0.2, 0.35, 0.5, 0.7, 0.9, 1] as const;
const TRENDS = [
  { trend: 0, damping: 1 },
  { trend: 0.05, damping: 0.9 },
  { trend: 0.1, damping: 0.8 },
  { trend: 0.2, damping: 0.6 },
] as const;
const ALL: readonly Smoothing[] = LEVELS.flatMap((level) => TRENDS.map((trend) => ({ level, ...trend })));
/** A short past cannot tell a trend, nor a walk from a level. */
const SHORT: readonly Smoothing[] = [0.1, 0.2, 0.35, 0.5].map((level) => ({ level, trend: 0, damping: 1 }));
const LONG_FROM = 26;
/** Without back-tests, about the mean of the last dozen weeks. */
const UNTRIED: Smoothing = { level: 0.2, trend: 0, damping: 1 };
const FEWEST_BACKTESTS = 4;
/** Weeks that forecasts are made from to judge a smoothing. */
const MOST_BACKTESTS = 104;
/** More weeks than these say nothing about the next ones. */
const MOST_WEEKS = 400;
const YEAR = 52;
/** A yearly term of this reliability, as if so many back-tests had shown it, before any has. */
const YEARLY_PRIOR = { reliability: 0.3, backTests: 5 };
/** Weight of a smoothing by its mean absolute error: (least / own)⁸. */
const SHARPNESS = 8;
/** An error beyond this many robust standard deviations moves the level as one of this size, unless the week before went there too. */
const OUTLIER = 2.58;

/**
 * Level, damped trend and the same weeks of last year: several smoothings, weighted by how well they forecast in the past
 * (by absolute errors, so that one holiday does not choose), each with the deviation of the year before from its level at
 * that time, shrunk by its own back-test. Weeks that are missing (NaN) are passed over.
 *
 * @param leastDeviation a week this near to the one before it is never an accident
 */
export function forecastSeries(logs: Float64Array, horizon: number, leastDeviation = 0): SeriesForecast {
  const offset = Math.max(0, logs.length - MOST_WEEKS);
  const values = logs.subarray(offset);
  const known = values.filter((value) => !Number.isNaN(value)).length;
  const origins = originsOf(values, horizon);
  const tried = origins.length < FEWEST_BACKTESTS ? [UNTRIED] : known < LONG_FROM ? SHORT : ALL;
  const robust = Math.max(leastDeviation, robustScale(values));
  const fits = tried.map((smoothing) => fit(values, smoothing, origins, horizon, robust));
  const least = Math.min(...fits.map(({ loss }) => loss));
  const shares = fits.map(({ loss }) => (loss > 0 ? (least / loss) ** SHARPNESS : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const mix = (columnOf: (one: Fit) => Float64Array): Float64Array => {
    const mixed = new Float64Array(columnOf(fits[0] as Fit).length);
    fits.forEach((one, place) => {
      const share = (shares[place] as number) / all;
      const column = columnOf(one);
      for (let i = 0; i < mixed.length; i++) mixed[i] = (mixed[i] as number) + share * (column[i] as number);
    });
    return mixed;
  };
  const errors = mix((one) => one.errors);
  const error = new Float64Array(horizon).fill(Number.NaN);
  for (let h = 0; h < horizon && origins.length > 0; h++) {
    let [sum, count] = [0, 0];
    for (let place = 0; place < origins.length; place++) {
      const value = errors[place * horizon + h] as number;
      if (Number.isNaN(value)) continue;
      sum += value * value;
      count++;
    }
    if (count > 0) error[h] = Math.sqrt(sum / count);
  }
  const padded = (column: Float64Array, fill: number) => {
    const whole = new Float64Array(offset + column.length).fill(fill);
    whole.set(column, offset);
    return whole;
  };
  return {
    ahead: mix((one) => one.ahead),
    error,
    backTests: origins.length,
    oneStep: padded(
      mix((one) => one.oneStep),
      Number.NaN,
    ),
    inflation: padded(
      mix((one) => one.inflation),
      2,
    ),
    weight: padded(
      mix((one) => one.weight),
      0,
    ),
  };
}

/** The newest weeks that lie a horizon before the end, with a few known weeks before them. */
function originsOf(values: Float64Array, horizon: number): readonly number[] {
  const first = Math.max(horizon === 1 ? 2 : 5, values.length - horizon - MOST_BACKTESTS);
  return Array.from({ length: Math.max(0, values.length - horizon - first) }, (_, place) => first + place);
}

interface Fit {
  readonly loss: number;
  readonly errors: Float64Array;
  readonly ahead: Float64Array;
  readonly oneStep: Float64Array;
  readonly inflation: Float64Array;
  readonly weight: Float64Array;
}

function fit(
  values: Float64Array,
  smoothing: Smoothing,
  origins: readonly number[],
  horizon: number,
  robust: number,
): Fit {
  const state = smooth(values, smoothing, robust);
  const { levels, trends } = state;
  // Σ damping^k for k = 0 … h − 1, less the first: what h weeks make of the trend.
  const reach = Float64Array.from({ length: horizon }, (_, h) =>
    smoothing.damping === 1
      ? 0
      : (smoothing.damping * (1 - smoothing.damping ** (h + 1))) / (1 - smoothing.damping),
  );
  const base = (week: number, h: number) =>
    (levels[week] as number) + (trends[week] as number) * (reach[h] as number);
  const yearAgo = (week: number, h: number) => {
    const value = (values[week + h + 1 - YEAR] as number) - (levels[week - YEAR] as number);
    return week >= YEAR && Number.isFinite(value) ? value : 0;
  };
  const reliability = yearlyReliability(values, origins, horizon, base, yearAgo);
  const errors = new Float64Array(origins.length * horizon).fill(Number.NaN);
  let [loss, count] = [0, 0];
  origins.forEach((week, place) => {
    for (let h = 0; h < horizon; h++) {
      const value = (values[week + h + 1] as number) - base(week, h) - reliability * yearAgo(week, h);
      if (Number.isNaN(value)) continue;
      errors[place * horizon + h] = value;
      loss += Math.abs(value);
      count++;
    }
  });
  const last = values.length - 1;
  return {
    loss: count > 0 ? loss / count : 1,
    errors,
    ahead: Float64Array.from({ length: horizon }, (_, h) => base(last, h) + reliability * yearAgo(last, h)),
    oneStep: values.map((_, week) =>
      week === 0 ? Number.NaN : base(week - 1, 0) + reliability * yearAgo(week - 1, 0),
    ),
    inflation: state.inflation,
    weight: state.weight,
  };
}

/** Regression of the errors on the deviation of the year before, shrunk; 0 where hardly any year has passed. */
function yearlyReliability(
  values: Float64Array,
  origins: readonly number[],
  horizon: number,
  base: (week: number, h: number) => number,
  yearAgo: (week: number, h: number) => number,
): number {
  let [product, square, count] = [0, 0, 0];
  for (const week of origins) {
    if (week < YEAR) continue;
    for (let h = 0; h < horizon; h++) {
      const error = (values[week + h + 1] as number) - base(week, h);
      if (Number.isNaN(error)) continue;
      const deviation = yearAgo(week, h);
      product += error * deviation;
      square += deviation * deviation;
      count++;
    }
  }
  if (count < FEWEST_BACKTESTS * horizon || !(square > 0)) return 0;
  const prior = (YEARLY_PRIOR.backTests * horizon * square) / count;
  return Math.min(1, Math.max(0, (product + prior * YEARLY_PRIOR.reliability) / (square + prior)));
}

function smooth(values: Float64Array, { level, trend, damping }: Smoothing, robust: number) {
  const length = values.length;
  const levels = new Float64Array(length).fill(Number.NaN);
  const trends = new Float64Array(length);
  const inflation = new Float64Array(length + 1).fill(2);
  const weight = new Float64Array(length);
  let [at, slope, spread, seen, before] = [Number.NaN, 0, 1, 0, 0];
  for (let week = 0; week < length; week++) {
    const value = values[week] as number;
    inflation[week] = 1 + spread;
    if (Number.isNaN(value)) {
      at += damping * slope;
      slope *= damping;
    } else if (seen === 0) {
      at = value;
      weight[week] = 1;
      seen = 1;
    } else {
      seen++;
      // The first weeks are averaged, whatever the smoothing.
      const part = Math.max(level, 1 / seen);
      const expected = at + damping * slope;
      const error = value - expected;
      const limit = OUTLIER * robust;
      const isOut = Math.abs(error) > limit ? Math.sign(error) : 0;
      // Two in a row on one side are a new level rather than an accident.
      const trusted = isOut !== 0 && isOut !== before && seen > 3 ? (limit / Math.abs(error)) ** 2 : 1;
      before = isOut;
      const taken = part * trusted;
      at = expected + taken * error;
      slope = damping * slope + taken * trend * error;
      spread = (1 - taken) ** 2 * spread + taken * taken;
      for (let past = 0; past < week; past++) weight[past] = (weight[past] as number) * (1 - taken);
      weight[week] = taken;
    }
    levels[week] = at;
    trends[week] = trend === 0 ? 0 : slope;
  }
  inflation[length] = 1 + spread;
  return { levels, trends, inflation, weight };
}

/** Spread of a week around the one before it, by the median. */
function robustScale(values: Float64Array): number {
  const steps: number[] = [];
  let before = Number.NaN;
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    if (!Number.isNaN(before)) steps.push(Math.abs(value - before));
    before = value;
  }
  steps.sort((a, b) => a - b);
  const middle = steps[steps.length >> 1] ?? 0;
  // A week that hardly ever moves tells no scale.
  return middle > 0 ? 1.4826 * middle : Number.POSITIVE_INFINITY;
}
