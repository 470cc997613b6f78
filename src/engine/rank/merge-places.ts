import { viewSegment } from '../attribute/segment-view.ts';
import type { Candidate } from '../localize/explain-levels.ts';
import { leavesOf, relation, sumOver } from '../localize/leaf-set.ts';
import { canTell } from '../localize/segment-in.ts';
import { panelOf } from '../panel-of.ts';
import type { Run, RunPanel } from '../prepare-run.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { daysOf } from './days-of.ts';
import { isPartOf } from './part-of-change.ts';

/** Causes of one place, the strongest in front. */
export interface Place extends Candidate {
  /** p of the strongest, weighted by its family. */
  readonly scaled: number;
  readonly merged: readonly Hypothesis[];
}

/** Two segments that share so much of their volume are one place. */
const SAME_PLACE = 0.8;
/** Adjusted p of a change that needs no more weighing. */
const BEYOND_DOUBT = 1e-3;
/** Changes in two tables that cannot be laid over one another are one when they are of like size … */
const LIKE_SIZE = 0.5;
/** … and their days went alike. */
const LIKE_DAYS = 0.5;

/** Strongest first; a weaker cause at the same place joins it. */
export function mergePlaces(
  runs: readonly Run[],
  causes: readonly Candidate[],
  scaledOf: (candidate: Candidate) => number,
): readonly Place[] {
  const metrics = [...new Set(runs.flatMap(({ panels }) => panels.map(({ plan }) => plan.metric)))];
  const order = new Map(metrics.map((metric, index) => [metric, index]));
  const ranked = [...causes].sort(
    (a, b) =>
      scaledOf(a) - scaledOf(b) ||
      (order.get(a.hypothesis.metric) ?? 99) - (order.get(b.hypothesis.metric) ?? 99) ||
      runs.indexOf(a.hypothesis.run) - runs.indexOf(b.hypothesis.run) ||
      a.hypothesis.segment - b.hypothesis.segment,
  );
  const places: (Candidate & { scaled: number; merged: Hypothesis[] })[] = [];
  for (const candidate of ranked) {
    const { hypothesis } = candidate;
    const same = places.find((other) => samePlace(other.hypothesis, hypothesis));
    const place = { ...candidate, scaled: scaledOf(candidate), merged: [] };
    if (!same) {
      const part = places.find(
        (other) => place.scaled <= BEYOND_DOUBT && isPartOf(other.hypothesis, hypothesis),
      );
      if (!part) places.push(place);
      else places[places.indexOf(part)] = { ...place, merged: [part.hypothesis, ...part.merged] };
    } else if (saysItSimpler(place, same))
      places[places.indexOf(same)] = { ...place, merged: [same.hypothesis, ...same.merged] };
    else same.merged.push(hypothesis);
  }
  return places;
}

/** A member of one dimension says the same in fewer words than a pair, where it is as large and beyond all doubt as well. */
function saysItSimpler(one: Pick<Place, 'hypothesis' | 'scaled'>, other: Place): boolean {
  if (one.hypothesis.run === other.hypothesis.run || one.hypothesis.metric !== other.hypothesis.metric)
    return false;
  const depth = ({ hypothesis }: Pick<Place, 'hypothesis'>) => Object.keys(membersOf(hypothesis)).length;
  const size = sizeOf(one.hypothesis) / sizeOf(other.hypothesis);
  return depth(one) < depth(other) && one.scaled <= BEYOND_DOUBT && size >= SAME_PLACE;
}

function samePlace(a: Hypothesis, b: Hypothesis): boolean {
  if (a.run !== b.run) return sameChange(a, b) || isPartOf(b, a);
  const { run } = a;
  if (a.segment === b.segment) return true;
  if (relation(run.lattice, a.segment, b.segment) === 'disjoint') return false;
  const [one, two] = [leavesOf(run.lattice, a.segment), leavesOf(run.lattice, b.segment)];
  return [a.metric, b.metric].some((metric) => {
    const expected = panelOf(run, metric)?.expectation().expectedLeaves;
    if (!expected) return false;
    const both = sumOver(expected, one, two);
    return both > SAME_PLACE * (sumOver(expected, one) + sumOver(expected, two) - both);
  });
}

/**
 * Whether two tables seem to show one change: a landing page and a country fell by as many sessions on the same days. No table
 * has both dimensions, so this is a likeness and no proof; the weaker one is told beside the stronger.
 */
function sameChange(a: Hypothesis, b: Hypothesis): boolean {
  if (a.metric !== b.metric || a.segment === 0 || b.segment === 0) return false;
  if ((a.trend === null) !== (b.trend === null)) return false;
  // Where both can be laid over one another, that was done and they are two.
  if (canTell(a.run, b) || canTell(b.run, a)) return false;
  const [one, two] = [membersOf(a), membersOf(b)];
  if (Object.keys(one).some((id) => two[id] !== undefined && two[id] !== one[id])) return false;
  const [sizeA, sizeB] = [sizeOf(a), sizeOf(b)];
  const ratio = sizeA / sizeB;
  if (!(ratio >= LIKE_SIZE && ratio <= 1 / LIKE_SIZE)) return false;
  return a.trend !== null || correlation(dayChanges(a), dayChanges(b)) >= LIKE_DAYS;
}

function membersOf({ run, segment }: Hypothesis): Readonly<Record<string, string>> {
  return run.lattice.segments[segment]?.segment ?? {};
}

/** Change in counts of the panel: of a rate, in events. */
function sizeOf({ level, observed, expected }: Hypothesis): number {
  return level ? level.observed - level.expected : observed - expected;
}

function dayChanges(hypothesis: Hypothesis): readonly number[] {
  const { run, metric, segment, expected } = hypothesis;
  const panel = panelOf(run, metric) as RunPanel;
  return daysOf(run, viewSegment(run, panel, segment, expected), hypothesis).map(
    (day) => (day.observed ?? 0) - (day.expected ?? 0),
  );
}

/** Around zero, not around the mean: seven days that are all down by as much are alike. */
function correlation(a: readonly number[], b: readonly number[]): number {
  let [ab, aa, bb] = [0, 0, 0];
  a.forEach((x, place) => {
    const y = b[place] as number;
    ab += x * y;
    aa += x * x;
    bb += y * y;
  });
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0;
}
