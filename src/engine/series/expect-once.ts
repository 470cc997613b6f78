import { type Calendar, weeksBefore } from './calendar.ts';
import { BASELINE_WEEKS, type CleanSite } from './clean-site.ts';
import type { CommonFactor } from './common-factor.ts';
import { type Ahead, complementAt, distance, expectLevel, fillPast, type Level } from './expect-level.ts';
import type { Expectation } from './expectation.ts';
import type { Lattice } from './lattice.ts';
import { isBeginning, newLevelSince, newLevels, type PastWeeks } from './new-level.ts';
import { downWeight } from './outlier-weights.ts';
import { type Noise, noiseVariance, type Panel } from './panel.ts';
import { withoutAccidents } from './without-accidents.ts';

/** Standard deviations from which on a past week is no usual one (as in outlier-weights.ts). */
const FAR_OUT = 2.58;

/** What expectations of a panel are made from. */
export interface Known {
  readonly panel: Panel;
  readonly lattice: Lattice;
  readonly calendar: Calendar;
  readonly noise: Noise;
  readonly clean: CleanSite;
  /** Weight of a week against the one after it. */
  readonly decay: number;
  /** Whether past outliers lose weight, and what moved weeks ago to stay is known for a new level. */
  readonly isWary: boolean;
}

/** One week to be expected from those behind it. Arrays are filled anew for each segment. */
interface WeekAhead extends CommonFactor {
  readonly week: number;
  readonly isCurrent: boolean;
  /** The weeks behind it, oldest first, and what their age leaves of their weights. */
  readonly base: readonly number[];
  readonly byAge: Float64Array;
  readonly past: PastWeeks;
  readonly weights: Float64Array;
}

/** Each of the segments in each of the weeks, one step ahead, with the noise and the decay as they are given. */
export function expectOnce(
  known: Known,
  targets: readonly number[],
  segments: readonly number[],
): Expectation {
  const { panel, lattice, calendar, noise, clean, decay } = known;
  const size = lattice.segments.length * calendar.weeks;
  const mean = new Float64Array(size).fill(Number.NaN);
  const inflation = new Float64Array(size).fill(Number.NaN);
  const complement = new Float64Array(size).fill(1);
  const weight = new Float64Array(size);
  for (const t of targets) {
    const ahead = weekAhead(known, t);
    for (const s of segments) {
      const row = s * calendar.weeks;
      const level = expectSegment(known, ahead, s);
      if (ahead.isCurrent) keepWeights(ahead, row, weight);
      if (!level) continue;
      mean[row + t] = level.mean;
      complement[row + t] = level.complement;
      inflation[row + t] = level.inflation;
    }
  }
  return {
    panel,
    targets,
    mean,
    inflation,
    complement,
    weight,
    cleaned: clean.cleaned,
    expectedLeaves: clean.expectedLeaves,
    common: clean.commons.get(calendar.current) as CommonFactor,
    noise,
    decay,
  };
}

function weekAhead({ panel, calendar, clean, decay }: Known, week: number): WeekAhead {
  const base = weeksBefore(calendar, week, BASELINE_WEEKS);
  const common = clean.commons.get(week) as CommonFactor;
  return {
    ...common,
    week,
    isCurrent: week === calendar.current,
    base,
    byAge: Float64Array.from(base, (_, place) => decay ** (base.length - 1 - place)),
    past: {
      counts: new Float64Array(base.length),
      exposure: new Float64Array(base.length),
      complementOf: complementAt(panel, common.factor),
    },
    weights: new Float64Array(BASELINE_WEEKS),
  };
}

