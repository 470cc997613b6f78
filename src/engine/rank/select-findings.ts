import type { TestedNode } from '../finding.ts';
import { explainSegments } from '../localize/explain-segments.ts';
import { explainTrends } from '../localize/explain-trends.ts';
import { leavesOf, relation, sumOver } from '../localize/leaf-set.ts';
import type { Run } from '../prepare-run.ts';
import { falseDiscoveryRates } from '../tests/false-discovery.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { changedInItself } from '../tests/own-change.ts';
import { studentTwoSided } from '../tests/student-t.ts';

/** A hypothesis that stands for itself, with what it explains. */
export interface Selected {
  readonly hypothesis: Hypothesis;
  /** False discovery rate over the findings (focused), not over all nodes. */
  readonly q: number;
  readonly strength: { readonly own: number; readonly rival: number } | null;
  /** Other metrics of the same place. */
  readonly merged: readonly Hypothesis[];
}

export interface Selection {
  readonly selected: readonly Selected[];
  /** q and verdict of every test, in the order of the hypotheses. */
  readonly q: Float64Array;
  readonly verdicts: readonly TestedNode['verdict'][];
}

type Verdict = TestedNode['verdict'];

/**
 * In a week where nothing happened, anything at all is claimed with at most 5 % probability: 2 % for claims about the whole
 * site, 3 % for claims about its segments. The two are gated apart, because a holiday that moves the whole site must not
 * open the door to claims about segments.
 */
const GATES = { site: 0.02, segments: 0.03 } as const;
/** Two segments that share so much of their volume are one place. */
const SAME_PLACE = 0.8;
/** Raw revenue as unusual as this would have been reported by a product that looks at it alone. */
const UNUSUAL = 0.05;
const MOST_FINDINGS = 10;

/**
 * From tests to findings.
 *
 * 1. Gates: the smallest q of the tests of the site, and of those of segments, must pass (Simes, tiers weighted).
 * 2. Tests with q ≤ the wanted rate are reduced to causes, metric by metric; the site stands for itself only if it still
 *    moved with the causes taken out.
 * 3. Causes of the same place in several metrics become one.
 * 4. Focused Benjamini–Hochberg (Katsevich, Sabatti & Bogomolov 2021): the rate is controlled over what is left after the
 *    reduction, p·m / |findings| ≤ q, not over the many correlated nodes that were significant before it.
 */
export function selectFindings(run: Run, hypotheses: readonly Hypothesis[], rate: number): Selection {
  const q = falseDiscoveryRates(hypotheses);
  const verdicts: Verdict[] = hypotheses.map(() => 'not_significant');
  const place = new Map(hypotheses.map((hypothesis, index) => [hypothesis, index]));
  const mark = (hypothesis: Hypothesis, verdict: Verdict) => {
    verdicts[place.get(hypothesis) as number] = verdict;
  };
  // Revenue as it is tells of single orders as long as revenue with its outlying orders at the cap does not move.
  for (const hypothesis of hypotheses)
    if (hypothesis.name === 'raw_revenue_t' && hypothesis.p <= UNUSUAL) mark(hypothesis, 'guarded');
  const opened = new Set(familiesOpened(hypotheses));
  const significant = hypotheses.filter(
    (hypothesis, index) => (q[index] as number) <= rate && opened.has(familyOf(hypothesis)),
  );
  if (significant.length === 0) return { selected: [], q, verdicts };

  const causes: Candidate[] = [];
  for (const panel of run.panels) {
    const metric = panel.plan.metric;
    const own = significant.filter((hypothesis) => {
      if (hypothesis.metric !== metric || hypothesis.level === null) return false;
      const changed = changedInItself(run, panel, hypothesis.level);
      if (!changed) mark(hypothesis, 'explained_by_parent');
      return changed;
    });
    const bySegment = new Map(own.map((hypothesis) => [hypothesis.segment, hypothesis]));
    const level = Math.max(...own.map(({ p }) => p), 0);
    const found = explainSegments(
      panel.expectation(),
      run.lattice,
      run.calendar.current,
      own.map(({ level: test }) => test as NonNullable<Hypothesis['level']>),
      level,
    );
    for (const cause of found) {
      causes.push({
        hypothesis: bySegment.get(cause.test.segment) as Hypothesis,
        strength: { own: cause.strength, rival: cause.rivalStrength },
      });
      for (const { segment, verdict } of cause.explains) mark(bySegment.get(segment) as Hypothesis, verdict);
    }
    for (const site of significant.filter(
      (hypothesis) => hypothesis.metric === metric && hypothesis.tier === 'site',
    ))
      if (
        stillMoved(
          site,
          causes.filter(({ hypothesis }) => hypothesis.metric === metric),
          panelUnit(run, metric),
          rate / hypotheses.length,
        )
      )
        causes.push({ hypothesis: site, strength: null });
      else mark(site, 'explained_by_child');
  }
  for (const hypothesis of significant) {
    if (hypothesis.tier !== 'site' || run.panels.some(({ plan }) => plan.metric === hypothesis.metric))
      continue;
    // Users follow visits: what the causes of the visits hold of the site, they hold of its users.
    const volume = causes.filter((cause) => cause.hypothesis.metric === run.volume);
    const visits = panelOf(run, run.volume).site[run.calendar.current] as number;
    if (stillMoved(hypothesis, volume, visits / hypothesis.observed, rate / hypotheses.length))
      causes.push({ hypothesis, strength: null });
    else mark(hypothesis, 'explained_by_child');
  }
  const trends = explainTrends(
    run,
    significant.filter(({ tier }) => tier === 'trend'),
  );
  for (const { hypothesis, verdict } of trends.explained) mark(hypothesis, verdict);
  for (const hypothesis of trends.kept) causes.push({ hypothesis, strength: null });

  const merged = mergePlaces(run, causes, weightsOf(hypotheses));
  for (const { merged: others } of merged) for (const other of others) mark(other, 'duplicate');
  // Focused: the r-th finding of its family must pass scaled p ≤ rate · r.
  const selected: Selected[] = [];
  for (const family of ['site', 'segments'] as const) {
    const own = merged.filter(({ hypothesis }) => familyOf(hypothesis) === family);
    let least = 1;
    for (let rank = own.length; rank >= 1; rank--) {
      const candidate = own[rank - 1] as (typeof own)[number];
      least = Math.min(least, candidate.scaled / rank);
      if (least <= rate) selected.push({ ...candidate, q: least });
    }
  }
  selected.sort((x, y) => x.q - y.q || x.hypothesis.p - y.hypothesis.p);
  const kept = selected.slice(0, MOST_FINDINGS);
  for (const { hypothesis } of kept) mark(hypothesis, 'kept');
  return { selected: kept, q, verdicts };
}

