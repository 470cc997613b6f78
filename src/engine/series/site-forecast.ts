import { median } from '#src/shared/quantile.ts';
import type { Calendar } from './calendar.ts';
import { BASELINE_WEEKS } from './clean-site.ts';
import { forecastSeries } from './forecast-series.ts';

/** What the site as a whole was expected to be, one step ahead, from its own past alone. */
export interface SiteForecast {
  /** Expected value of each week in the unit of the series; NaN where none. */
  readonly mean: Float64Array;
  /** Standard deviation of ln(observed / mean) in the analysed week, the error of the mean included. */
  readonly deviation: number;
  readonly degreesOfFreedom: number;
  /** Weight of each week in the expectation of the analysed week. */
  readonly weight: Float64Array;
  /**
   * What the analysed week must differ from too: levels that the newest weeks took, where they left the old one, and the one that
   * was there before an accident of the week before.
   */
  readonly alsoUsual: readonly UsualLevel[];
}

/** In the unit of the series; the deviation is one of logarithms. */
export interface UsualLevel {
  readonly mean: number;
  readonly deviation: number;
}

/** One-step errors of neighbouring weeks are correlated; this part of them counts as independent. */
const INDEPENDENT_PART = 0.75;

/** What the site was in each week, and what is learned from it. */
export interface SitePast {
  /** As it was. */
  readonly seen: Float64Array;
  /** With segments that went their own way put back: the level is learned from these. */
  readonly cleaned: Float64Array;
}

/**
 * One step ahead of `forecastSeries`: level, damped trend and the same week of last year. The spread comes from the one-step
 * errors of the past themselves and is never taken below `leastVariance`, the relative variance that counting (or the days
 * within the weeks) alone would cause: a few weeks that agree by chance prove nothing.
 *
 * A new level may be one of all segments, or one that a single segment brought and kept: a channel that died weeks ago is put back
 * in the cleaned weeks for as long as it might have been an accident, and the site without it is no news of this week.
 *
 * @param perEvent what one event makes of the series; null where nothing is counted
 */
export function forecastSite(
  { seen, cleaned: past }: SitePast,
  calendar: Calendar,
  leastVariance: number,
  perEvent: number | null,
): SiteForecast {
  const { current, history } = calendar;
  const logs = logarithms(past, calendar, perEvent);
  const forecast = forecastSeries(logs, 1, Math.sqrt(leastVariance));
  const mean = new Float64Array(calendar.weeks).fill(Number.NaN);
  const weight = new Float64Array(calendar.weeks);
  const errors: number[] = [];
  for (const week of history) {
    weight[week] = forecast.weight[week] as number;
    const expected = forecast.oneStep[week] as number;
    if (Number.isNaN(expected)) continue;
    mean[week] = Math.exp(expected);
    const error = (logs[week] as number) - expected;
    if (Number.isFinite(error)) errors.push(error / Math.sqrt(forecast.inflation[week] as number));
  }
  const ahead = forecast.ahead[0] as number;
  const few = perEvent === null ? null : fewEvents(past, mean, calendar, perEvent);
  if (Number.isFinite(ahead)) mean[current] = Math.exp(ahead) * (few?.level ?? 1);
  // A past shock says little about quiet weeks: errors are winsorized at 3.5 robust standard deviations.
  const limit = 3.5 * Math.max(1.4826 * median(errors.map(Math.abs)), Math.sqrt(leastVariance));
  const square =
    errors.reduce((sum, error) => sum + Math.min(Math.abs(error), limit) ** 2, 0) /
    Math.max(1, errors.length);
  const inflation = forecast.inflation[current] ?? 2;
  const spread = Math.sqrt(Math.max(square, leastVariance));
  // The scatter of few events is that of counts, φμ, and no matter of logarithms.
  const scatter = few ? few.dispersion * ((perEvent as number) / (mean[current] as number)) : square;
  return {
    mean,
    deviation: Math.sqrt(Math.max(scatter, leastVariance) * inflation),
    degreesOfFreedom: Math.max(1, errors.length * INDEPENDENT_PART),
    weight,
    alsoUsual: few
      ? []
      : [
          ...[logs, logarithms(seen, calendar, perEvent)].map((weeks) =>
            newestLevel(weeks, forecast.oneStep, history, spread),
          ),
          levelBeforeAccident(logs, forecast.oneStep, history, spread),
        ].filter((level) => level !== null),
  };
}