/** Leaves the weights that it gave the weeks behind in `ahead.weights`. */
function expectSegment(known: Known, ahead: WeekAhead, segment: number): Level | null {
  const { panel, calendar, noise, clean, isWary } = known;
  const { past, weights, week } = ahead;
  const row = segment * calendar.weeks;
  weights.set(ahead.byAge);
  if (isWary && !panel.exposure) distrust(panel, row, ahead.base, clean.cleaned, noise, weights);
  fillPast(past, panel, row, ahead.base, clean.cleaned);
  const of: Ahead = {
    exposure: (panel.exposure ? panel.exposure[row + week] : clean.cleaned[week]) as number,
    factor: panel.exposure ? ahead.factor : 1,
    support: ahead.support,
    wasTaken: ahead.taken.includes(segment),
  };
  const level = expectLevel(panel, past, weights, of, noise);
  if (!level || !isWary) return level;
  const seen = panel.series[row + week] as number;
  const isUsual = distance(seen, level, noise) <= FAR_OUT;
  if (isUsual && !ahead.isCurrent) return level;
  const nearer = nearerLevel(panel, ahead, of, seen, level, noise);
  return ahead.isCurrent ? calmerLevel(panel, ahead, of, seen, nearer, noise) : nearer;
}

/**
 * What is back where it was before an accident of the weeks behind it is no news either: a country that sent robots for a week
 * has lost nothing when they stay away, and its engagement has not risen.
 */
function calmerLevel(
  panel: Panel,
  { past, weights }: WeekAhead,
  of: Ahead,
  seen: number,
  usual: Level,
  noise: Noise,
): Level {
  const calm = withoutAccidents(past, weights, noise);
  const other = calm && expectLevel(panel, past, calm, of, noise);
  if (!other || !(distance(seen, other, noise) < distance(seen, usual, noise))) return usual;
  weights.set(calm);
  return other;
}

/**
 * What moved weeks ago and stayed is no news of this week: it must differ from its newest level too. Past weeks are held to it
 * where there was nothing before: the beginning of a campaign says nothing about how it scatters while it runs.
 */
function nearerLevel(
  panel: Panel,
  { past, weights, isCurrent }: WeekAhead,
  of: Ahead,
  seen: number,
  usual: Level,
  noise: Noise,
): Level {
  const strongest = newLevelSince(past, noise);
  const sinces = isCurrent
    ? newLevels(past, noise).map(({ since }) => since)
    : strongest > 0 && isBeginning(past, strongest)
      ? [strongest]
      : [];
  let nearest = usual;
  let ofNearest = weights;
  for (const since of sinces) {
    const newest = weights.map((weight, place) => (place < since ? 0 : weight));
    const other = expectLevel(panel, past, newest, of, noise);
    if (!other || !(distance(seen, other, noise) < distance(seen, nearest, noise))) continue;
    [nearest, ofNearest] = [other, newest];
  }
  weights.set(ofNearest);
  return nearest;
}

function keepWeights({ base, weights }: WeekAhead, row: number, weight: Float64Array): void {
  for (let place = 0; place < base.length; place++)
    weight[row + (base[place] as number)] = weights[place] as number;
}

/** Reused over all segments: the weeks behind one expectation. */
const room = new Float64Array(BASELINE_WEEKS);

/** Takes weight from past weeks of a segment that do not fit, judged by its share of the site against the median share. */
function distrust(
  panel: Panel,
  row: number,
  base: readonly number[],
  cleaned: Float64Array,
  noise: Noise,
  weights: Float64Array,
): void {
  const count = base.length;
  if (count < 3) return;
  for (let place = 0; place < count; place++) {
    const week = base[place] as number;
    room[place] = (panel.series[row + week] as number) / Math.max(1e-9, cleaned[week] as number);
  }
  const sorted = room.subarray(0, count).sort();
  const half = count >> 1;
  const middle =
    count % 2 ? (sorted[half] as number) : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
  for (let place = 0; place < count; place++) {
    const week = base[place] as number;
    const mean = middle * (cleaned[week] as number);
    room[place] =
      mean > 0 ? ((panel.series[row + week] as number) - mean) / Math.sqrt(noiseVariance(noise, mean, 1)) : 0;
  }
  downWeight(room.subarray(0, count), weights);
}
