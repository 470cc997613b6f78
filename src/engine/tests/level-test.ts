import { median } from '#src/shared/quantile.ts';
import { type Calendar, weeksBefore } from '../series/calendar.ts';
import { isOfOutcomes } from '../series/choose-panels.ts';
import { BASELINE_WEEKS } from '../series/clean-site.ts';
import type { Expectation } from '../series/expectation.ts';
import type { Lattice } from '../series/lattice.ts';
import { meanOfBoth } from '../series/mean-of-both.ts';
import { noiseVariance, type Panel } from '../series/panel.ts';
import { countSurprise } from './count-surprise.ts';
import { fitConcentration } from './fit-concentration.ts';
import { meanSurprise } from './mean-surprise.ts';
import { fitVarianceTrend, moderateVariance } from './moderated-variance.ts';
import { shareSurprise } from './share-surprise.ts';
import { studentTwoSided } from './student-t.ts';
import type { TestStatistics } from './test-statistics.ts';

/** Whether one segment differs from what was expected of it this week. Numbers in counts of the panel. */
export interface LevelTest extends TestStatistics {
  readonly segment: number;
  /** 1 − rate for shares, the mean itself for means, 1 otherwise: the factor of the counting part of the variance. */
  readonly complement: number;
  /** Variance of a count with this mean over the mean. */
  readonly dispersion: number;
}

/** Below so many expected events (or non-events of a share) a test has no power worth its place among the others. */
const FEWEST_EVENTS = 10;
/**
 * How much a metric scatters is learned from segments of so many expected events on. A dozen segments of ten orders know it to
 * a quarter; smaller ones, too small to be tested, know it as well each, since their chance is known (of visits there are plenty).
 */
const FEWEST_TO_LEARN_FROM = 5;
/** A mean position over fewer impressions than these is that of a handful of searches. */
const FEWEST_TRIALS_OF_A_MEAN = 30;
/** A new segment is tested when it shows so many events. */
const NEW_EVENTS = 3 * FEWEST_EVENTS;
/**
 * The prior tells of a segment with a share s of its site about as much as 6 / s residuals. Small segments scatter by chance alone
 * and all alike; of large ones there are few, each with ways of its own, compared with a rest that is made of few others. Were
 * they trusted to scatter as the small ones do, simulated sites of 1,500 visits would claim twice as much as they may.
 */
const OF_A_SITE = 6;
/**
 * Chance itself is known. Where it is nearly all of a variance V = chance + E, as of orders, an error of E is a small one of V:
 * d residuals of E are as many as d·(V/E)² of V (Satterthwaite 1946). Of outcomes and what is made of them; what visits scatter
 * is mostly their own.
 */
const LEAST_EXCESS = 0.01;
/**
 * No count scatters less than independent events do. Of outcomes a third of the estimates lie below that, by an error that is in
 * their degrees of freedom: putting all of them up to chance would make their mean too large. What no such error explains is put up.
 */
const LEAST_OF_CHANCE = 0.7;
/** One-step errors that share baseline weeks are correlated: half of them count as independent. */
const INDEPENDENT_PART = 0.5;

/**
 * One test per segment: the count against a negative binomial (a share against an overdispersed binomial) whose
 * dispersion is the segment's own, shrunk to that of all segments.
 */