function logarithms(
  values: Float64Array,
  { current, history }: Calendar,
  perEvent: number | null,
): Float64Array {
  const logs = new Float64Array(current).fill(Number.NaN);
  // A week without an event is one of very few, and no missing one.
  const least = perEvent === null ? 0 : perEvent / 2;
  for (const week of history) {
    const value = Math.max(least, values[week] as number);
    if (value > 0) logs[week] = Math.log(value);
  }
  return logs;
}

/** Standard deviations to a new level, and the part of the way there that each of its weeks keeps, as of segments (new-level.ts). */
const STEP = 2.58;
const ON_THE_WAY = 0.5;

/**
 * Where the site took a new level in one of its newest weeks and kept to it: the mean since. The smoothing takes several weeks
 * to follow, in each of which the same change would be told again.
 */
function newestLevel(
  logs: Float64Array,
  oneStep: Float64Array,
  history: readonly number[],
  spread: number,
): UsualLevel | null {
  const weeks = history.slice(-BASELINE_WEEKS);
  let [strongest, found] = [STEP * spread, null as UsualLevel | null];
  weeks.forEach((first, place) => {
    const before = oneStep[first] as number;
    const step = (logs[first] as number) - before;
    if (!(Math.abs(step) > strongest)) return;
    const since = weeks.slice(place).map((week) => logs[week] as number);
    if (!since.every((value) => (value - before) * Math.sign(step) > ON_THE_WAY * Math.abs(step))) return;
    strongest = Math.abs(step);
    const level = since.reduce((sum, value) => sum + value, 0) / since.length;
    found = { mean: Math.exp(level), deviation: spread * Math.sqrt(1 + 1 / since.length) };
  });
  return found;
}

/**
 * The level that was expected of the week before, where that stood out: the smoothing follows every week a little, and a site that
 * is back after a week of holidays has not risen.
 */
function levelBeforeAccident(
  logs: Float64Array,
  oneStep: Float64Array,
  history: readonly number[],
  spread: number,
): UsualLevel | null {
  const last = history.at(-1) as number;
  const before = oneStep[last] as number;
  if (!(Math.abs((logs[last] as number) - before) > STEP * spread)) return null;
  return { mean: Math.exp(before), deviation: spread * Math.SQRT2 };
}

/** From this many events a week on, the mean of logarithms is the logarithm of the mean. */
const FEW_EVENTS = 100;
const FEWEST_WEEKS = 4;

/** Beyond so many robust standard deviations a past week of few events is an accident. */
const ACCIDENT = 5;

/**
 * Of few events the mean lies above what their logarithms let expect, by how much it did in the past (`level`), and they
 * scatter by a multiple of their mean (`dispersion`). Null when there are many, or hardly any weeks.
 */
function fewEvents(
  past: Float64Array,
  mean: Float64Array,
  { history }: Calendar,
  perEvent: number,
): { readonly level: number; readonly dispersion: number } | null {
  const weeks = history.filter((week) => (mean[week] as number) > 0 && (past[week] as number) >= 0);
  const sum = (values: Float64Array) => weeks.reduce((total, week) => total + (values[week] as number), 0);
  if (weeks.length < FEWEST_WEEKS || sum(past) / perEvent / weeks.length >= FEW_EVENTS) return null;
  const level = sum(past) / sum(mean);
  if (!(level > 0)) return null;
  const errors = weeks.map((week) => {
    const hoped = (mean[week] as number) * level;
    return Math.abs((past[week] as number) - hoped) / Math.sqrt(hoped * perEvent);
  });
  const limit = ACCIDENT * Math.max(1, 1.4826 * median(errors));
  const dispersion = errors.reduce((total, error) => total + Math.min(limit, error) ** 2, 0) / weeks.length;
  return { level, dispersion: Math.max(1, dispersion) };
}