interface Candidate {
  readonly hypothesis: Hypothesis;
  readonly strength: Selected['strength'];
}

type Family = keyof typeof GATES;

function familyOf({ segment, tier }: Hypothesis): Family {
  return segment === 0 && tier === 'site' ? 'site' : 'segments';
}

function familiesOpened(hypotheses: readonly Hypothesis[]): readonly Family[] {
  return (['site', 'segments'] as const).filter((family) => {
    const own = hypotheses.filter((hypothesis) => familyOf(hypothesis) === family);
    return falseDiscoveryRates(own).some((value) => value <= GATES[family]);
  });
}

/** p times (tests of its tier · tiers of its family): its Bonferroni-adjusted value in the weighted family. */
function weightsOf(hypotheses: readonly Hypothesis[]): (hypothesis: Hypothesis) => number {
  const sizes = new Map<string, number>();
  for (const { tier } of hypotheses) sizes.set(tier, (sizes.get(tier) ?? 0) + 1);
  const tiers = (family: Family) =>
    new Set(hypotheses.filter((one) => familyOf(one) === family).map(({ tier }) => tier)).size;
  const counts = { site: tiers('site'), segments: tiers('segments') };
  return (hypothesis) => hypothesis.p * (sizes.get(hypothesis.tier) as number) * counts[familyOf(hypothesis)];
}

/** Whether the site differs from its past with the causes inside it taken out. */
function stillMoved(site: Hypothesis, causes: readonly Candidate[], trials: number, level: number): boolean {
  if (causes.length === 0) return true;
  const excess = causes.reduce(
    (sum, { hypothesis: { level: test } }) => sum + (test ? test.observed - test.expected : 0),
    0,
  );
  const rest = site.observed - excess / trials;
  if (rest <= 0) return false;
  const relative = site.deviation / site.expected;
  return (
    studentTwoSided(Math.log(rest / site.expected) / relative, site.degreesOfFreedom) <= Math.max(level, 0.01)
  );
}

/** How many counts of the segment tests make one unit of the site metric: its trials for rates, 1 / scale for money. */
function panelUnit(run: Run, metric: string): number {
  const panel = panelOf(run, metric);
  if (panel.denominator) return panel.denominator.weeks[run.calendar.current] as number;
  return 1 / panel.expectation().panel.scale;
}

function panelOf(run: Run, metric: string): Run['panels'][number] {
  return run.panels.find(({ plan }) => plan.metric === metric) as Run['panels'][number];
}

/** Strongest first; a weaker cause at the same place joins it. */
function mergePlaces(run: Run, causes: readonly Candidate[], scaledOf: (hypothesis: Hypothesis) => number) {
  const order = new Map(run.panels.map(({ plan }, index) => [plan.metric, index]));
  const ranked = [...causes].sort(
    (a, b) =>
      scaledOf(a.hypothesis) - scaledOf(b.hypothesis) ||
      (order.get(a.hypothesis.metric) ?? 99) - (order.get(b.hypothesis.metric) ?? 99) ||
      a.hypothesis.segment - b.hypothesis.segment,
  );
  const places: {
    hypothesis: Hypothesis;
    strength: Selected['strength'];
    scaled: number;
    merged: Hypothesis[];
  }[] = [];
  for (const { hypothesis, strength } of ranked) {
    const same = places.find((other) => samePlace(run, other.hypothesis, hypothesis));
    if (same) same.merged.push(hypothesis);
    else places.push({ hypothesis, strength, scaled: scaledOf(hypothesis), merged: [] });
  }
  return places;
}

function samePlace(run: Run, a: Hypothesis, b: Hypothesis): boolean {
  if (a.segment === b.segment) return true;
  if (relation(run.lattice, a.segment, b.segment) === 'disjoint') return false;
  const [one, two] = [leavesOf(run.lattice, a.segment), leavesOf(run.lattice, b.segment)];
  return [a.metric, b.metric].some((metric) => {
    const expected = run.panels.find(({ plan }) => plan.metric === metric)?.expectation().expectedLeaves;
    if (!expected) return false;
    const both = sumOver(expected, one, two);
    return both > SAME_PLACE * (sumOver(expected, one) + sumOver(expected, two) - both);
  });
}