export function testLevels(
  expectation: Expectation,
  lattice: Lattice,
  calendar: Calendar,
): readonly LevelTest[] {
  const { panel, noise } = expectation;
  const past = expectation.targets.slice(0, -1);
  const ofOutcomes = isOfOutcomes(panel);
  const fewest = ofOutcomes ? FEWEST_TO_LEARN_FROM : FEWEST_EVENTS;
  const eligible = lattice.segments.filter(
    ({ index, depth }) => depth > 0 && enough(expectation, index, calendar, fewest),
  );
  const squares = eligible.map(({ index }) => ownSquare(expectation, index, past, calendar));
  const df = Math.max(1, past.length * INDEPENDENT_PART);
  const parts = effectiveLeaves(expectation, lattice);
  // The spread among segments is judged by all errors: taking half of them would put it down to chance. A segment of few
  // large cells scatters more than one of many small ones.
  // What scatters within its cells scatters the more the fewer they are: Var = noise · (a + b · (μ² / cells) / noise).
  const concentration = eligible.map(({ index }) => {
    const mean = Math.max(1, expectation.mean[index * calendar.weeks + calendar.current] as number);
    return panel.exposure ? 0 : mean ** 2 / (parts[index] as number) / noiseVariance(noise, mean, 1);
  });
  const shape = fitConcentration(squares, concentration);
  const trend = fitVarianceTrend(
    squares.map((square, place) => (square === null ? null : square / (shape[place] as number))),
    Math.max(1, past.length),
    eligible.map(({ index }) => [
      Math.log(Math.max(1, expectation.mean[index * calendar.weeks + calendar.current] as number)),
      Math.log(parts[index] as number),
    ]),
    eligible.map(({ cuboid }) => cuboid),
  );
  const scales = eligible.map((_, place) => (trend.scales[place] as number) * (shape[place] as number));
  const excesses = eligible.map(({ index }, place) =>
    ofOutcomes ? excessPart(expectation, index, calendar, scales[place] as number) : 1,
  );
  // The trend's degrees of freedom are those of a segment whose part beyond chance is the usual one; one with less of it has
  // more by the square. What one with more of it lacks, its share of the site says already.
  const usualExcess = excesses.reduce((sum, excess) => sum + excess ** 2, 0) / Math.max(1, excesses.length);
  return eligible.flatMap(({ index }, place) => {
    if (!enough(expectation, index, calendar, FEWEST_EVENTS)) return [];
    const cell = index * calendar.weeks + calendar.current;
    const observed = panel.series[cell] as number;
    const expected = expectation.mean[cell] as number;
    const complement = expectation.complement[cell] as number;
    const inflation = expectation.inflation[cell] as number;
    const square = squares[place] ?? null;
    const chance = chanceOf(expectation, index, calendar);
    const excess = (excesses[place] as number) ** 2;
    const prior = {
      scale: scales[place] as number,
      degreesOfFreedom: Math.min(
        trend.degreesOfFreedom * Math.max(1, usualExcess / excess),
        OF_A_SITE / shareOfSite(panel, index, calendar) / excess,
      ),
    };
    const factor = square === null ? prior.scale : moderateVariance(square, df, prior);
    const least = ofOutcomes ? LEAST_OF_CHANCE * chance : chance;
    const variance = Math.max(varianceOfWeek(expectation, index, calendar, factor), least) * inflation;
    const statistic = surprise(panel, observed, expected, variance, cell, complement);
    const degreesOfFreedom = Math.max(1, prior.degreesOfFreedom + (square === null ? 0 : df));
    const test = {
      segment: index,
      observed,
      expected,
      deviation: Math.sqrt(variance),
      degreesOfFreedom,
      statistic,
      p: studentTwoSided(statistic, degreesOfFreedom),
      complement,
      dispersion: expected > 0 ? variance / inflation / expected : 1,
    };
    return [test];
  });
}

/**
 * Variance of a count around its mean in the analysed week. What a segment scatters beyond chance in its usual weeks it does by
 * factors: in a week of three quarters of all visits that part is (3/4)² of the usual one. `noise` cannot say so, since it
 * compares segments of all sizes: a part of it that grows with the mean is that of segments made of few cells. Taking it at its word,
 * holidays would seem to scatter more than they do, and weeks after a shock less.
 */
function varianceOfWeek(
  { panel, noise, mean, complement, weight }: Expectation,
  segment: number,
  { weeks, current, history }: Calendar,
  factor: number,
): number {
  const row = segment * weeks;
  const expected = mean[row + current] as number;
  const asExpected = factor * noiseVariance(noise, expected, complement[row + current] as number);
  if (panel.exposure) return asExpected;
  let [events, all] = [0, 0];
  for (const week of history) {
    const w = weight[row + week] as number;
    events += w * (panel.series[row + week] as number);
    all += w;
  }
  if (!(events > 0)) return asExpected;
  const usual = events / all;
  return expected + (factor * noiseVariance(noise, usual, 1) - usual) * (expected / usual) ** 2;
}

/** What independent events alone would scatter in the analysed week; none is known of a mean. */
function chanceOf({ panel, mean, complement }: Expectation, segment: number, calendar: Calendar): number {
  const cell = segment * calendar.weeks + calendar.current;
  return panel.type === 'mean' ? 0 : (mean[cell] as number) * (complement[cell] as number);
}

/** Part of a segment's variance that is not chance; all of it where nothing is left to chance. */
function excessPart(expectation: Expectation, segment: number, calendar: Calendar, scale: number): number {
  const chance = chanceOf(expectation, segment, calendar);
  const variance = varianceOfWeek(expectation, segment, calendar, scale);
  return chance > 0 ? Math.max(LEAST_EXCESS, 1 - chance / Math.max(chance, variance)) : 1;
}

/** Part of the site that a segment is in the analysed week: of its trials, or of what is counted. */
function shareOfSite(panel: Panel, segment: number, { weeks, current }: Calendar): number {
  const sizes = panel.exposure ?? panel.series;
  return Math.max(1e-9, (sizes[segment * weeks + current] as number) / (sizes[current] as number));
}

/** Normal score of what was observed in a cell of the panel's series. */
export function surprise(
  panel: Panel,
  observed: number,
  expected: number,
  variance: number,
  cell: number,
  complement: number,
): number {
  if (panel.type === 'mean') return meanSurprise(observed, expected, variance);
  if (panel.exposure && complement < 0.9)
    return shareSurprise(observed, expected, panel.exposure[cell] as number, variance);
  return countSurprise(observed, expected, variance);
}

/** Number of equal leaves that would be as concentrated as those of each segment: (Σm)² / Σm². */
function effectiveLeaves(expectation: Expectation, lattice: Lattice): Float64Array {
  const sums = new Float64Array(lattice.segments.length);
  const squares = new Float64Array(lattice.segments.length);
  for (const { segmentOfLeaf } of lattice.cuboids)
    for (let leaf = 0; leaf < lattice.leaves; leaf++) {
      const segment = segmentOfLeaf[leaf] as number;
      if (segment < 0) continue;
      const mean = expectation.expectedLeaves[leaf] as number;
      sums[segment] = (sums[segment] as number) + mean;
      squares[segment] = (squares[segment] as number) + mean * mean;
    }
  return sums.map((sum, segment) => Math.max(1, sum > 0 ? (sum * sum) / (squares[segment] as number) : 1));
}

function enough(expectation: Expectation, segment: number, calendar: Calendar, fewest: number): boolean {
  const cell = segment * calendar.weeks + calendar.current;
  const expected = expectation.mean[cell] as number;
  if (!Number.isFinite(expected)) return false;
  const { panel } = expectation;
  if (panel.exposure) {
    const trials = panel.exposure[cell] as number;
    if (panel.type === 'mean') return trials >= FEWEST_TRIALS_OF_A_MEAN && expected > 0;
    const others =
      (expectation.complement[cell] as number) < 0.9 ? trials - expected : Number.POSITIVE_INFINITY;
    return expected >= fewest && others >= fewest;
  }
  return expected >= fewest || (panel.series[cell] as number) >= NEW_EVENTS;
}

/**
 * Mean squared standardized one-step error of the segment's past; null when it has none. With four errors or more, one
 * beyond 3.5 times the segment's own median spread is pulled in: an accident of the past must not blind for the future,
 * but a segment that is always wild keeps all of its spread.
 */
function ownSquare(
  expectation: Expectation,
  segment: number,
  past: readonly number[],
  calendar: Calendar,
): number | null {
  const errors: number[] = [];
  for (const t of past) {
    const cell = segment * calendar.weeks + t;
    const mean = expectation.mean[cell] as number;
    if (!(mean > 0)) continue;
    const seen = expectation.panel.series[cell] as number;
    const usual = meanOfBoth(mean, seen, weeksBefore(calendar, t, BASELINE_WEEKS).length);
    const variance = noiseVariance(expectation.noise, usual, expectation.complement[cell] as number);
    errors.push(Math.abs(seen - mean) / Math.sqrt(variance * (expectation.inflation[cell] as number)));
  }
  if (errors.length === 0) return null;
  const limit = errors.length < 4 ? Number.POSITIVE_INFINITY : 3.5 * Math.max(1, 1.4826 * median(errors));
  return errors.reduce((sum, error) => sum + Math.min(limit, error) ** 2, 0) / errors.length;
}
